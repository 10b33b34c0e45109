/** What is remembered of entries changes nothing that is found, and spares reading the entries again. */
import { expect, test } from 'vitest'
import { lint, type RemarkMemory } from '../../src/lint/lint.ts'
import { prepare } from '../../src/publish/prepare.ts'
import type { Term } from '../../src/schema/term.ts'
import { LIBRARY, libraryTerms } from '../library.ts'

const TODAY = '2026-11-24'

type Known = NonNullable<ReturnType<RemarkMemory['get']>>

function memory(): RemarkMemory & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    get: slug => (kept.has(slug) ? (JSON.parse(kept.get(slug) ?? '') as Known) : undefined),
    set: (slug, remarks) => kept.set(slug, JSON.stringify(remarks)),
  }
}

/** The library with what the rules about several entries look for. */
function alike(): readonly Term[] {
  const terms = libraryTerms()
  const [first, second, third, fourth] = terms
  if (!first || !second || !third || !fourth) throw new Error('The library is too small.')
  const [paragraph = ''] = first.en.explanation
  const other = new Map<string, Term>([
    [second.slug, { ...second, en: { ...second.en, explanation: [paragraph, ...second.en.explanation.slice(1)] } }],
    [third.slug, { ...third, es: { ...third.es, tagline: first.es.tagline } }],
    [fourth.slug, { ...fourth, en: { ...fourth.en, analogy: first.en.analogy } }],
  ])
  return terms.map(term => other.get(term.slug) ?? term)
}

test('Findings are the same with a memory, without one, and after a change.', () => {
  const terms = alike()
  const found = lint(terms, TODAY)
  const rules = new Set(found.map(({ rule }) => rule))
  for (const rule of ['repeated-sentence', 'duplicate-tagline', 'analogy-shape']) expect([...rules]).toContain(rule)
  const remembered = memory()
  expect(lint(terms, TODAY, remembered)).toEqual(found)
  expect(lint(terms, TODAY, remembered)).toEqual(found)

  const [, second] = terms
  const before = libraryTerms()
  remembered.kept.delete(second?.slug ?? '')
  const mended = terms.map((term, i) => (i === 1 ? (before[1] ?? term) : term))
  expect(lint(mended, TODAY, remembered)).toEqual(lint(mended, TODAY))
})

test('An entry that is remembered, and like no other, is not read again.', () => {
  const terms = libraryTerms()
  const remembered = memory()
  lint(terms, TODAY, remembered)
  let read = 0
  const watched = terms.map(term => {
    const imageAlt = {
      get: () => {
        read++
        return term.en.imageAlt
      },
    }
    return { ...term, en: Object.defineProperty({ ...term.en }, 'imageAlt', imageAlt) }
  })
  lint(watched, TODAY, remembered)
  expect(read).toBeLessThan(terms.length / 4)
})

test('Paths of the artifacts do not depend on what relates the entries.', () => {
  const paths = (related: boolean) =>
    [...(prepare(LIBRARY, { related, cards: true }).prepared?.artifacts() ?? [])].map(({ path }) => path)
  expect(paths(false).length).toBeGreaterThan(100)
  expect(paths(false)).toEqual(paths(true))
})

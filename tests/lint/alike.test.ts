/** Rules that compare entries. */
import { expect, test } from 'vitest'
import { lint } from '../../src/lint/lint.ts'
import type { Term } from '../../src/schema/term.ts'
import { libraryTerms } from '../library.ts'

const TODAY = '2026-11-24'

/** Some entries of the library. */
const terms = libraryTerms().slice(0, 8)

/** The same with what the rules about several entries look for. */
function alike(): readonly Term[] {
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

test('Entries that are alike are found, and an entry is read once for as long as it is the same.', () => {
  const faulty = alike()
  const found = lint(faulty, TODAY)
  const rules = new Set(found.map(({ rule }) => rule))
  for (const rule of ['repeated-sentence', 'duplicate-tagline', 'analogy-shape']) expect([...rules]).toContain(rule)
  expect(lint(faulty, TODAY)).toEqual(found)

  const once = faulty.map((term, i) => (i === 1 ? (terms[1] ?? term) : term))
  expect(lint(once, TODAY)).toEqual(lint(structuredClone(once), TODAY))
  expect(lint(once, TODAY)).not.toEqual(found)
})

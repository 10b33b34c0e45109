/** Files that are joined from pieces of terms have the same text, whatever is remembered; only changed pieces are made. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { noted } from '../../src/model/dictionary/noting.ts'
import type { Artifact } from '../../src/model/views/artifact.ts'
import { contentOf } from '../../src/model/views/artifact.ts'
import { guardCache } from '../../src/publish/store/cache-guard.ts'
import { digestsOfTerm } from '../../src/publish/store/facet-digests.ts'
import { withPieces } from '../../src/publish/store/pieces.ts'
import { openStore } from '../../src/publish/store/store.ts'
import type { Term } from '../../src/schema/term.ts'
import { makeTerm } from '../make.ts'

const cache = () => mkdtempSync(join(tmpdir(), 'palabit-pieces-'))

/** What a build makes of the terms, and the terms whose pieces it made. */
function made(terms: readonly Term[], folder: string) {
  const fresh: string[] = []
  const of = (term: { readonly slug: string; readonly en: { readonly title: string } }): string => {
    fresh.push(term.slug)
    return `${term.slug}: ${term.en.title}\tñ`
  }
  const texts = (pieces: readonly string[]) => `${pieces.join('\n')}\n`
  const artifact: Artifact = {
    path: 'search/en.json',
    origin: 'a test',
    pieces: { terms: terms.map(noted), of, join: texts },
    render: () => texts(terms.map(of)),
  }
  const digests = new Map(terms.map(term => [term.slug, digestsOfTerm(term)]))
  const shared = openStore(folder, guardCache(folder))?.shared('pieces')
  const kept = withPieces(
    artifact,
    shared?.jobFor(0),
    slug => digests.get(slug) ?? '',
    report => shared?.save([report]),
  )
  const text = contentOf(kept)
  const own = [...fresh]
  expect(text).toBe(contentOf(artifact))
  return own
}

const [a, b, c] = ['a', 'b', 'c'].map(slug => makeTerm(slug)) as [Term, Term, Term]

test('Only terms whose facets have changed, and new ones, are made anew.', () => {
  const folder = cache()
  expect(made([a, b], folder)).toEqual(['a', 'b'])
  expect(made([a, b], folder)).toEqual([])
  expect(made([b, a, c], folder)).toEqual(['c'])
  const edited = { ...b, en: { ...b.en, title: 'Other' }, es: { ...b.es, title: 'Otro' } }
  expect(made([a, edited, c], folder)).toEqual(['b'])
  expect(made([a, { ...edited, es: b.es }, c], folder)).toEqual([])
  expect(made([c], folder)).toEqual([])
})

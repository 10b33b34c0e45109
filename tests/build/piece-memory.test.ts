/** Files that are joined from pieces of terms have the same text, whatever is remembered; only changed pieces are made. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Artifact } from '../../src/model/artifact.ts'
import { contentOf } from '../../src/model/artifact.ts'
import { digestsOfTerm } from '../../src/publish/store/facet-digests.ts'
import { withMemory } from '../../src/publish/store/piece-memory.ts'
import type { Term } from '../../src/schema/term.ts'
import { makeTerm } from '../make.ts'

const cache = () => mkdtempSync(join(tmpdir(), 'palabit-pieces-'))

/** What a build makes of the terms, and the terms whose pieces it made. */
function made(terms: readonly Term[], folder: string, version = '1') {
  const fresh: string[] = []
  const of = (term: { readonly slug: string; readonly en: { readonly title: string } }): string => {
    fresh.push(term.slug)
    return `${term.slug}: ${term.en.title}\tñ`
  }
  const texts = (pieces: readonly string[]) => `${pieces.join('\n')}\n`
  const artifact: Artifact = {
    path: 'search/en.json',
    origin: 'a test',
    pieces: { terms, facets: ['facts', 'en names'], of, join: texts },
    render: () => texts(terms.map(of)),
  }
  const digests = new Map(terms.map(term => [term.slug, digestsOfTerm(term)]))
  const text = contentOf(withMemory(artifact, folder, version, slug => digests.get(slug) ?? ''))
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
  expect(made([a, c], folder)).toEqual(['a'])
})

test('Another version of the code makes all anew.', () => {
  const folder = cache()
  made([a, b], folder)
  expect(made([a, b], folder, '2')).toEqual(['a', 'b'])
})

test('A damaged memory is noticed.', () => {
  const folder = cache()
  made([a, b], folder)
  const path = join(folder, readdirSync(folder)[0] ?? '')
  const text = readFileSync(path, 'utf8')
  for (const damaged of [text.replace('a: a', 'a: x'), text.slice(0, -4), '', 'x']) {
    writeFileSync(path, damaged)
    expect(made([a, b], folder)).toEqual(['a', 'b'])
  }
})

test('A memory that cannot be used is done without.', () => {
  const file = join(cache(), 'a-file')
  writeFileSync(file, '')
  expect(made([a, b], join(file, 'folder'))).toEqual(['a', 'b'])
})

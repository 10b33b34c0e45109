/** The search file, and the file of names. */
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../src/schema/language.ts'
import { makeIndexFile, makeNamesFile } from '../../src/search/build-index.ts'
import { joinFiles } from '../../src/search/index-format.ts'
import { openSearch } from '../../src/search/index-searcher.ts'
import { libraryTerms } from '../library.ts'
import { makeTerm } from '../make.ts'
import { makeDictionary } from '../model/make-dictionary.ts'
import { fileOfCorpus, slugsFor } from './make-search.ts'

const odd = makeTerm('odd', {
  en: { title: '"Odd" \\ one', aliases: [], keywords: ['of the', 'more | less', 'a b c c'], tagline: 'C++ and C#.' },
  es: { title: 'Año (AÑO)', keywords: ['ñandú', 'dos palabras', '—'] },
})
const dictionary = makeDictionary([...libraryTerms(), odd, makeTerm('bare', { formerSlugs: ['naked'] })])

test.for(LANGUAGES)('A file of odd entries is read as it was written, with its comparison, in %s.', language => {
  const comparisons = [
    { terms: ['bare', 'odd'] as const, difference: 'One is "not" the other.', path: '/x/', title: 'A & B' },
  ]
  const terms = [odd, makeTerm('bare')]
  const search = openSearch(fileOfCorpus({ terms, related: () => ['odd'], comparisons }, language))
  expect(search.card('odd')?.title).toBe(odd[language].title)
  expect(search.card('bare')?.related).toEqual(['odd'])
  expect(odd[language].keywords.filter(keyword => slugsFor(search, keyword).includes('odd'))).not.toEqual([])
  expect(search.find('bare vs odd', { limit: 2, offset: 0 }).comparison?.title).toBe('A & B')
})

test.for(LANGUAGES)('What names decide is the same in the file of names, in %s.', language => {
  const corpus = { terms: dictionary.byTitle(language), related: () => [] }
  const whole = openSearch(fileOfCorpus(corpus, language))
  const names = openSearch(JSON.parse(makeNamesFile(corpus.terms, language)))
  for (const term of dictionary.terms) {
    const { title, aliases } = term[language]
    for (const name of [term.slug, title, ...aliases]) {
      const decided = ({ find }: typeof whole) =>
        find(name, { limit: 3, offset: 0 }).hits.flatMap(({ slug, match }) => (match === 'words' ? [] : [slug]))
      expect([name, decided(names)[0]]).toEqual([name, decided(whole)[0]])
    }
  }
})

test('Queries are indexed like keywords.', () => {
  const terms = [makeTerm('a'), makeTerm('b')]
  const queries = (slug: string) => (slug === 'a' ? ['gizmo for a gadget'] : [])
  expect(slugsFor(openSearch(fileOfCorpus({ terms, related: () => [], queries }, 'en')), 'gadgets gizmo')).toEqual([
    'a',
  ])
})

test('Files of two builds are not opened together.', () => {
  const [one, other] = [makeTerm('a'), makeTerm('a', { en: { title: 'Another' } })].map(term => [term])
  const names = JSON.parse(makeNamesFile(one ?? [], 'en'))
  const index = JSON.parse(makeIndexFile({ terms: other ?? [], related: () => [] }, 'en'))
  expect(() => joinFiles(names, index)).toThrow('two builds')
})

/**
 * How fast and how large search is: making a file, opening it, asking it. Prints what it measured as JSON.
 * Arguments: a content folder, and a language (en).
 */
import { gzipSync } from 'node:zlib'
import type { Language } from '../../src/schema/language.ts'
import { makeIndexFile, makeNamesFile } from '../../src/search/build-index.ts'
import { joinFiles } from '../../src/search/index-format.ts'
import { openSearch } from '../../src/search/index-searcher.ts'
import { loadContent } from '../../src/source/load-content.ts'
import { makeDictionary } from '../model/make-dictionary.ts'

const [content = '', language = 'en'] = process.argv.slice(2) as [string?, Language?]
const dictionary = makeDictionary(loadContent(content).terms)
const corpus = {
  terms: dictionary.byTitle(language),
  related: (slug: string) => dictionary.related(slug).map(term => term.slug),
}
const page = { limit: 10, offset: 0 }
const names = makeNamesFile(corpus.terms, language)
const [json, making] = timed(() => makeIndexFile(corpus, language))
const [search, opening] = timed(() => {
  const opened = openSearch(joinFiles(JSON.parse(names), JSON.parse(json)))
  opened.find('first', page)
  return opened
})
const queries = questions()
for (const query of queries) search.find(query, page)
const [asked, asking] = timed(() => {
  let count = 0
  const until = performance.now() + 2_000
  for (; performance.now() < until; count++) search.find(queries[count % queries.length] ?? '', page)
  return count
})
const slowest = Math.max(...queries.map(query => timed(() => search.find(query, page))[1]))
const [, near] = timed(() => queries.map(query => search.didYouMean(query)))

process.stdout.write(
  JSON.stringify({
    terms: dictionary.terms.length,
    fields: Object.keys((JSON.parse(json) as { index: object }).index),
    bytes: Buffer.byteLength(json),
    gzip: gzipSync(json).length,
    makingMs: Math.round(making),
    openingMs: Math.round(opening),
    queriesPerSecond: Math.round((asked / asking) * 1000),
    slowestMs: Math.round(slowest * 10) / 10,
    nearMs: Math.round((near / queries.length) * 100) / 100,
  }),
)

/** Titles, the beginnings of titles, titles with a slip of the pen, and pieces of taglines, of 100 entries. */
function questions(): readonly string[] {
  const step = Math.max(1, Math.floor(dictionary.terms.length / 100))
  return dictionary.terms
    .filter((_, i) => i % step === 0)
    .flatMap(term => {
      const { title, tagline } = term[language]
      const middle = Math.floor(title.length / 2)
      const slip = title.slice(0, middle) + title.slice(middle + 1)
      return [title, title.slice(0, 5), slip, tagline.split(' ').slice(2, 8).join(' ')]
    })
}

function timed<Value>(make: () => Value): readonly [Value, number] {
  const started = performance.now()
  return [make(), performance.now() - started]
}

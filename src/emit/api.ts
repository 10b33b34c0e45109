/** The JSON API: the index, the list of all terms, and each entry by itself and in the JSON Lines. */

import type { Site } from '../model/dictionary/site.ts'
import { apiEntry, apiListedTerm } from '../model/views/api-entry.ts'
import { ITEMS_ALONE, type Stream, type TermEmitter } from '../model/views/artifact.ts'
import type { TermPageInput } from '../model/views/term-page-input.ts'
import { absolute, file, fileOf, markdownOf, page } from '../model/web/address.ts'
import type { ApiIndex } from '../schema/api-responses.ts'
import { SUBJECTS } from '../schema/bounds.ts'
import { oncePer } from '../text/memoize.ts'
import { artifact, indented, oneFile } from './make-artifact.ts'

export const entries: TermEmitter = function* emit(input, site) {
  const { slug } = input.term
  yield artifact(file.entry(slug), `the term "${slug}"`, () => lineOf(input)(site))
}

/** A term a line, which is kind to diffs. */
export const list: Stream = {
  path: fileOf(file.list),
  origin: 'the list of terms',
  head(dictionary, site) {
    const head = {
      name: site.name,
      count: dictionary.terms.length,
      generated: site.generated,
      subjects: Object.fromEntries(SUBJECTS.map(subject => [subject, site.subjects[subject]])),
    }
    return `${JSON.stringify(head).slice(0, -1)},"terms":[`
  },
  item: ({ term }, site) => `\n${JSON.stringify(apiListedTerm(term, site))}`,
  between: ',',
  tail: '\n]}\n',
}

/** The index, for clients that know only its address. */
export const apiIndex = oneFile(file.apiIndexFile, 'the index of the API', (_, site) => indented(indexOf(site)))

export function indexOf(site: Site): ApiIndex {
  const link = (rel: string, path: string, type: string, title: string) => ({
    ...{ rel, href: absolute(site, path), type, title },
    ...(path.includes('{') && { templated: true }),
  })
  return {
    name: site.name,
    links: [
      link('self', file.apiIndex, 'application/json', 'This index'),
      link('item', file.list, 'application/json', 'Every term with its one-line definition'),
      ...(site.edge ? [link('item', `${file.list}{?limit,cursor}`, 'application/json', 'The same, page by page')] : []),
      link('item', file.entry('{slug}'), 'application/json', 'One term, whole'),
      ...(site.edge
        ? [link('search', `${file.searchApi}{?q,lang,subject,level,limit,offset}`, 'application/json', 'Search')]
        : []),
      link('service-desc', file.openapi, 'application/json', 'OpenAPI description'),
      link('service-doc', page.developers('en'), 'text/html', 'Developer guide'),
      link('service-doc', markdownOf(page.developers('en')), 'text/markdown', 'Developer guide'),
      link('service-meta', file.llms('en'), 'text/plain', 'Guide for AI agents'),
      { rel: 'license', href: site.license.url, type: 'text/html', title: site.license.name },
    ],
  }
}

/** A whole entry, cached because two files contain it. */
const lineOf = oncePer((input: TermPageInput) => oncePer((site: Site) => `${JSON.stringify(apiEntry(input, site))}\n`))

/** One entry a line, with the same bytes as its own file. */
export const jsonLines: Stream = {
  ...ITEMS_ALONE,
  path: fileOf(file.jsonLines),
  origin: 'the download of all entries',
  item: (input, site) => lineOf(input)(site),
}

/** The JSON API: the list of all terms, and one entry a term. Field order is fixed by the order of writing here. */
import { file, fileOf } from '../model/address.ts'
import type { Stream, TermEmitter } from '../model/artifact.ts'
import { type Addresses, partsOf } from '../model/site.ts'
import { apiEntry, apiListedTerm } from '../pages/api-entry.ts'
import { SUBJECTS } from '../schema/bounds.ts'

export const entries: TermEmitter<Addresses> = {
  ground: site => partsOf(site).addresses,
  *emit(input, addresses) {
    const { term, related } = input
    yield {
      path: fileOf(file.entry(term.slug)),
      origin: `the term "${term.slug}"`,
      render: () => `${JSON.stringify(apiEntry(term, related, addresses, input))}\n`,
    }
  },
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

/** The JSON API: the list of all terms, and one entry a term. Field order is fixed by the order of writing here. */
import { file } from '../model/address.ts'
import type { Artifact, Pieces } from '../model/artifact.ts'
import type { Dictionary } from '../model/dictionary.ts'
import { entryOf, listed } from '../model/entry.ts'
import type { Site } from '../model/site.ts'
import { SUBJECTS } from '../schema/bounds.ts'

export function* api(dictionary: Dictionary, site: Site): Iterable<Artifact> {
  yield { path: file.list.slice(1), origin: 'the list of terms', render: () => listOf(dictionary, site) }
  for (const term of dictionary.terms) {
    yield {
      path: file.entry(term.slug).slice(1),
      origin: `the term "${term.slug}"`,
      inputs: [term, ...dictionary.related(term.slug)],
      render: () => `${JSON.stringify(entryOf(term, dictionary.related(term.slug), site))}\n`,
    }
  }
}

/** The list in pieces, a term a line: it grows with the dictionary, and a line is kind to diffs. */
function* listOf(dictionary: Dictionary, site: Site): Pieces {
  const head = {
    name: site.name,
    count: dictionary.terms.length,
    generated: site.generated,
    subjects: Object.fromEntries(SUBJECTS.map(subject => [subject, site.subjects[subject]])),
  }
  yield `${JSON.stringify(head).slice(0, -1)},"terms":[`
  let separator: { readonly text: string } = FIRST
  for (const term of dictionary.terms) {
    const { text } = separator
    yield { inputs: [separator, term], render: () => text + JSON.stringify(listed(term, site)) }
    separator = NEXT
  }
  yield '\n]}\n'
}

const FIRST = { text: '\n' }
const NEXT = { text: ',\n' }

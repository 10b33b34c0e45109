/** All entries for programs: an entry a line, each exactly the file that the API has for it, to be read one by one. */
import { file } from '../model/address.ts'
import type { Artifact, Pieces } from '../model/artifact.ts'
import type { Dictionary } from '../model/dictionary.ts'
import { entryOf } from '../model/entry.ts'
import type { Site } from '../model/site.ts'

export function* jsonLines(dictionary: Dictionary, site: Site): Iterable<Artifact> {
  yield {
    path: file.jsonLines.slice(1),
    origin: 'the download of all entries',
    render: () => entries(dictionary, site),
  }
}

function* entries(dictionary: Dictionary, site: Site): Pieces {
  for (const term of dictionary.terms) {
    const related = dictionary.related(term.slug)
    yield { inputs: [term, ...related], render: () => `${JSON.stringify(entryOf(term, related, site))}\n` }
  }
}

/** All entries for programs: an entry a line, each exactly the file that the API has for it, to be read one by one. */
import { file } from '../model/address.ts'
import type { Stream } from '../model/artifact.ts'
import { entryOf } from '../model/entry.ts'

export const jsonLines: Stream = {
  path: file.jsonLines.slice(1),
  origin: 'the download of all entries',
  head: () => '',
  item: (reading, site) => `${JSON.stringify(entryOf(reading.term, reading.related, site, reading))}\n`,
  between: '',
  tail: '',
}

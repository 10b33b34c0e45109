/** All entries for programs: an entry a line, each exactly the file that the API has for it, to be read one by one. */
import { file, fileOf } from '../model/address.ts'
import type { Stream } from '../model/artifact.ts'
import { apiEntry } from '../pages/api-entry.ts'

export const jsonLines: Stream = {
  path: fileOf(file.jsonLines),
  origin: 'the download of all entries',
  head: () => '',
  item: (input, site) => `${JSON.stringify(apiEntry(input.term, input.related, site, input))}\n`,
  between: '',
  tail: '',
}

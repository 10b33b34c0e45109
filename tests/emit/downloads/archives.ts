/** The archives of a dictionary for tests, as a build packs them. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { loadFaces } from '../../../src/cards/fonts.ts'
import { drawCover } from '../../../src/cards/render-card-png.ts'
import { wholeArchive } from '../../../src/emit/downloads/file-per-entry-archive.ts'
import { entriesOf, starDicts } from '../../../src/emit/downloads/stardict.ts'
import { FILE_PER_ENTRY_ARCHIVES } from '../../../src/emit/emitters.ts'
import { contentOf } from '../../../src/model/views/artifact.ts'
import type { Term } from '../../../src/schema/term.ts'
import { makeFolder } from '../../make-folder.ts'
import { makeDictionary } from '../../model/make-dictionary.ts'
import { tinySite, terms as tinyTerms } from '../../model/site.ts'

await loadFaces()

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="var(--diagram-ground, #fff)"/><text data-label="a" data-room="90" x="1" y="2"/></svg>'

/** @returns the bytes of the archive */
export function archive(name: string, terms: readonly Term[] = tinyTerms): Uint8Array {
  const dictionary = makeDictionary(terms)
  const site = tinySite()
  const services = { readImage: () => new TextEncoder().encode(PICTURE), drawCover }
  const found = [
    ...FILE_PER_ENTRY_ARCHIVES.map(stream => wholeArchive(stream, dictionary, site, services)),
    ...starDicts(dictionary, site, () => entriesOf(dictionary, site)),
  ].find(({ path }) => path === `downloads/${name}`)
  if (!found) throw new Error(`There is no archive ${name}.`)
  return contentOf(found) as Uint8Array
}

/** Texts of the files of an archive, by path. */
export const textsIn = (bytes: Uint8Array): ReadonlyMap<string, string> =>
  new Map(Object.entries(unzipSync(bytes)).map(([path, content]) => [path, Buffer.from(content).toString('utf8')]))

/** Gives a folder that is there as long as the function runs, with one file in it. */
export function inFolder<Result>(
  name: string,
  bytes: Uint8Array,
  use: (path: string, folder: string) => Result,
): Result {
  const folder = makeFolder('archive')
  try {
    writeFileSync(join(folder, name), bytes)
    return use(join(folder, name), folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Reads an entry as its folder holds it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bounds } from '../schema/bounds.ts'
import type { Exception } from '../schema/editorial.ts'
import { IMAGES } from '../schema/term.ts'
import { type EntrySource, TEXT_FILES } from './entry-text.ts'
import { readBounded, readSource } from './files/read.ts'
import { inspectPictures } from './picture/inspect-picture.ts'

/**
 * Reads an entry, right or wrong.
 * @param exceptions of all entries
 */
export function readEntrySource(root: string, slug: string, exceptions: readonly Exception[]): EntrySource {
  const folder = join(root, 'terms', slug)
  const texts = TEXT_FILES.filter(name => existsSync(join(folder, name))).flatMap(name => {
    const { value } = readSource(join(folder, name))
    return value === undefined ? [] : [[name, value] as const]
  })
  const image = IMAGES.find(name => existsSync(join(folder, name)))
  const { size, drawing } = image
    ? inspectPictures([[image, readBounded(join(folder, image), bounds.image.max)]], slug)
    : {}
  return {
    files: Object.fromEntries(texts),
    ...(image && size && { picture: { image, size, ...(drawing && { drawing }) } }),
    exceptions: exceptions.filter(({ term }) => term === slug),
  }
}

/** An entry as its folder holds it, for the form in which it is changed. Runs anywhere. */
import type { Exception } from '../schema/editorial.ts'
import type { Image, ImageSize } from '../schema/term.ts'
import type { Pictured } from './picture/drawing.ts'

/** The text files of an entry. */
export const TEXT_FILES = ['term.yaml', 'en.md', 'es.md'] as const

/** The illustration beside the files of an entry. */
interface EntryPicture extends Pictured {
  readonly image: Image
  readonly size: ImageSize
}

export interface EntrySource {
  /** Texts by the name of their file; those that are missing or are no text are left out. */
  readonly files: Readonly<Record<string, string>>
  readonly picture?: EntryPicture
  /** Findings about the entry that reviewers have accepted. */
  readonly exceptions: readonly Exception[]
}

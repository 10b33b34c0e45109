/** Words of pages and downloads, by language. What scripts or developers alone need stands beside this file. */
import type { InBoth } from '../schema/language.ts'
import { ENGLISH_COLLECTION } from './en/collection-strings.ts'
import { ENGLISH_DOWNLOAD } from './en/download-strings.ts'
import { EN } from './en/strings.ts'
import { ENGLISH_WORD } from './en/word-strings.ts'
import { SPANISH_COLLECTION } from './es/collection-strings.ts'
import { SPANISH_DOWNLOAD } from './es/download-strings.ts'
import { ES } from './es/strings.ts'
import { SPANISH_WORD } from './es/word-strings.ts'

export const STRINGS: InBoth<typeof EN> = { en: EN, es: ES }

export const COLLECTION_STRINGS: InBoth<typeof ENGLISH_COLLECTION> = { en: ENGLISH_COLLECTION, es: SPANISH_COLLECTION }

export const DOWNLOAD_STRINGS: InBoth<typeof ENGLISH_DOWNLOAD> = { en: ENGLISH_DOWNLOAD, es: SPANISH_DOWNLOAD }

/** Of what an entry says of the word itself. */
export const WORD_STRINGS: InBoth<typeof ENGLISH_WORD> = { en: ENGLISH_WORD, es: SPANISH_WORD }

/** Words of pages and downloads, by language. What scripts or developers alone need stands beside this file. */
import type { InBoth } from '../schema/language.ts'
import { ENGLISH_COLLECTION } from './en/comparison-and-path-strings.ts'
import { ENGLISH_DOWNLOADED_FILES } from './en/downloaded-file-strings.ts'
import { ENGLISH_DOWNLOADS_PAGE } from './en/downloads-page-strings.ts'
import { EN } from './en/strings.ts'
import { ENGLISH_WORD } from './en/word-fact-strings.ts'
import { SPANISH_COLLECTION } from './es/comparison-and-path-strings.ts'
import { SPANISH_DOWNLOADED_FILES } from './es/downloaded-file-strings.ts'
import { SPANISH_DOWNLOADS_PAGE } from './es/downloads-page-strings.ts'
import { ES } from './es/strings.ts'
import { SPANISH_WORD } from './es/word-fact-strings.ts'

export const STRINGS: InBoth<typeof EN> = { en: EN, es: ES }

export const COLLECTION_STRINGS: InBoth<typeof ENGLISH_COLLECTION> = { en: ENGLISH_COLLECTION, es: SPANISH_COLLECTION }

export const DOWNLOADS_PAGE_STRINGS: InBoth<typeof ENGLISH_DOWNLOADS_PAGE> = {
  en: ENGLISH_DOWNLOADS_PAGE,
  es: SPANISH_DOWNLOADS_PAGE,
}

export const DOWNLOADED_FILE_STRINGS: InBoth<typeof ENGLISH_DOWNLOADED_FILES> = {
  en: ENGLISH_DOWNLOADED_FILES,
  es: SPANISH_DOWNLOADED_FILES,
}

/** Of what an entry says of the word itself. */
export const WORD_STRINGS: InBoth<typeof ENGLISH_WORD> = { en: ENGLISH_WORD, es: SPANISH_WORD }

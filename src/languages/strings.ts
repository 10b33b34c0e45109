/** Words of pages and downloads, by language. What scripts or developers alone need stands beside this file. */
import type { InBoth } from '../schema/language.ts'
import { ENGLISH_COLLECTION } from './en/collection.ts'
import { ENGLISH_DOWNLOAD } from './en/download.ts'
import { ENGLISH_EMBED } from './en/embed.ts'
import { EN } from './en/strings.ts'
import { ENGLISH_TRY } from './en/try.ts'
import { ENGLISH_VISIT } from './en/visit.ts'
import { ENGLISH_WORD } from './en/word.ts'
import { ENGLISH_WRITE } from './en/write.ts'
import { SPANISH_COLLECTION } from './es/collection.ts'
import { SPANISH_DOWNLOAD } from './es/download.ts'
import { SPANISH_EMBED } from './es/embed.ts'
import { ES } from './es/strings.ts'
import { SPANISH_TRY } from './es/try.ts'
import { SPANISH_VISIT } from './es/visit.ts'
import { SPANISH_WORD } from './es/word.ts'
import { SPANISH_WRITE } from './es/write.ts'

export const STRINGS: InBoth<typeof EN> = { en: EN, es: ES }

/** Of comparisons and paths. */
export const COLLECTION_STRINGS: InBoth<typeof ENGLISH_COLLECTION> = { en: ENGLISH_COLLECTION, es: SPANISH_COLLECTION }

/** Of the downloads. */
export const DOWNLOAD_STRINGS: InBoth<typeof ENGLISH_DOWNLOAD> = { en: ENGLISH_DOWNLOAD, es: SPANISH_DOWNLOAD }

/** Of the cards for other sites. */
export const EMBED_STRINGS: InBoth<typeof ENGLISH_EMBED> = { en: ENGLISH_EMBED, es: SPANISH_EMBED }

/** Of the form that tries requests. */
export const TRY_STRINGS: InBoth<typeof ENGLISH_TRY> = { en: ENGLISH_TRY, es: SPANISH_TRY }

/** Of the pages that readers come back to. */
export const VISIT_STRINGS: InBoth<typeof ENGLISH_VISIT> = { en: ENGLISH_VISIT, es: SPANISH_VISIT }

/** Of what an entry says of the word itself. */
export const WORD_STRINGS: InBoth<typeof ENGLISH_WORD> = { en: ENGLISH_WORD, es: SPANISH_WORD }

/** Of the page on which entries are written. */
export const WRITE_STRINGS: InBoth<typeof ENGLISH_WRITE> = { en: ENGLISH_WRITE, es: SPANISH_WRITE }

/** Words of the downloads, by language. */
import type { InBoth } from '../schema/language.ts'
import { ENGLISH_DOWNLOAD } from './en/download.ts'
import { SPANISH_DOWNLOAD } from './es/download.ts'

export const DOWNLOAD_STRINGS: InBoth<typeof ENGLISH_DOWNLOAD> = { en: ENGLISH_DOWNLOAD, es: SPANISH_DOWNLOAD }

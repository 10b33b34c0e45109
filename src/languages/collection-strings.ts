/** Words of comparisons and paths, by language. */
import type { InBoth } from '../schema/language.ts'
import { ENGLISH_COLLECTION } from './en/collection.ts'
import { SPANISH_COLLECTION } from './es/collection.ts'

export const COLLECTION_STRINGS: InBoth<typeof ENGLISH_COLLECTION> = {
  en: ENGLISH_COLLECTION,
  es: SPANISH_COLLECTION,
}

/** Words of comparisons and paths, by language. */
import type { Language } from '../schema/language.ts'
import { ENGLISH_COLLECTION } from './en/collection.ts'
import { SPANISH_COLLECTION } from './es/collection.ts'
import type { CollectionStrings } from './shapes/collection.ts'

export const COLLECTION_STRINGS: Readonly<Record<Language, CollectionStrings>> = {
  en: ENGLISH_COLLECTION,
  es: SPANISH_COLLECTION,
}

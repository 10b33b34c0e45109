/** Words of the cards for other sites, in both languages. */
import type { Language } from '../schema/language.ts'

export interface EmbedStrings {
  /** The link to the entry. */
  readonly read: (site: string) => string
}

export const EMBED_STRINGS: Readonly<Record<Language, EmbedStrings>> = {
  en: { read: site => `Read the entry in ${site}` },
  es: { read: site => `Leer la entrada en ${site}` },
}

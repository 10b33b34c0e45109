/** Words of the cards for other sites, in both languages. */
import type { Language } from '../schema/language.ts'

export interface EmbedStrings {
  /** The link to the entry. */
  readonly read: (site: string) => string
  /** What stands before each example on the developers page. */
  readonly frame: string
  readonly word: string
  readonly article: string
  readonly answer: string
}

export const EMBED_STRINGS: Readonly<Record<Language, EmbedStrings>> = {
  en: {
    read: site => `Read the entry in ${site}`,
    frame: 'Show the frame',
    word: 'This is a word that explains itself:',
    article: 'And in this paragraph the script has marked the first mention of each term:',
    answer: 'This is what oEmbed answers of an entry:',
  },
  es: {
    read: site => `Leer la entrada en ${site}`,
    frame: 'Mostrar el marco',
    word: 'Esta es una palabra que se explica sola:',
    article: 'Y en este párrafo el script ha marcado la primera mención de cada término:',
    answer: 'Esto es lo que oEmbed responde sobre una entrada:',
  },
}

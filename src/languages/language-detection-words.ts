/** The most frequent words of each language, by which its texts are detected: a text with few of them is in another. */
import type { Language } from '../schema/language.ts'

export const FREQUENT_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('the of and to in is that it for as with are be by on or an from this which not its can'.split(' ')),
  es: new Set('de la el que en y los se del las un por con una su para es al lo como no si sin'.split(' ')),
}

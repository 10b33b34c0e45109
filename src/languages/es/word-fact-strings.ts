/** Words of what an entry says of the word itself, in Spanish. */
import type { ENGLISH_WORD } from '../en/word-fact-strings.ts'

export const SPANISH_WORD: typeof ENGLISH_WORD = {
  heading: 'La palabra',
  pronunciation: 'Pronunciación',
  listen: 'Escuchar',
  partOfSpeech: 'Categoría',
  partsOfSpeech: { noun: 'sustantivo', 'proper noun': 'nombre propio', adjective: 'adjetivo', verb: 'verbo' },
  gender: 'Género',
  genders: { m: 'masculino', f: 'femenino', mf: 'masculino o femenino' },
  plural: 'Plural',
  standsFor: 'Abrevia',
  inLanguage: { de: 'en alemán', en: 'en inglés', fr: 'en francés', la: 'en latín' },
  variants: 'Según el país',
  example: 'En uso',
  origin: 'De dónde viene',
  senses: 'Otros significados',
}

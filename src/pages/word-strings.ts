/** Words of what an entry says of the word itself, in both languages. */
import type { Word } from '../schema/api.ts'
import type { Language } from '../schema/language.ts'
import type { PartOfSpeech, Region } from '../schema/word.ts'

export interface WordStrings {
  readonly heading: string
  readonly pronunciation: string
  /** Between two pronunciations. */
  readonly or: string
  readonly listen: string
  readonly partOfSpeech: string
  readonly partsOfSpeech: Readonly<Record<PartOfSpeech, string>>
  readonly gender: string
  readonly genders: Readonly<Record<NonNullable<Word['gender']>, string>>
  readonly plural: string
  readonly noPlural: string
  readonly standsFor: string
  /** By ISO 639. */
  readonly inLanguage: Readonly<Record<string, string>>
  readonly variants: string
  readonly example: string
  readonly origin: string
  readonly regions: Readonly<Record<Region, string>>
}

export const WORD_STRINGS: Readonly<Record<Language, WordStrings>> = {
  en: {
    heading: 'The word',
    pronunciation: 'Pronunciation',
    or: 'or',
    listen: 'Listen',
    partOfSpeech: 'Part of speech',
    partsOfSpeech: { noun: 'noun', 'proper noun': 'proper noun', adjective: 'adjective', verb: 'verb' },
    gender: 'Gender',
    genders: { m: 'masculine', f: 'feminine', mf: 'masculine or feminine' },
    plural: 'Plural',
    noPlural: 'none',
    standsFor: 'Stands for',
    inLanguage: { de: 'in German', es: 'in Spanish', fr: 'in French', la: 'in Latin' },
    variants: 'Elsewhere',
    example: 'In use',
    origin: 'Origin',
    regions: {
      '419': 'Latin America',
      AR: 'Argentina',
      AU: 'Australia',
      BO: 'Bolivia',
      CA: 'Canada',
      CL: 'Chile',
      CO: 'Colombia',
      CR: 'Costa Rica',
      CU: 'Cuba',
      DO: 'Dominican Republic',
      EC: 'Ecuador',
      ES: 'Spain',
      GB: 'United Kingdom',
      GQ: 'Equatorial Guinea',
      GT: 'Guatemala',
      HN: 'Honduras',
      IE: 'Ireland',
      IN: 'India',
      MX: 'Mexico',
      NI: 'Nicaragua',
      NZ: 'New Zealand',
      PA: 'Panama',
      PE: 'Peru',
      PR: 'Puerto Rico',
      PY: 'Paraguay',
      SV: 'El Salvador',
      US: 'United States',
      UY: 'Uruguay',
      VE: 'Venezuela',
      ZA: 'South Africa',
    },
  },
  es: {
    heading: 'La palabra',
    pronunciation: 'Pronunciación',
    or: 'o',
    listen: 'Escuchar',
    partOfSpeech: 'Categoría',
    partsOfSpeech: { noun: 'sustantivo', 'proper noun': 'nombre propio', adjective: 'adjetivo', verb: 'verbo' },
    gender: 'Género',
    genders: { m: 'masculino', f: 'femenino', mf: 'masculino o femenino' },
    plural: 'Plural',
    noPlural: 'no tiene',
    standsFor: 'Abrevia',
    inLanguage: { de: 'en alemán', en: 'en inglés', fr: 'en francés', la: 'en latín' },
    variants: 'Según el país',
    example: 'En uso',
    origin: 'Origen',
    regions: {
      '419': 'América Latina',
      AR: 'Argentina',
      AU: 'Australia',
      BO: 'Bolivia',
      CA: 'Canadá',
      CL: 'Chile',
      CO: 'Colombia',
      CR: 'Costa Rica',
      CU: 'Cuba',
      DO: 'República Dominicana',
      EC: 'Ecuador',
      ES: 'España',
      GB: 'Reino Unido',
      GQ: 'Guinea Ecuatorial',
      GT: 'Guatemala',
      HN: 'Honduras',
      IE: 'Irlanda',
      IN: 'India',
      MX: 'México',
      NI: 'Nicaragua',
      NZ: 'Nueva Zelanda',
      PA: 'Panamá',
      PE: 'Perú',
      PR: 'Puerto Rico',
      PY: 'Paraguay',
      SV: 'El Salvador',
      US: 'Estados Unidos',
      UY: 'Uruguay',
      VE: 'Venezuela',
      ZA: 'Sudáfrica',
    },
  },
}

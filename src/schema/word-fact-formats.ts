/**
 * The formats of the fields of the front matter about the word itself: parts of speech, the countries of variants, and
 * the patterns of each line.
 */

import { bounds } from './bounds.ts'
import type { InBoth } from './language.ts'

/** `noun` is the default. */
export const PARTS_OF_SPEECH = ['noun', 'proper noun', 'adjective', 'verb'] as const
export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number]

/**
 * Where a variant is said: countries of English and Spanish by ISO 3166-1, and Latin America by UN M49, as in language
 * tags. The names are our own, since those that `Intl.DisplayNames` gives depend on the version of Node.
 */
export const REGION_NAMES = {
  '419': { en: 'Latin America', es: 'América Latina' },
  AR: { en: 'Argentina', es: 'Argentina' },
  AU: { en: 'Australia', es: 'Australia' },
  BO: { en: 'Bolivia', es: 'Bolivia' },
  CA: { en: 'Canada', es: 'Canadá' },
  CL: { en: 'Chile', es: 'Chile' },
  CO: { en: 'Colombia', es: 'Colombia' },
  CR: { en: 'Costa Rica', es: 'Costa Rica' },
  CU: { en: 'Cuba', es: 'Cuba' },
  DO: { en: 'Dominican Republic', es: 'República Dominicana' },
  EC: { en: 'Ecuador', es: 'Ecuador' },
  ES: { en: 'Spain', es: 'España' },
  GB: { en: 'United Kingdom', es: 'Reino Unido' },
  GQ: { en: 'Equatorial Guinea', es: 'Guinea Ecuatorial' },
  GT: { en: 'Guatemala', es: 'Guatemala' },
  HN: { en: 'Honduras', es: 'Honduras' },
  IE: { en: 'Ireland', es: 'Irlanda' },
  IN: { en: 'India', es: 'India' },
  MX: { en: 'Mexico', es: 'México' },
  NI: { en: 'Nicaragua', es: 'Nicaragua' },
  NZ: { en: 'New Zealand', es: 'Nueva Zelanda' },
  PA: { en: 'Panama', es: 'Panamá' },
  PE: { en: 'Peru', es: 'Perú' },
  PR: { en: 'Puerto Rico', es: 'Puerto Rico' },
  PY: { en: 'Paraguay', es: 'Paraguay' },
  SV: { en: 'El Salvador', es: 'El Salvador' },
  US: { en: 'United States', es: 'Estados Unidos' },
  UY: { en: 'Uruguay', es: 'Uruguay' },
  VE: { en: 'Venezuela', es: 'Venezuela' },
  ZA: { en: 'South Africa', es: 'Sudáfrica' },
} as const satisfies Readonly<Record<string, InBoth<string>>>
export type Region = keyof typeof REGION_NAMES
export const REGIONS = Object.keys(REGION_NAMES) as readonly Region[]

const REGION = `(?:${REGIONS.join('|')})`

/** `ordenador: ES, MX`. */
export const VARIANT_FORM: RegExp = new RegExp(`^[^:*]+: ${REGION}(?:, ${REGION})*$`, 'u')

/** `en: Domain Name System`. */
export const STANDS_FOR_FORM = /^[a-z]{2,3}: \S[^*]*$/u

/** `sign-in token: A code that proves to a site who you are.` */
export const SENSE_FORM: RegExp = new RegExp(`^(?=\\S)[^:*]{1,${bounds.word.senseLabel}}: \\S[^*]*$`, 'u')

/** Text with at least one stretch in bold. */
export const EXAMPLE_FORM = /^[^*]*(?:\*\*[^*\s](?:[^*]*[^*\s])?\*\*[^*]*)+$/u

/** `/ˈkæʃ/`, or several with "or" or "o" between them. */
export const IPA_FORM = {
  en: /^\/[^/\s][^/]*\/(?: or \/[^/\s][^/]*\/)*$/u,
  es: /^\/[^/\s][^/]*\/(?: o \/[^/\s][^/]*\/)*$/u,
} as const

/** What `plural` says of a word that has none. */
export const NO_PLURAL = '–'

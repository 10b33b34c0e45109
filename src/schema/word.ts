/**
 * How the lines of the front matter about the word itself are written: parts of speech, the countries of variants, and
 * the patterns of each line.
 */

import { bounds } from './bounds.ts'

/** `noun` is the default. */
export const PARTS_OF_SPEECH = ['noun', 'proper noun', 'adjective', 'verb'] as const
export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number]

/**
 * Where a variant is said: countries of English and Spanish by ISO 3166-1, and Latin America by UN M49, as in language
 * tags. A table of our own, since the names that `Intl.DisplayNames` gives depend on the version of Node.
 */
export const REGIONS = [
  '419',
  'AR',
  'AU',
  'BO',
  'CA',
  'CL',
  'CO',
  'CR',
  'CU',
  'DO',
  'EC',
  'ES',
  'GB',
  'GQ',
  'GT',
  'HN',
  'IE',
  'IN',
  'MX',
  'NI',
  'NZ',
  'PA',
  'PE',
  'PR',
  'PY',
  'SV',
  'US',
  'UY',
  'VE',
  'ZA',
] as const
export type Region = (typeof REGIONS)[number]

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

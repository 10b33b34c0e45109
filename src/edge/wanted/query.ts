/** The form in which a query is counted, or that it is not: what could name a person or lead to one is never kept. */
import { bounds } from '../../schema/bounds.ts'
import { fold } from '../../text/words.ts'

const { characters, digits } = bounds.wanted

/** Digits with no letter between them, such as a telephone number or a date of birth, however they are grouped. */
const DIGIT_RUN = new RegExp(`(?:\\p{Nd}[^\\p{L}\\p{Nd}]*){${digits + 1}}`, 'u')

/** Addresses of mail and of accounts, of pages and of hosts, and what no keyboard writes. */
const ADDRESS =
  /@|:\/\/|\bwww\.|[\p{L}\p{N}]\.[a-z]{2,}[/:]|[\p{L}\p{N}-]\.(?:com|org|edu|gov|info|es|mx|ar|co|cl|pe|us|uk)\b/u
const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u

/**
 * @param text as it was asked
 * @returns lower case, without accents, with single spaces; undefined if it is not to be counted
 */
export function wantedQuery(text: string): string | undefined {
  const query = fold(text).replace(/\s+/gu, ' ').trim()
  if (query.length === 0 || query.length > characters) return undefined
  return DIGIT_RUN.test(query) || ADDRESS.test(query) || CONTROL.test(query) ? undefined : query
}

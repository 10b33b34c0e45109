/**
 * What keywords have of a query, phrase by phrase, and what a tagline has. "Smartwatch chip" among the keywords of a chip
 * does not make its entry an answer to "smartwatch".
 */
import { SEARCH } from '../languages/search.ts'
import type { Language } from '../schema/language.ts'
import { countOf, weightOf } from './bits.ts'
import type { Phrase } from './inverted-index.ts'
import { CORRECTION_WEIGHT } from './question.ts'

export interface PhraseMatch {
  /** The words of the query, as bits, in keywords whose head and most of whose words were asked for. */
  readonly words: number
  /** Whether a keyword has all words of the query and no others. */
  readonly isWhole: boolean
  /** The largest share of the weight of the query that one keyword has, less where the keyword has other words. */
  readonly best: number
}

export const NO_PHRASE: PhraseMatch = { words: 0, isWhole: false, best: 0 }

/** The part of a keyword that must have been asked for. */
const MIN_PART = 0.6

/** What a word of a keyword is in a query: the words that it stands for, as bits, and what it is worth beside them. */
export interface Form {
  readonly bits: number
  readonly weight: number
}

/**
 * The head is the last word of an English phrase, and the first of a Spanish one.
 * @param idf the inverse frequencies of the words of the query
 */
export function matchPhrases(
  phrases: readonly Phrase[],
  formOf: (stem: string) => Form | undefined,
  idf: readonly number[],
  language: Language,
): PhraseMatch {
  let [words, isWhole, best] = [0, false, 0]
  const total = idf.reduce((sum, each) => sum + each, 0)
  for (const phrase of phrases) {
    const forms = phrase.map(formOf)
    const matched = forms.flatMap(form => form ?? [])
    if (matched.length === 0) continue
    const bits = matched.reduce((sum, form) => sum | form.bits, 0)
    const part = matched.length / phrase.length
    if (part >= MIN_PART && forms.at(SEARCH[language].headIsLast ? -1 : 0)) words |= bits
    const least = Math.min(...matched.map(({ weight }) => weight))
    isWhole ||= part === 1 && countOf(bits) === idf.length && least >= CORRECTION_WEIGHT
    const worth = matched.reduce((sum, form) => sum + form.weight, 0) / matched.length
    best = Math.max(best, ((weightOf(bits, idf) * worth) / total) * Math.sqrt(part))
  }
  return { words, isWhole, best }
}

export interface TaglineMatch {
  /** The share of its words that were asked for. */
  readonly part: number
  /** How much its first words, which say what kind of thing it is, are like the first word of the query: "company that …". */
  readonly genus: number
}

export const NO_TAGLINE: TaglineMatch = { part: 0, genus: 0 }

/** Words in which a tagline says what kind of thing it is. */
const GENUS_WORDS = 3

export function matchTagline(tagline: Phrase, formOf: (stem: string) => Form | undefined): TaglineMatch {
  if (tagline.length === 0) return NO_TAGLINE
  const forms = tagline.map(formOf)
  const matched = forms.filter(form => form !== undefined)
  const first = forms.slice(0, GENUS_WORDS).filter(form => form !== undefined && (form.bits & 1) !== 0)
  return {
    part: matched.length / tagline.length,
    genus: Math.max(0, ...first.map(form => form?.weight ?? 0)),
  }
}

/** An index of the names of terms, in all their forms, by their first two words. */

import { plurals } from '../languages/noun-plurals.ts'
import type { Language } from '../schema/language.ts'
import { WordBuffer } from './word-buffer.ts'

export interface Name {
  readonly name: string
  readonly slug: string
  /** Of equal names the higher rank wins; equal names of one rank are ambiguous and are not linked. */
  readonly rank: number
  /** Whether texts use it in other senses, too, so that it means the term only where an editor says so. */
  readonly isCommon?: true
  /** Whether it is a proper noun: it is written with its capitals, and has no plural. */
  readonly isProper?: true
}

/** A form of a name, where a text may hold it. */
export interface Candidate {
  readonly lower: string
  /** The form in exact case, if case matters. */
  readonly exact: string | undefined
  /** Offset of the first word in the form: 1 in `.NET`. */
  readonly offset: number
  readonly slug: string
  readonly isCommon: boolean
  /** The next shorter one of the same words. */
  shorter: Candidate | undefined
}

export interface NameIndex {
  /** The longest form of these words; see `keyOf`. */
  readonly byWords: ReadonlyMap<string, Candidate>
  /** Hashes of first words, and whether one is a name without a second. */
  readonly firstWords: ReadonlyMap<number, boolean>
  /** Hashes of the first two words of names that have more than one. */
  readonly pairs: ReadonlySet<number>
}

/** Names up to this length match in exact case only. */
const MAX_EXACT_CASE_LENGTH = 4

interface Form {
  /** Undefined when several terms have it. */
  slug: string | undefined
  rank: number
  form: string
  exact: boolean
  isCommon: boolean
}

/** @param names of all terms in this language; a form that two of them have alike is left out */
export function indexNames(names: Iterable<Name>, language: Language): NameIndex {
  const forms = formsOf(names, language)
  const byWords = new Map<string, Candidate>()
  const firstWords = new Map<number, boolean>()
  const pairs = new Set<number>()
  const words = new WordBuffer()
  for (const [key, { slug, form, exact, isCommon }] of forms) {
    if (slug === undefined) continue
    const lower = exact ? form.toLowerCase() : key
    // Offsets in the lower-case text are those of the text itself.
    if (lower.length !== form.length) continue
    words.read(lower, 0, lower.length)
    if (words.count === 0) continue
    const [hash, offset] = [words.hashes[0] as number, words.starts[0] as number]
    if (words.count > 1) pairs.add(words.pair(0))
    firstWords.set(hash, words.count === 1 || firstWords.get(hash) === true)
    const isWord = words.count === 1 && words.ends[0] === lower.length && offset === 0
    addCandidate(byWords, isWord ? lower : keyOf(lower, words, 0), {
      lower,
      exact: exact ? form : undefined,
      offset,
      slug,
      isCommon,
      shorter: undefined,
    })
  }
  return { byWords, firstWords, pairs }
}

/** The forms of all names: as they are if case matters, otherwise in lower case. */
function formsOf(names: Iterable<Name>, language: Language): ReadonlyMap<string, Form> {
  const forms = new Map<string, Form>()
  for (const { name, slug, rank, isCommon = false, isProper = false } of names) {
    const exact = isProper || name.length <= MAX_EXACT_CASE_LENGTH
    for (const form of isProper ? [name] : [name, ...plurals(name, language)]) {
      const key = exact ? form : form.toLowerCase()
      const known = forms.get(key)
      const formRank = form === name ? rank : rank - 0.5
      if (!known || formRank > known.rank) forms.set(key, { slug, rank: formRank, form, exact, isCommon })
      else if (formRank === known.rank && known.slug !== slug) known.slug = undefined
    }
  }
  return forms
}

/** A word of a text and the one after it; the word and a space if it is the last. */
export function keyOf(lower: string, { starts, ends, count }: WordBuffer, i: number): string {
  const start = starts[i] as number
  const end = ends[i] as number
  if (i + 1 === count) return `${lower.slice(start, end)} `
  const next = starts[i + 1] as number
  const nextEnd = ends[i + 1] as number
  if (next === end + 1 && lower[end] === ' ') return lower.slice(start, nextEnd)
  return `${lower.slice(start, end)} ${lower.slice(next, nextEnd)}`
}

/** Puts a form among those of the same words, the longest first. */
function addCandidate(byWords: Map<string, Candidate>, key: string, added: Candidate): void {
  let before: Candidate | undefined
  let after = byWords.get(key)
  while (after && !precedes(added, after)) {
    before = after
    after = after.shorter
  }
  added.shorter = after
  if (before) before.shorter = added
  else byWords.set(key, added)
}

const precedes = ({ lower: a }: Candidate, { lower: b }: Candidate): boolean =>
  a.length === b.length ? a < b : a.length > b.length

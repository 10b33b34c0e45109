/** An index of the names of terms, in all their forms, by their first two words. */
import { plurals } from '../languages/plural.ts'
import type { Language } from '../schema/language.ts'
import { compareText } from './compare-text.ts'
import { eachWord, wordEnd, wordStart } from './words.ts'

/** A name and the term it stands for. */
export interface Name {
  readonly name: string
  readonly slug: string
  /** Of equal names the higher rank wins; equal names of one rank are ambiguous and are not linked. */
  readonly rank: number
}

/** A form of a name, where a text may hold it. */
export interface Candidate {
  readonly lower: string
  /** The form in exact case, if case matters. */
  readonly exact: string | undefined
  /** Offset of the first word in the form: 1 in `.NET`. */
  readonly offset: number
  readonly slug: string
}

export interface NameIndex {
  /** Forms by their first word, then by their second, which is empty where there is none; the longest first. */
  readonly forms: ReadonlyMap<string, ReadonlyMap<string, readonly Candidate[]>>
  /** Marks of their first words: few other words of a text have one of them, and only these are looked up. */
  readonly marks: Uint8Array
}

/** A number of its first letter, the one in the middle, the last, and its length. */
export const markOf = (lower: string, start: number, end: number): number =>
  (lower.charCodeAt(start) * 2_053 +
    lower.charCodeAt((start + end) >> 1) * 389 +
    lower.charCodeAt(end - 1) * 31 +
    (end - start) * 7_919) &
  (MARKS - 1)

const MARKS = 0x10000

/** Names up to this length match in exact case only. */
const MAX_EXACT_CASE_LENGTH = 4

/** First words of names and their plurals, in lower case. A text without any of them mentions none of the names. */
export function firstWords(names: Iterable<Name>, language: Language): readonly string[] {
  const found = new Set<string>()
  for (const { name } of names) {
    for (const form of [name, ...plurals(name, language)]) {
      const lower = form.toLowerCase()
      const start = wordStart(lower, 0)
      if (start !== -1) found.add(lower.slice(start, wordEnd(lower, start)))
    }
  }
  return [...found]
}

/**
 * Names that some texts may mention: for each word of the name the texts have one that begins like it. A plural changes
 * at most the last two letters of a word.
 */
export function* namesWithin(names: Iterable<Name>, texts: readonly string[]): Iterable<Name> {
  const beginnings = new Set<string>()
  for (const text of texts)
    eachWord(text.toLowerCase(), word => {
      for (let length = 1; length <= word.length; length++) beginnings.add(word.slice(0, length))
    })
  for (const each of names) if (mayStand(each.name.toLowerCase(), beginnings)) yield each
}

function mayStand(lower: string, beginnings: ReadonlySet<string>): boolean {
  const first = wordStart(lower, 0)
  for (let start = first; start !== -1; ) {
    const end = wordEnd(lower, start)
    if (!beginnings.has(lower.slice(start, Math.max(start + 1, end - MAX_PLURAL_CHANGE)))) return false
    start = wordStart(lower, end)
  }
  return first !== -1
}

/** Letters at the end of a word that a plural may change. */
const MAX_PLURAL_CHANGE = 2

export interface Form {
  /** Undefined when several terms have it. */
  slug: string | undefined
  rank: number
  form: string
  exact: boolean
}

/** Indexes all forms of names of a language. */
export const indexNames = (names: Iterable<Name>, language: Language): NameIndex => indexForms(formsOf(names, language))

/** @param forms as `formsOf` makes them: also on other sites, whose script has the forms and not the names */
export function indexForms(forms: ReadonlyMap<string, Pick<Form, 'slug' | 'form' | 'exact'>>): NameIndex {
  const index = new Map<string, Map<string, Candidate[]>>()
  const marks = new Uint8Array(MARKS)
  for (const [key, { slug, form, exact }] of forms) {
    const lower = exact ? form.toLowerCase() : key
    const offset = wordStart(lower, 0)
    if (slug === undefined || lower.length !== form.length || offset === -1) continue
    const end = wordEnd(lower, offset)
    const next = wordStart(lower, end)
    marks[markOf(lower, offset, end)] = 1
    const first = lower.slice(offset, end)
    const second = next === -1 ? '' : lower.slice(next, wordEnd(lower, next))
    const bySecond = index.get(first) ?? new Map<string, Candidate[]>()
    const same = bySecond.get(second) ?? []
    same.push({ lower, exact: exact ? form : undefined, offset, slug })
    index.set(first, bySecond.set(second, same))
  }
  for (const bySecond of index.values())
    for (const same of bySecond.values())
      same.sort((a, b) => b.lower.length - a.lower.length || compareText(a.lower, b.lower))
  return { forms: index, marks }
}

/** The forms of all names: as they are if case matters, otherwise in lower case. */
export function formsOf(names: Iterable<Name>, language: Language): ReadonlyMap<string, Form> {
  const forms = new Map<string, Form>()
  for (const { name, slug, rank } of names) {
    const exact = name.length <= MAX_EXACT_CASE_LENGTH
    for (const form of [name, ...plurals(name, language)]) {
      const key = exact ? form : form.toLowerCase()
      const known = forms.get(key)
      const formRank = form === name ? rank : rank - 0.5
      if (!known || formRank > known.rank) forms.set(key, { slug, rank: formRank, form, exact })
      else if (formRank === known.rank && known.slug !== slug) known.slug = undefined
    }
  }
  return forms
}

/**
 * Finds names of other terms in a text: whole words, longest match first, with plurals, in exact case for names of up to
 * four letters, and not in code. Each text is read once, so the cost depends on the text and not on the dictionary.
 */
import type { Language } from '../schema/language.ts'
import { segments } from './inline.ts'
import { plurals } from './plural.ts'
import { eachWord, isWordCode, wordEnd, wordStart } from './words.ts'

/** A name and the term it stands for. */
export interface Name {
  readonly name: string
  readonly slug: string
  /** Of equal names the higher rank wins; equal names of one rank are ambiguous and are not linked. */
  readonly rank: number
}

/** A part of a paragraph that names a term; offsets are in UTF-16 code units. */
export interface Mention {
  readonly paragraph: number
  readonly start: number
  readonly end: number
  readonly slug: string
}

interface Candidate {
  readonly lower: string
  /** The form in exact case, if case matters. */
  readonly exact: string | undefined
  /** Offset of the first word in the form: 1 in `.NET`. */
  readonly offset: number
  readonly slug: string
}

/** Names by their first word: the word alone, and longer names by their second word, the longest first. */
interface NamesOfWord {
  readonly alone: Candidate[]
  readonly longer: Map<string, Candidate[]>
}

/** An index of all forms of names. */
export interface NameIndex {
  /** By their first word in lower case. */
  readonly byWord: ReadonlyMap<string, NamesOfWord>
  /** A bit table of first words and pairs of words, indexed by hash. It excludes most words without a map lookup. */
  readonly filter: Uint8Array
}

/** Bits of the filter: a word begins a name; it can be a name without a second word; a pair of words begins a name. */
const BIT = { begins: 1, ends: 2, pair: 4 } as const

/** Bytes of the filter. With 100,000 names, a third of the lookups are false positives. */
const FILTER_BYTES = 1 << 18

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
 * Names that some texts may mention: a word of the texts begins like the first word of the name. A plural changes at most
 * the last two letters of the first word.
 */
export function* namesWithin(names: Iterable<Name>, texts: readonly string[]): Iterable<Name> {
  const beginnings = new Set<string>()
  for (const text of texts)
    eachWord(text.toLowerCase(), word => {
      for (let length = 1; length <= word.length; length++) beginnings.add(word.slice(0, length))
    })
  for (const each of names) {
    const lower = each.name.toLowerCase()
    const start = wordStart(lower, 0)
    const end = wordEnd(lower, start)
    if (start !== -1 && beginnings.has(lower.slice(start, Math.max(start + 1, end - MAX_PLURAL_CHANGE)))) yield each
  }
}
/** Letters at the end of a word that a plural may change. */
const MAX_PLURAL_CHANGE = 2

/** Indexes all forms of names of a language. */
export function indexNames(names: Iterable<Name>, language: Language): NameIndex {
  const forms = new Map<string, { slug: string | undefined; rank: number; form: string; exact: boolean }>()
  for (const { name, slug, rank } of names) {
    const exact = name.length <= MAX_EXACT_CASE_LENGTH
    for (const form of [name, ...plurals(name, language)]) {
      const key = exact ? form : form.toLowerCase()
      const known = forms.get(key)
      const formRank = form === name ? rank : rank - 0.5
      if (!known || formRank > known.rank) forms.set(key, { slug, rank: formRank, form, exact })
      else if (formRank === known.rank && known.slug !== slug) forms.set(key, { ...known, slug: undefined })
    }
  }
  const index = new Map<string, NamesOfWord>()
  for (const { slug, form, exact } of forms.values()) {
    if (slug === undefined) continue
    const lower = form.toLowerCase()
    const offset = wordStart(lower, 0)
    if (offset === -1 || lower.length !== form.length) continue
    addCandidate(index, { lower, exact: exact ? form : undefined, offset, slug })
  }
  for (const { longer } of index.values()) {
    for (const list of longer.values())
      list.sort((a, b) => b.lower.length - a.lower.length || (a.lower < b.lower ? -1 : 1))
  }
  const filter = new Uint8Array(FILTER_BYTES)
  const set = (hash: number, bit: number) => {
    filter[hash] = (filter[hash] as number) | bit
  }
  for (const [word, { alone, longer }] of index) {
    const first = hashOf(word, 0, word.length, 0)
    set(first, BIT.begins | (alone.length > 0 || longer.has('') ? BIT.ends : 0))
    for (const second of longer.keys()) if (second !== '') set(hashOf(second, 0, second.length, first), BIT.pair)
  }
  return { byWord: index, filter }
}

/** Hash of a word, and of the word before it by its hash; below `FILTER_BYTES`. */
function hashOf(text: string, from: number, to: number, before: number): number {
  let hash = before + to - from
  for (let i = from; i < to; i++) hash = Math.imul(hash, 31) + text.charCodeAt(i)
  return (hash ^ (hash >>> 14)) & (FILTER_BYTES - 1)
}

function addCandidate(index: Map<string, NamesOfWord>, candidate: Candidate): void {
  const { lower, offset } = candidate
  const end = wordEnd(lower, offset)
  const first = lower.slice(offset, end)
  let names = index.get(first)
  if (!names) {
    names = { alone: [], longer: new Map() }
    index.set(first, names)
  }
  const next = wordStart(lower, end)
  if (next === -1 && offset === 0 && end === lower.length) {
    names.alone.push(candidate)
    return
  }
  const second = next === -1 ? '' : lower.slice(next, wordEnd(lower, next))
  const list = names.longer.get(second)
  if (list) list.push(candidate)
  else names.longer.set(second, [candidate])
}

/**
 * The first mention of each other term in a run of paragraphs, in order of appearance.
 * @param self slug of the entry of the text, whose own names are skipped together with shorter names inside them
 */
export function findMentions(paragraphs: readonly string[], index: NameIndex, self: string): readonly Mention[] {
  const found: Mention[] = []
  const seen = new Set([self])
  for (let paragraph = 0; paragraph < paragraphs.length; paragraph++) {
    const text = paragraphs[paragraph] ?? ''
    const lower = text.toLowerCase()
    if (lower.length !== text.length) continue
    for (const segment of segments(text)) {
      if (segment.kind === 'code') continue
      let i = wordStart(lower, segment.start, segment.end)
      while (i !== -1) {
        const end = wordEnd(lower, i)
        const candidate = match(text, lower, i, end, segment.start, segment.end, index)
        if (!candidate) {
          i = wordStart(lower, end, segment.end)
          continue
        }
        const start = i - candidate.offset
        const stop = start + candidate.lower.length
        if (!seen.has(candidate.slug)) {
          seen.add(candidate.slug)
          found.push({ paragraph, start, end: stop, slug: candidate.slug })
        }
        i = wordStart(lower, stop, segment.end)
      }
    }
  }
  return found
}

/** The longest name that begins with the word from `at` to `end` and ends before `to`. */
function match(
  text: string,
  lower: string,
  at: number,
  end: number,
  from: number,
  to: number,
  index: NameIndex,
): Candidate | undefined {
  const first = hashOf(lower, at, end, 0)
  const bits = index.filter[first] as number
  if ((bits & BIT.begins) === 0) return undefined
  const next = wordStart(lower, end, to)
  const nextEnd = next === -1 ? -1 : wordEnd(lower, next)
  const isPair = next !== -1 && ((index.filter[hashOf(lower, next, nextEnd, first)] as number) & BIT.pair) !== 0
  if (!isPair && (bits & BIT.ends) === 0) return undefined
  const names = index.byWord.get(lower.slice(at, end))
  if (!names) return undefined
  if (names.longer.size > 0) {
    const second = isPair ? names.longer.get(lower.slice(next, nextEnd)) : undefined
    const found =
      firstFit(second, text, lower, at, from, to) ?? firstFit(names.longer.get(''), text, lower, at, from, to)
    if (found) return found
  }
  return firstFit(names.alone, text, lower, at, from, to)
}

function firstFit(
  candidates: readonly Candidate[] | undefined,
  text: string,
  lower: string,
  at: number,
  from: number,
  to: number,
): Candidate | undefined {
  if (!candidates) return undefined
  for (const candidate of candidates) if (fits(candidate, text, lower, at, from, to)) return candidate
  return undefined
}

function fits(candidate: Candidate, text: string, lower: string, at: number, from: number, to: number): boolean {
  const start = at - candidate.offset
  const stop = start + candidate.lower.length
  if (start < from || stop > to || (candidate.offset > 0 && isWordCode(lower.charCodeAt(start - 1)))) return false
  const same =
    candidate.exact === undefined ? lower.startsWith(candidate.lower, start) : text.startsWith(candidate.exact, start)
  return same && (stop === to || !isWordCode(lower.charCodeAt(stop))) && !isJoined(lower, start, stop)
}

/** Whether a word is part of a longer one, such as `cloud` in `cloud-based` or `amazon` in `amazon.com`. */
function isJoined(lower: string, start: number, stop: number): boolean {
  return (
    (BINDING.test(lower[start - 1] ?? '') && start > 1 && isWordCode(lower.charCodeAt(start - 2))) ||
    (BINDING.test(lower[stop] ?? '') && isWordCode(lower.charCodeAt(stop + 1)))
  )
}

const BINDING = /[-.@_]/

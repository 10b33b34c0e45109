/**
 * Finding the names of other terms in a text: whole words, longest match first, plurals too, exact case for names of
 * four letters or fewer, never inside code. Each text is read once, character by character, so the cost grows with the
 * text and not with the dictionary.
 */
import type { Language } from '../schema/language.ts'
import { segments } from './inline.ts'
import { plurals } from './plural.ts'
import { eachWord, isWordCode, wordEnd, wordStart } from './words.ts'

/** A name and the term it stands for. */
export interface Name {
  readonly name: string
  readonly slug: string
  /** A title outranks an alias that happens to be equal; equals on one rank cancel each other out. */
  readonly rank: number
}

/** A stretch of a paragraph that names a term; offsets count UTF-16 code units. */
export interface Mention {
  readonly paragraph: number
  readonly start: number
  readonly end: number
  readonly slug: string
}

interface Candidate {
  readonly lower: string
  /** Present where case must agree. */
  readonly exact: string | undefined
  /** Where in the form the first word begins: 1 in `.NET`. */
  readonly offset: number
  readonly slug: string
}

/** The names that begin with one word: those that go on, by their second word, longest first; and the word alone. */
interface Names {
  readonly alone: Candidate[]
  readonly longer: Map<string, Candidate[]>
}

/** Forms of all names. */
export interface NameIndex {
  /** By their first word in lower case. */
  readonly byWord: ReadonlyMap<string, Names>
  /**
   * Marks of their first words, and of their first two: most words of a text are none of those, which this tells without
   * looking them up.
   */
  readonly marks: Uint8Array
}

/** The word begins a name; alone it is one, or a sign follows it; with the word after it, it begins one. */
const MARK = { begins: 1, ends: 2, goesOn: 4 } as const

/** Places for marks: with a hundred thousand names, every third word would be looked up in vain. */
const MARKS = 1 << 18

/** Letters up to which a name must stand in a text exactly as written. */
const EXACT_CASE_LENGTH = 4

/** The words, in lower case, with which names and their plurals begin: a text without any of them has no such name. */
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
 * The names that may stand in some texts: those that begin as one of their words does. A plural differs from its name in
 * the last two letters of its first word at most, and in what follows them.
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
    if (start !== -1 && beginnings.has(lower.slice(start, Math.max(start + 1, end - KEPT)))) yield each
  }
}
const KEPT = 2

export function indexNames(names: Iterable<Name>, language: Language): NameIndex {
  const forms = new Map<string, { slug: string | undefined; rank: number; form: string; exact: boolean }>()
  for (const { name, slug, rank } of names) {
    const exact = name.length <= EXACT_CASE_LENGTH
    for (const form of [name, ...plurals(name, language)]) {
      const key = exact ? form : form.toLowerCase()
      const known = forms.get(key)
      const formRank = form === name ? rank : rank - 0.5
      if (!known || formRank > known.rank) forms.set(key, { slug, rank: formRank, form, exact })
      else if (formRank === known.rank && known.slug !== slug) forms.set(key, { ...known, slug: undefined })
    }
  }
  const index = new Map<string, Names>()
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
  const marks = new Uint8Array(MARKS)
  const mark = (place: number, kind: number) => {
    marks[place] = (marks[place] as number) | kind
  }
  for (const [word, { alone, longer }] of index) {
    const first = markOf(word, 0, word.length, 0)
    mark(first, MARK.begins | (alone.length > 0 || longer.has('') ? MARK.ends : 0))
    for (const second of longer.keys()) if (second !== '') mark(markOf(second, 0, second.length, first), MARK.goesOn)
  }
  return { byWord: index, marks }
}

/** A number for a stretch of a text and the number of what stands before it, below `MARKS`. */
function markOf(text: string, from: number, to: number, before: number): number {
  let mark = before + to - from
  for (let i = from; i < to; i++) mark = Math.imul(mark, 31) + text.charCodeAt(i)
  return (mark ^ (mark >>> 14)) & (MARKS - 1)
}

function addCandidate(index: Map<string, Names>, candidate: Candidate): void {
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
 * @param self slug of the entry the text belongs to: its own names are passed over, with any shorter name inside them
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
  const first = markOf(lower, at, end, 0)
  const marks = index.marks[first] as number
  if ((marks & MARK.begins) === 0) return undefined
  const next = wordStart(lower, end, to)
  const nextEnd = next === -1 ? -1 : wordEnd(lower, next)
  const goesOn = next !== -1 && ((index.marks[markOf(lower, next, nextEnd, first)] as number) & MARK.goesOn) !== 0
  if (!goesOn && (marks & MARK.ends) === 0) return undefined
  const names = index.byWord.get(lower.slice(at, end))
  if (!names) return undefined
  if (names.longer.size > 0) {
    const second = goesOn ? names.longer.get(lower.slice(next, nextEnd)) : undefined
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
  return same && (stop === to || !isWordCode(lower.charCodeAt(stop))) && !joined(lower, start, stop)
}

/** Part of something longer, such as `cloud` in `cloud-based` or `amazon` in `amazon.com`. */
function joined(lower: string, start: number, stop: number): boolean {
  return (
    (BINDING.test(lower[start - 1] ?? '') && start > 1 && isWordCode(lower.charCodeAt(start - 2))) ||
    (BINDING.test(lower[stop] ?? '') && isWordCode(lower.charCodeAt(stop + 1)))
  )
}

const BINDING = /[-.@_]/

/**
 * Finds names of other terms in a text: whole words, longest match first, with plurals, in exact case for proper nouns and
 * names of up to four letters; not in code, nor within longer names. A common name counts where an editor says so. Each text is read once, so the cost depends on the text and not on the dictionary.
 */
import { type Candidate, keyOf, type NameIndex } from './name-index.ts'
import { type Segment, segments } from './parse-inline-markup.ts'
import { WordBuffer } from './word-buffer.ts'
import { isWordCode } from './words.ts'

/** A part of a paragraph that names a term; offsets are in UTF-16 code units. */
export interface Mention {
  readonly paragraph: number
  readonly start: number
  readonly end: number
  readonly slug: string
}

/**
 * The first mention of each other term in a run of paragraphs, in order of appearance.
 * @param self slug of the entry of the text, whose own names are skipped together with shorter names inside them
 * @param means slugs of the terms that the text means by their common names
 */
export function findMentions(
  paragraphs: readonly string[],
  index: NameIndex,
  self: string,
  means: readonly string[] = [],
): readonly Mention[] {
  const found: Mention[] = []
  const seen = new Set([self])
  for (let paragraph = 0; paragraph < paragraphs.length; paragraph++) {
    const text = paragraphs[paragraph] ?? ''
    const lower = text.toLowerCase()
    if (lower.length !== text.length) continue
    for (const segment of segments(text)) {
      if (segment.kind === 'code') continue
      words.read(lower, segment.start, segment.end)
      // Names that begin inside the one before are passed over.
      let stop = 0
      for (let i = 0; i < words.count; i++) {
        const at = words.starts[i] as number
        if (at < stop) continue
        const candidate = match(text, lower, i, segment, index)
        if (!candidate) continue
        const start = at - candidate.offset
        const end = start + candidate.lower.length
        // Of two that overlap the longer one counts: `web server` in `the web server`.
        if (isOverlapped(text, lower, i, end, segment, index)) continue
        stop = end
        if (seen.has(candidate.slug) || (candidate.isCommon && !means.includes(candidate.slug))) continue
        if (isWithinName(text, start, stop)) continue
        seen.add(candidate.slug)
        found.push({ paragraph, start, end: stop, slug: candidate.slug })
      }
    }
  }
  return found
}

/** Those of the segment that is searched. */
const words = new WordBuffer()

/** The longest name that begins with a word and ends before the end of the segment. */
function match(text: string, lower: string, i: number, segment: Segment, index: NameIndex): Candidate | undefined {
  const isName = index.firstWords.get(words.hashes[i] as number)
  if (isName === undefined) return undefined
  if (i + 1 < words.count && index.pairs.has(words.pair(i))) {
    const found = firstFit(index.byWords.get(keyOf(lower, words, i)), text, lower, i, segment)
    if (found) return found
  }
  if (!isName) return undefined
  const word = lower.slice(words.starts[i], words.ends[i])
  return (
    firstFit(index.byWords.get(`${word} `), text, lower, i, segment) ??
    firstFit(index.byWords.get(word), text, lower, i, segment)
  )
}

/** Whether a longer name begins within a name and ends after it. */
function isOverlapped(
  text: string,
  lower: string,
  i: number,
  end: number,
  segment: Segment,
  index: NameIndex,
): boolean {
  for (let next = i + 1; next < words.count && (words.starts[next] as number) < end; next++) {
    const other = match(text, lower, next, segment, index)
    if (!other) continue
    const start = (words.starts[next] as number) - other.offset
    if (start + other.lower.length > end && other.lower.length > end - (words.starts[i] as number)) return true
  }
  return false
}

function firstFit(
  longest: Candidate | undefined,
  text: string,
  lower: string,
  i: number,
  segment: Segment,
): Candidate | undefined {
  const at = words.starts[i] as number
  for (let candidate = longest; candidate; candidate = candidate.shorter)
    if (fits(candidate, text, lower, at, segment)) return candidate
  return undefined
}

function fits(
  candidate: Candidate,
  text: string,
  lower: string,
  at: number,
  { start: from, end: to }: Segment,
): boolean {
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

/**
 * Whether a name is part of a longer one: beside a capitalized word, as `App` in `App Store`; after an initial, as `C` in
 * `D. C.`; or before a sign that changes it, as in `C#`.
 */
const isWithinName = (text: string, start: number, stop: number): boolean =>
  /[#+]/.test(text[stop] ?? '') ||
  INITIAL.test(text.slice(Math.max(0, start - 4), start)) ||
  (CAPITAL.test(text[start] ?? '') &&
    (NAME_BEHIND.test(text.slice(stop, stop + 2)) || NAME_BEFORE.test(text.slice(Math.max(0, start - 40), start))))

const CAPITAL = /\p{Lu}/u
const INITIAL = /(?:^|[^\p{L}])\p{Lu}\. $/u
const NAME_BEHIND = /^ \p{Lu}/u
/** A capitalized word that does not begin a sentence. */
const NAME_BEFORE = /(?:[\p{L}\p{N},;)] (?:\*\*)?|\()\p{Lu}[\p{L}\p{N}-]* $/u

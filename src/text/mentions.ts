/**
 * Finds names of other terms in a text: whole words, longest match first, with plurals, in exact case for names of up to
 * four letters, and not in code. Each text is read once, so the cost depends on the text and not on the dictionary.
 */
import { type Segment, segments } from './inline.ts'
import { type Candidate, markOf, type NameIndex } from './name-index.ts'
import { isWordCode, wordEnd, wordStart } from './words.ts'

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
 * @param isMeant whether a name of a term means it in this text
 */
export function findMentions(
  paragraphs: readonly string[],
  index: NameIndex,
  self: string,
  isMeant: (slug: string) => boolean = () => true,
): readonly Mention[] {
  const found: Mention[] = []
  const seen = new Set([self])
  for (const [paragraph, text] of paragraphs.entries()) {
    const lower = text.toLowerCase()
    if (lower.length !== text.length) continue
    for (const segment of segments(text)) {
      if (segment.kind === 'code') continue
      let stop = segment.start
      for (let at = wordStart(lower, stop, segment.end); at !== -1; ) {
        const end = wordEnd(lower, at)
        // Names that begin inside the one before are passed over.
        const candidate = at < stop ? undefined : nameAt(at, end, text, lower, segment, index)
        if (candidate) {
          const start = at - candidate.offset
          stop = start + candidate.lower.length
          if (!seen.has(candidate.slug) && isMeant(candidate.slug)) {
            seen.add(candidate.slug)
            found.push({ paragraph, start, end: stop, slug: candidate.slug })
          }
        }
        at = wordStart(lower, end, segment.end)
      }
    }
  }
  return found
}

/** The longest name whose first word is this one. */
function nameAt(
  at: number,
  end: number,
  text: string,
  lower: string,
  segment: Segment,
  { forms, marks }: NameIndex,
): Candidate | undefined {
  const bySecond = marks[markOf(lower, at, end)] === 0 ? undefined : forms.get(lower.slice(at, end))
  if (!bySecond) return undefined
  const fits = (each: Candidate): boolean => isAt(at, each, text, lower, segment)
  const next = wordStart(lower, end, segment.end)
  const second = next === -1 ? undefined : bySecond.get(lower.slice(next, wordEnd(lower, next)))
  return second?.find(fits) ?? bySecond.get('')?.find(fits)
}

/** Whether a segment holds a name whose first word begins at an offset. */
function isAt(at: number, { lower: name, exact, offset }: Candidate, text: string, lower: string, within: Segment) {
  const start = at - offset
  const stop = start + name.length
  if (start < within.start || stop > within.end) return false
  if (offset > 0 && isWordCode(lower.charCodeAt(start - 1))) return false
  const isSame = exact === undefined ? lower.startsWith(name, start) : text.startsWith(exact, start)
  return isSame && (stop === within.end || !isWordCode(lower.charCodeAt(stop))) && !isJoined(lower, start, stop)
}

/** Whether a word is part of a longer one, such as `cloud` in `cloud-based` or `amazon` in `amazon.com`. */
function isJoined(lower: string, start: number, stop: number): boolean {
  return (
    (BINDING.test(lower[start - 1] ?? '') && start > 1 && isWordCode(lower.charCodeAt(start - 2))) ||
    (BINDING.test(lower[stop] ?? '') && isWordCode(lower.charCodeAt(stop + 1)))
  )
}

const BINDING = /[-.@_]/

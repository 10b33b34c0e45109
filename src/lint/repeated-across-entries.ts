/** Finds texts of different entries that are nearly the same: taglines, analogies, and whole sentences. */
import { groupBy } from '../text/group-by.ts'
import { countWords, fold, foldedWords } from '../text/words.ts'
import { FUNCTION_WORDS } from './function-word-list.ts'
import type { LintEntry } from './passages.ts'
import { findingIn, type Path, type Remark, type StyleFinding } from './style-finding.ts'

/**
 * Finds taglines and analogies that are nearly the same, and sentences that stand in several entries.
 * @param entries of one language, the oldest first
 */
export const findAlike = (entries: readonly LintEntry[]): readonly StyleFinding[] => [
  ...findSameTaglines(entries),
  ...findSimilarTaglines(entries),
  ...findSameShapes(entries),
  ...findRepeats(entries),
  ...findSharedKeywords(entries),
]

/** Entries that have a key of an earlier one, told apart by what `remark` says of the two. */
function findClaimed(
  entries: readonly LintEntry[],
  keysOf: (entry: LintEntry) => readonly string[],
  remark: (owner: LintEntry, entry: LintEntry) => Remark | undefined,
): readonly StyleFinding[] {
  const first = new Map<string, LintEntry>()
  return entries.flatMap(entry => {
    const keys = keysOf(entry)
    const owner = keys.map(key => first.get(key)).find(found => found !== undefined)
    for (const key of keys) if (!first.has(key)) first.set(key, entry)
    const found = owner && remark(owner, entry)
    return found ? findingIn(entry, found) : []
  })
}

const findSameTaglines = (entries: readonly LintEntry[]): readonly StyleFinding[] =>
  findClaimed(
    entries,
    entry => [taglineKey(entry)],
    ({ slug }) => ({
      rule: 'duplicate-tagline',
      path: ['tagline'],
      message: `the tagline is that of "${slug}"`,
      hint: 'Say what sets this term apart; with the title hidden, only one of the two may come to mind.',
    }),
  )

/** Taglines with fewer content words are not compared. */
const MIN_CONTENT_WORDS = 4

const taglineKey = ({ text }: LintEntry): string => foldedWords(text.tagline).join(' ')

/** The content words of a tagline with one left out, each in turn. */
function nearKeys({ text, language }: LintEntry): readonly string[] {
  const words = [...new Set(foldedWords(text.tagline).filter(word => !FUNCTION_WORDS[language].has(word)))].sort()
  return words.length < MIN_CONTENT_WORDS ? [] : words.map((_, left) => words.filter((_, i) => i !== left).join(' '))
}

/** Two sets of words differ by at most one word each if they are equal after leaving one word out of each. */
const findSimilarTaglines = (entries: readonly LintEntry[]): readonly StyleFinding[] =>
  findClaimed(entries, nearKeys, (owner, entry) => {
    if (taglineKey(owner) === taglineKey(entry)) return undefined
    const message = `the tagline says nearly the same as that of "${owner.slug}"`
    const hint = 'Say what sets this term apart from the other.'
    return { rule: 'similar-tagline', path: ['tagline'], message, hint }
  })

/** A keyword points to one entry rather than to its neighbors. */
function* findSharedKeywords(entries: readonly LintEntry[]): Iterable<StyleFinding> {
  const first = new Map<string, LintEntry>()
  for (const entry of entries)
    for (const [i, keyword] of entry.text.keywords.entries()) {
      const owner = first.get(fold(keyword))
      if (owner === undefined) first.set(fold(keyword), entry)
      if (owner === undefined || owner === entry) continue
      const message = `the keyword "${keyword}" is also one of "${owner.slug}"`
      const hint = 'Keep it in the entry that most readers mean.'
      yield findingIn(entry, { rule: 'keyword-elsewhere', path: ['keywords', i], words: keyword, message, hint })
    }
}

/** Analogies with fewer function words are too short to have a pattern. */
const MIN_FUNCTION_WORDS = 8

const findSameShapes = (entries: readonly LintEntry[]): readonly StyleFinding[] =>
  findClaimed(entries, shapesOf, ({ slug }) => ({
    rule: 'analogy-shape',
    path: ['analogy'],
    message: `the analogy is built word for word like that of "${slug}"`,
    hint: 'Find a picture of its own; readers notice the mold.',
  }))

/** The function words of the analogy in order, with `_` for the words between them; none if there are too few. */
function shapesOf({ text, language }: LintEntry): readonly string[] {
  const words = foldedWords(text.analogy).map(word => (FUNCTION_WORDS[language].has(word) ? word : '_'))
  const kept = words.filter(word => word !== '_').length
  return kept < MIN_FUNCTION_WORDS ? [] : [words.filter((word, i) => word !== '_' || words[i - 1] !== '_').join(' ')]
}

/** Shorter sentences may be equal by chance. */
const MIN_REPEATED_WORDS = 4
/** A sentence of this length in three or more entries was copied. */
const MIN_STOCK_WORDS = 6

interface Occurrence {
  readonly entry: LintEntry
  readonly path: Path
  readonly start: number
  readonly sentence: string
}

function findRepeats(entries: readonly LintEntry[]): readonly StyleFinding[] {
  const all = entries.flatMap(occurrencesIn)
  return [...groupBy(all, ({ sentence }) => [sentence.toLowerCase()]).values()].flatMap(describe)
}

/** The sentences of an entry that are long enough to be compared. */
const occurrencesIn = (entry: LintEntry): readonly Occurrence[] =>
  entry.passages
    .filter(({ part }) => part !== 'title' && part !== 'imageAlt')
    .flatMap(({ path, text, sentences }) =>
      sentences
        .filter(({ text: spoken }) => countWords(spoken) >= MIN_REPEATED_WORDS)
        .map(({ text: spoken, start }) => ({ entry, path, start, sentence: text.slice(start, start + spoken.length) })),
    )

/** The first occurrence stays; each other one becomes a finding. Equal taglines are reported by findSameTaglines. */
function describe([first, ...others]: readonly Occurrence[]): readonly StyleFinding[] {
  if (!first) return []
  const owner = first.entry.slug
  const { size } = new Set([first, ...others].map(({ entry }) => entry.slug))
  const isStock = size > 2 && countWords(first.sentence) >= MIN_STOCK_WORDS
  return others
    .filter(({ path }) => first.path[0] !== 'tagline' || path[0] !== 'tagline')
    .map(({ entry, path, start, sentence }) => {
      const where = entry.slug === owner ? 'stands in this entry already' : `stands also in "${owner}"`
      const message = `"${sentence}" ${isStock ? `stands in ${size} entries, first in "${owner}"` : where}`
      const rule = isStock ? 'stock-sentence' : 'repeated-sentence'
      const hint = 'Say what is true of this term alone, or leave it out.'
      return findingIn(entry, { rule, path, start, words: sentence, message, hint })
    })
}

/**
 * Finds listed phrases in texts, in one pass over the words, however long the lists are. In a phrase, a word that ends in
 * `*` matches all its endings, and a word with a capital matches that capital only.
 */
import { isWordCode } from '../text/words.ts'

export interface ListedPhrase<Meaning> {
  readonly phrase: string
  readonly meaning: Meaning
}

export interface PhraseMatch<Meaning> {
  readonly meaning: Meaning
  readonly start: number
  readonly words: string
}

/**
 * Prepares phrases for searching.
 * @returns finds the longest phrases in a text, none within another
 */
export function phraseFinder<Meaning>(
  phrases: readonly ListedPhrase<Meaning>[],
): (text: string) => readonly PhraseMatch<Meaning>[] {
  const index = indexPhrases(phrases)
  return text => {
    const words = wordsIn(text)
    const found: PhraseMatch<Meaning>[] = []
    for (let i = 0; i < words.count; i++) {
      const phrase = longest(index.get(words.opening(i)), words, i)
      if (!phrase) continue
      const last = i + phrase.pattern.length - 1
      const start = words.start(i)
      found.push({ meaning: phrase.meaning, start, words: text.slice(start, words.end(last)) })
      i = last
    }
    return found
  }
}

interface WordPattern {
  readonly text: string
  /** Whether more letters may follow. */
  readonly open: boolean
  /** Whether capitals count. */
  readonly exact: boolean
}

interface IndexedPhrase<Meaning> {
  readonly pattern: readonly WordPattern[]
  readonly meaning: Meaning
}

/** Phrases by their first two letters, the longest first; most words of a text begin no phrase. */
type PhraseIndex<Meaning> = ReadonlyMap<number, readonly IndexedPhrase<Meaning>[]>

function indexPhrases<Meaning>(phrases: readonly ListedPhrase<Meaning>[]): PhraseIndex<Meaning> {
  const index = new Map<number, IndexedPhrase<Meaning>[]>()
  for (const { phrase, meaning } of phrases) {
    const pattern = phrase.split(' ').map(patternOf)
    const key = openingOf(phrase.toLowerCase(), 0)
    const group = index.get(key)
    if (group) group.push({ pattern, meaning })
    else index.set(key, [{ pattern, meaning }])
  }
  const lettersOf = (pattern: readonly WordPattern[]) => pattern.reduce((sum, { text }) => sum + text.length, 0)
  for (const group of index.values())
    group.sort((a, b) => b.pattern.length - a.pattern.length || lettersOf(b.pattern) - lettersOf(a.pattern))
  return index
}

const openingOf = (lower: string, start: number): number =>
  lower.charCodeAt(start) * 65_536 + lower.charCodeAt(start + 1)

function patternOf(word: string): WordPattern {
  const open = word.endsWith('*')
  const text = open ? word.slice(0, -1) : word
  return { text, open, exact: text !== text.toLowerCase() }
}

function longest<Meaning>(
  group: readonly IndexedPhrase<Meaning>[] | undefined,
  words: Words,
  index: number,
): IndexedPhrase<Meaning> | undefined {
  return group?.find(({ pattern }) => pattern.every((word, i) => words.match(index + i, word)))
}

interface Words {
  readonly count: number
  start(index: number): number
  end(index: number): number
  opening(index: number): number
  match(index: number, pattern: WordPattern): boolean
}

/** Runs of letters and digits; hyphens and apostrophes between them belong to the word. */
function wordsIn(text: string): Words {
  const folded = text.toLowerCase()
  const lower = folded.length === text.length ? folded : text
  const ends: number[] = []
  const starts: number[] = []
  for (let i = 0; i < text.length; i++) {
    if (!isWordCode(text.charCodeAt(i))) continue
    starts.push(i)
    while (isWordCode(text.charCodeAt(i)) || isJoint(text, i)) i++
    ends.push(i)
  }
  const start = (index: number): number => starts[index] ?? text.length
  const end = (index: number): number => ends[index] ?? text.length
  return {
    count: starts.length,
    start,
    end,
    opening: index => openingOf(lower, start(index)),
    match(index, { text: wanted, open, exact }) {
      const length = end(index) - start(index)
      if (open ? length < wanted.length : length !== wanted.length) return false
      return (exact ? text : lower).startsWith(wanted, start(index))
    },
  }
}

const isJoint = (text: string, i: number): boolean =>
  (text[i] === '-' || text[i] === "'" || text[i] === '’') && isWordCode(text.charCodeAt(i + 1))

/** How a card's names relate to a question: the same but for endings, the same but for slips of the pen, a beginning, or common words. */
import type { SearchFile } from './file.ts'
import { nameKey, rankedNames } from './names.ts'
import { CORRECTION_WEIGHT, type Question } from './question.ts'
import { isStopWord } from './stop-words.ts'
import { type Stemmer, wordsOf } from './words.ts'

/** Compared from `exact` down; no sum of words comes near the least of them. */
export const MATCH_TIER = {
  exact: 100_000,
  stem: 50_000,
  corrected: 25_000,
  typo: 20_000,
  partOfTitle: 10_000,
  keyword: 7_500,
  inQuery: 5_000,
  sharedName: 2_500,
  /** Between names of one rank and of the next. */
  rank: 1_000,
} as const

/** Guesses and other forms of words of up to so many letters are a part of too many names, the more so of one word alone. */
const SHORT = 4
const SHORT_ALONE = 8

/** How much a name that begins with the question lifts a card: a title, another name. */
const BEGINS = { title: 2, name: 1 } as const

/** What the beginning of a word is worth beside a whole one. */
const BEGUN_PART = 0.4

/** How much less each rank of a name says than the one before. */
const RANK_PENALTY = 0.05

export interface Relation {
  /** Points for a name that is what was asked for. */
  readonly named: number
  /** How much of the letters of a name the question is that has all its words; less of other names than of titles. */
  readonly part: number
  /** How much of a name the question begins: of a title twice, for titles are what people begin to type. */
  readonly begun: number
  /** The content words of the question that make a whole name, as bits; none where no name is whole in it. */
  readonly whole: number
}

export const UNRELATED: Relation = { named: 0, part: 0, begun: 0, whole: 0 }

interface Name {
  readonly words: ReadonlySet<string>
  readonly stems: string
  readonly contentStems: readonly string[]
  readonly key: string
  readonly rank: number
}

/** Compares cards with questions, and remembers the stems of the names it has looked at. */
export function openRelations(
  file: SearchFile,
  stemmers: readonly [own: Stemmer, other: Stemmer],
): (question: Question) => (at: number) => Relation {
  const remembered = new Map<number, readonly Name[]>()
  const stemsIn = (words: readonly string[], side: 0 | 1) => words.map(word => stemmers[side](word)).join(' ')
  const namesAt = (at: number): readonly Name[] => {
    const before = remembered.get(at)
    if (before) return before
    const card = file.cards[at]
    const made = [...(card ? rankedNames(card) : [])].map(([name, rank]) => {
      const words = wordsOf(name)
      const side = rank < 2 ? 0 : 1
      const contentStems = words.filter(word => !isStopWord(word)).map(word => stemmers[side](word))
      return { words: new Set(words), stems: stemsIn(words, side), contentStems, key: nameKey(name), rank }
    })
    remembered.set(at, made)
    return made
  }
  return ({ core, name, meant, words: contentWords }) => {
    const asked = [stemsIn(name, 0), stemsIn(name, 1)] as const
    const isSure = name.every((word, at) => word === meant[at])
    const guessed = isSure ? asked : ([stemsIn(meant, 0), stemsIn(meant, 1)] as const)
    const key = nameKey(core)
    const short = contentWords.length === 1 ? SHORT_ALONE : SHORT
    const forms = contentWords.map(({ word, stems, open }) => ({
      stems: new Set(
        [...stems].flatMap(([stem, weight]) =>
          weight === 1 || (weight >= CORRECTION_WEIGHT && word.length > short) ? [stem] : [],
        ),
      ),
      own: new Set([...stems].flatMap(([stem, weight]) => (weight === 1 ? [stem] : []))),
      start: open ? word : '',
    }))
    const all = 2 ** contentWords.length - 1
    // Words that say nothing make a description of what could be a name: "tell the AI what to do".
    const small = name.filter(word => contentWords.every(one => one.word !== word))
    return at => {
      let named = 0
      let part = 0
      let begun = 0
      let whole = 0
      for (const { words, stems, contentStems, key: other, rank } of namesAt(at)) {
        const side = rank < 2 ? 0 : 1
        if (stems === asked[side]) named = Math.max(named, MATCH_TIER.stem - rank * MATCH_TIER.rank)
        else if (stems === guessed[side]) named = Math.max(named, MATCH_TIER.corrected - rank * MATCH_TIER.rank)
        const lift = rank === 0 ? BEGINS.title : BEGINS.name
        if (other.startsWith(key)) begun = Math.max(begun, (lift * key.length) / other.length)
        let common = 0
        let isBegun = false
        for (const [i, { stems: asked, start }] of forms.entries()) {
          const isThere = contentStems.some(stem => asked.has(stem))
          if (isThere || (start !== '' && begins(words, start))) common |= 1 << i
          isBegun ||= !isThere
        }
        // Other names have words that are about something else, as "home" is in "home router".
        const isTitle = rank === 0 || rank === 2
        if (common === all && all !== 0)
          part = Math.max(part, (key.length / other.length) * (1 - RANK_PENALTY * rank) * (isBegun ? BEGUN_PART : 1))
        if (isTitle && common === all && all !== 0 && contentWords.length > 1 && small.every(word => words.has(word)))
          named = Math.max(named, MATCH_TIER.partOfTitle - rank * MATCH_TIER.rank)
        const present = contentStems.filter(stem => forms.some(({ own }) => own.has(stem))).length
        if (present > 0 && present === contentStems.length) whole |= common
      }
      return { named, part, begun, whole }
    }
  }
}

function begins(words: ReadonlySet<string>, start: string): boolean {
  for (const word of words) if (word.startsWith(start)) return true
  return false
}

/** The entries that have words of a query or a whole name in it, and what each of them has of it. */
import type { Subject } from '../schema/field-types.ts'
import { type Features, featuresOf } from './features.ts'
import type { PackedCard, SearchFile } from './index-format.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { matchPhrases } from './keyword-match.ts'
import type { Names } from './names.ts'
import { type NamesInQuery, openNamesInQuery } from './names-in-query.ts'
import { oneWordScore, partOfName } from './one-word-query.ts'
import { openQuestions, type Question, type QuestionWord } from './parse-query.ts'
import { inverseFrequency, matchWords, NO_MATCH, type WordMatches } from './query-words-in-entries.ts'

/** How many entries are looked at closely, where a query has several words. */
const MOST_CANDIDATES = 40

/** Subjects whose entries belong to one company, or are one. */
const VENDORS: ReadonlySet<string> = new Set<Subject>(['aws', 'companies'])

export interface Candidate {
  /** Position of the card. */
  readonly at: number
  readonly features: Features
  /** Whether one of its keywords is the query; one word is left of many keywords: "which cable I need". */
  readonly isKeyword: boolean
  /** Of a query of one word. */
  readonly oneWord?: {
    readonly score: number
    readonly isPartOfName: boolean
    /** Whether a name, or a keyword, has the word as it was asked. */
    readonly isNaming: boolean
  }
}

export interface Candidates {
  readonly question: Question
  readonly names: NamesInQuery
  /** The inverse frequency of a word of either language. */
  readonly idf: (word: string) => number
  readonly all: readonly Candidate[]
}

/** @returns what gathers the candidates of a query */
export function openCandidates(file: SearchFile, names: Names, index: InvertedIndex): (query: string) => Candidates {
  const { cards, language } = file
  const { stemmers } = index
  const questions = openQuestions(index)
  const idf = (word: string): number =>
    inverseFrequency(Math.max(...stemmers.map(stem => index.postings(stem(word)).size)), cards.length)
  const namesIn = openNamesInQuery(cards, names, language, idf)
  const links = linksTo(file)
  const isVendors = vendorsIn(file)

  return query => {
    const question = questions(query)
    const inQuery = namesIn(question)
    const { words } = question
    const [word] = words
    const matches = matchWords(index, words)
    const bits = keywordBits(index, words)
    const candidate = (at: number): Candidate => {
      const card = cards[at] as PackedCard
      const [, , , level, , related] = card
      const matched = matches.cards.get(at) ?? NO_MATCH
      const phrase = matchPhrases(index.phrases(at), bits, matches.idf)
      const features = featuresOf(matches.idf, {
        words: matched,
        phrase,
        known: matches.known,
        length: index.lengths[at] as number,
        inRelated: related.reduce((bits, other) => bits | (matches.cards.get(other)?.own ?? 0), 0),
        nameShare: question.isAsked ? (inQuery.named.get(at)?.share ?? 0) : 0,
        nameRarity: inQuery.named.get(at)?.rarity ?? 0,
        talk: question.talk,
        level,
        isVendors: isVendors.has(at),
      })
      const one = { at, features, isKeyword: phrase.isWhole && question.name.length > 1 }
      if (words.length !== 1 || !word) return one
      const part = partOfName(word, card, stemmers)
      const isNaming = part > 0 || (matched.names | phrase.words) !== 0
      const score = oneWordScore(part, features, links[at] as number)
      return { ...one, oneWord: { score, isPartOfName: part > 0, isNaming } }
    }
    // One word stands in many names; of several words, entries that have little are no answers.
    const best = likeliestFirst(matches).slice(0, words.length === 1 ? undefined : MOST_CANDIDATES)
    const all = [...new Set([...best, ...inQuery.named.keys()])].map(candidate)
    return { question, names: inQuery, idf, all }
  }
}

/** The cards of entries that belong to one company, or are one. */
const vendorsIn = ({ cards, subjects: keys }: SearchFile): ReadonlySet<number> =>
  new Set(cards.flatMap(([, , , , subjects], at) => (subjects.some(key => VENDORS.has(keys[key] ?? '')) ? [at] : [])))

/** The cards of entries that have words of a query, by what these add to its likelihood. */
const likeliestFirst = ({ cards }: WordMatches): readonly number[] =>
  [...cards].sort(([a, one], [b, other]) => other.likelihood - one.likelihood || a - b).map(([at]) => at)

/** How many entries lead to each. */
function linksTo({ cards }: SearchFile): Uint16Array {
  const links = new Uint16Array(cards.length)
  for (const [, , , , , related] of cards) for (const at of related) links[at] = (links[at] as number) + 1
  return links
}

/** @returns by the positions of stems, the words of a query that these stand for, as bits */
function keywordBits(index: InvertedIndex, words: readonly QuestionWord[]): Uint16Array {
  const bits = new Uint16Array(index.keywordStems.length)
  for (const [i, { stems }] of words.entries())
    for (const stem of stems.keys()) {
      const at = index.keywordPosition(stem)
      if (at !== undefined) bits[at] = (bits[at] as number) | (1 << i)
    }
  return bits
}

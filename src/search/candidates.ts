/** The entries that have words of a query or a whole name in it, and what each of them has of it. */
import type { Subject } from '../schema/field-types.ts'
import type { Features } from './features.ts'
import type { PackedCard, Phrase, SearchFile } from './index-format.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { matchPhrases } from './keyword-match.ts'
import type { Names } from './names.ts'
import { type NamesInQuery, NO_NAME, openNamesInQuery } from './names-in-query.ts'
import { oneWordScore, partOfName } from './one-word-query.ts'
import { openQuestions, type Question, type QuestionWord } from './parse-query.ts'
import { queryLikelihood } from './query-likelihood.ts'
import {
  countOf,
  inverseFrequency,
  matchWords,
  NO_MATCH,
  totalOf,
  type WordMatches,
  weightOf,
} from './query-words-in-entries.ts'

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
  const namesIn = openNamesInQuery(names, cards.length, language, idf)
  const links = linksTo(file)

  return query => {
    const question = questions(query)
    const inQuery = namesIn(question)
    const { words } = question
    const [word] = words
    const matches = matchWords(index, words)
    const bits = keywordBits(index, words)
    const total = totalOf(matches.idf)
    const part = (bits: number): number => weightOf(bits, matches.idf) / total
    const candidate = (at: number): Candidate => {
      const card = cards[at] as PackedCard
      const [, , , level, subjects, related] = card
      const own = matches.cards.get(at) ?? NO_MATCH
      const phrase = matchPhrases(index.phrases[at] as readonly Phrase[], bits, matches.idf)
      const named = own.names | phrase.words
      const together = countOf(own.own)
      const { share, rarity } = inQuery.named.get(at) ?? NO_NAME
      const features: Features = {
        named: part(named),
        keyword: phrase.best,
        otherKeywords: phrase.others,
        together: together > 1 ? together * part(own.own) ** 2 : 0,
        likelihood: queryLikelihood(own.likelihood, matches.known, index.lengths[at] as number),
        inRelated: part(related.reduce((bits, other) => bits | (matches.cards.get(other)?.own ?? 0), 0)),
        askedName: question.isAsked ? share : 0,
        wholeName: rarity,
        nameInTalk: rarity * question.talk,
        level: level - 2,
        vendor: named === 0 && subjects.some(key => VENDORS.has(file.subjects[key] ?? '')) ? 1 : 0,
        words: Math.log(words.length),
        bias: 1,
      }
      const one = { at, features, isKeyword: phrase.isWhole && question.name.length > 1 }
      if (words.length !== 1 || !word) return one
      const ofName = partOfName(word, card, stemmers)
      const score = oneWordScore(ofName, features, links[at] as number)
      return { ...one, oneWord: { score, isPartOfName: ofName > 0, isNaming: ofName > 0 || named !== 0 } }
    }
    // One word stands in many names; of several words, entries that have little are no answers.
    const best = likeliestFirst(matches).slice(0, words.length === 1 ? undefined : MOST_CANDIDATES)
    const all = [...new Set([...best, ...inQuery.named.keys()])].map(candidate)
    return { question, names: inQuery, idf, all }
  }
}

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
  const bits = new Uint16Array(index.keywordStems.size)
  for (const [i, { stems }] of words.entries())
    for (const stem of stems.keys()) {
      const at = index.keywordStems.get(stem)
      if (at !== undefined) bits[at] = (bits[at] as number) | (1 << i)
    }
  return bits
}

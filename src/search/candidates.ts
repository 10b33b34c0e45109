/** The entries that have words of a query or a whole name in it, and what each of them has of it. */
import type { Subject } from '../schema/classification.ts'
import { openAskedLanguage } from './asked-language.ts'
import {
  countOf,
  type Evidence,
  type Features,
  featuresOf,
  type Kind,
  type QueryWeights,
  weightOf,
} from './features.ts'
import type { SearchFile } from './file.ts'
import type { Names } from './names.ts'
import { type NamesInQuery, openNamesInQuery } from './names-in-query.ts'
import { matchPhrases, NO_PHRASE, openPhrases } from './phrases.ts'
import { openQuestions, type Question, type QuestionWord } from './question.ts'
import { MATCH_TIER, openRelations, UNRELATED } from './relation.ts'
import { inverseFrequency, type Lookup, Scorer, type Scores } from './scoring.ts'
import type { Spelling } from './spelling.ts'
import { isCompanyWord } from './stop-words.ts'
import { openStemmers, type Stemmer } from './words.ts'

/** Words of queries and of names whose stems are remembered. */
const REMEMBERED = 5_000

/** The part of what a query says that an entry must have to be looked at. */
const MIN_COVERAGE = 0.05

/** What completions of the word being typed count when that word is itself known. */
const COMPLETION_WEIGHT = 0.5

/** How many of those that score best are compared by name and with related entries. */
const COMPARED = 40

/** The part of what a query says that a name in it must make up for the query to be about that name. */
const MIN_NAME_SHARE = 0.65

/** Subjects whose entries belong to one company, or are one. */
const VENDORS: ReadonlySet<string> = new Set<Subject>(['aws', 'companies'])

export interface Candidate {
  /** Position of the card. */
  readonly at: number
  /** Points for a name that is what was asked for; see `MATCH_TIER`. */
  readonly named: number
  /** Whether a name is most of the query. */
  readonly isNamed: boolean
  /** Whether a name or a keyword has words of the query as they were asked. */
  readonly isNaming: boolean
  readonly isPartOfName: boolean
  /** How likely it is meant by one word of its names. */
  readonly nameScore: number
  /** Words of the query that it has as they were asked, as bits. */
  readonly having: number
  readonly features: Features
}

export interface Candidates {
  readonly question: Question
  readonly names: NamesInQuery
  /** The inverse frequency of a word of either language. */
  readonly idf: (word: string) => number
  readonly kind: Kind
  readonly all: readonly Candidate[]
}

/** @returns what gathers the candidates of a query */
export function openCandidates(
  file: SearchFile,
  names: Names,
  spelling: () => Spelling,
): (query: string) => Candidates {
  const scorer = new Scorer(file.index)
  const stemmers = openStemmers(file.language, REMEMBERED)
  const questions = openQuestions(file, stemmers, scorer, spelling)
  const relations = openRelations(file, stemmers)
  const isForeign = openAskedLanguage(file.index, file.language, stemmers)
  const idf = openIdf(scorer, stemmers, file.cards.length)
  const namesIn = openNamesInQuery(file.cards, names, file.language, idf)
  const phrasesAt = openPhrases(file.index)
  const isVendors = vendorsIn(file)
  const links = linksTo(file)

  return query => {
    const question = questions(query)
    const { words } = question
    const inQuery = namesIn(question)
    const scores = scorer.score(words.map(word => lookupsOf(word, words.length === 1)))
    const weights = weightsOf(question, scores.idf)
    const { total } = weights
    const relation = relations(question)
    const asksForCompany = question.name.some(isCompanyWord)
    const bitsOf = bitsOfStems(words)

    const candidate = (at: number, isCompared: boolean): Candidate => {
      const card = file.cards[at]
      const { named, part, begun, whole } = isCompared ? relation(at) : UNRELATED
      const phrase = isCompared ? matchPhrases(phrasesAt(at), bitsOf, 2 ** words.length - 1, file.language) : NO_PHRASE
      let inRelated = 0
      if (isCompared) for (const other of card?.[5] ?? []) inRelated |= scores.own[other] as number
      const own = scores.own[at] as number
      const inNames = scores.named[at] as number
      const evidence: Evidence = {
        score: (scores.bm25[at] as number) / total,
        coverage: (scores.coverage[at] as number) / total,
        own,
        inflected: scores.inflected[at] as number,
        identity: scores.identity[at] as number,
        named: inNames | phrase.words,
        inRelated,
        nameShare: inQuery.shares.get(at) ?? 0,
        begun,
        links: links[at] as number,
        level: card?.[3] ?? 2,
        isVendors: isVendors.has(at) && !asksForCompany,
      }
      return {
        at,
        named: Math.max(named, phrase.isWhole ? MATCH_TIER.keyword : 0),
        isNamed: named > 0 || (countOf(whole) > 1 && weightOf(whole, weights.idf) / total > MIN_NAME_SHARE),
        isNaming: part > 0 || (own !== 0 && inNames !== 0),
        isPartOfName: part > 0,
        nameScore: nameScore(part, evidence),
        having: own,
        features: featuresOf(weights, evidence),
      }
    }
    const scored = bestFirst(scores, total)
    const learned = isForeign(question.name) ? 'foreign' : 'own'
    const known = new Set(scored)
    const others = [...inQuery.shares.keys()].filter(at => !known.has(at))
    return {
      question,
      names: inQuery,
      idf,
      kind: words.length === 1 ? 'word' : learned,
      all: [...scored.map((at, i) => candidate(at, i < COMPARED)), ...others.map(at => candidate(at, true))],
    }
  }
}

/** @returns the inverse frequency of a word of either language */
function openIdf(scorer: Scorer, stemmers: readonly Stemmer[], cards: number): (word: string) => number {
  return word => inverseFrequency(Math.max(...stemmers.map(stem => scorer.frequency(stem(word)))), cards)
}

/** The cards of entries that belong to one company, or are one. */
const vendorsIn = ({ cards, subjects: keys }: SearchFile): ReadonlySet<number> =>
  new Set(cards.flatMap(([, , , , subjects], at) => (subjects.some(key => VENDORS.has(keys[key] ?? '')) ? [at] : [])))

/** What a word among the keywords is worth beside one that is a whole name. */
const KEYWORD_PART = 0.5

/**
 * One word is a part of many names: people mean the entry with little else in its name, the basic one that belongs to no
 * company, the one that others lead to.
 */
const nameScore = (part: number, { score, links, level, isVendors }: Evidence): number =>
  3 * (part === 0 ? KEYWORD_PART * score : part) + 0.4 * Math.log(1 + links) - 0.5 * (level - 1) - (isVendors ? 1 : 0)

const weightsOf = ({ words, name }: Question, idf: readonly number[]): QueryWeights => ({
  idf,
  total: idf.reduce((sum, each) => sum + each, 0),
  small: name.length - words.length,
})

/** The cards that have enough of the query, by their scores. */
function bestFirst({ cards, count, coverage, bm25 }: Scores, total: number): readonly number[] {
  const scored: { readonly at: number; readonly score: number }[] = []
  for (let i = 0; i < count; i++) {
    const at = cards[i] as number
    const part = (coverage[at] as number) / total
    if (part >= MIN_COVERAGE) scored.push({ at, score: (bm25[at] as number) * (part + 0.02) ** 2 })
  }
  return scored.sort((a, b) => b.score - a.score || a.at - b.at).map(({ at }) => at)
}

/** How many entries lead to each. */
function linksTo({ cards }: SearchFile): Uint16Array {
  const links = new Uint16Array(cards.length)
  for (const [, , , , , related] of cards) for (const at of related) links[at] = (links[at] as number) + 1
  return links
}

/** The lookups for one word, the word itself first. A single letter after other words begins too many to say anything. */
function lookupsOf({ word, stems, open, edits }: QuestionWord, alone: boolean): readonly Lookup[] {
  const lookups: Lookup[] = []
  for (const [stem, weight] of stems)
    lookups.push({ word: stem, weight, begins: false, edits: weight === 1 ? edits : 0 })
  if (!open || (!alone && word.length === 1)) return lookups
  const weight = stems.has(word) ? COMPLETION_WEIGHT : 1
  return [...lookups, { word, weight, begins: true, edits: 0 }]
}

/** @returns for a stem, the words of a query that it stands for, as bits */
function bitsOfStems(words: readonly QuestionWord[]): (stem: string) => number {
  const bits = new Map<string, number>()
  for (const [i, { stems }] of words.entries())
    for (const stem of stems.keys()) bits.set(stem, (bits.get(stem) ?? 0) | (1 << i))
  return stem => bits.get(stem) ?? 0
}

/** The entries that have words of a query or a whole name in it, and what each of them has of it. */
import type { Subject } from '../schema/classification.ts'
import { weightOf } from './bits.ts'
import { type Evidence, type Features, featuresOf } from './features.ts'
import type { PackedCard, SearchFile } from './file.ts'
import { InvertedIndex } from './inverted-index.ts'
import { type Form, matchPhrases, matchTagline, NO_PHRASE, NO_TAGLINE } from './keyword-match.ts'
import type { Names } from './names.ts'
import { type NamesInQuery, openNamesInQuery } from './names-in-query.ts'
import { oneWordScore, partOfName } from './one-word.ts'
import { openQuestions, type Question, type QuestionWord } from './question.ts'
import { inverseFrequency, type Lookup, NO_SCORE, type Scores, scoreCards } from './scoring.ts'
import { isCompanyWord, isGenericWord } from './stop-words.ts'
import { openStemmers } from './words.ts'

/** Words of queries and of names whose stems are remembered. */
const REMEMBERED = 5_000

/** What completions of the word being typed count when that word is itself known. */
const COMPLETION_WEIGHT = 0.5

/** What a word counts that asks about a thing rather than describes it, beside others. */
const GENERIC_WEIGHT = 0.5

/** How many of those that score best are compared by keyword and with related entries. */
const COMPARED = 60

/** How many of them are looked at at all, where a query has several words. */
const MOST_CANDIDATES = 100

/** Subjects whose entries belong to one company, or are one. */
const VENDORS: ReadonlySet<string> = new Set<Subject>(['aws', 'companies'])

export interface Candidate {
  /** Position of the card. */
  readonly at: number
  /** Words of the query that it has as they were asked, as bits. */
  readonly own: number
  readonly features: Features
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
export function openCandidates(file: SearchFile, names: Names): (query: string) => Candidates {
  const { cards, language } = file
  const stemmers = openStemmers(language, REMEMBERED)
  const index = new InvertedIndex(file, stemmers)
  const questions = openQuestions(file, stemmers, index)
  const idf = (word: string): number =>
    inverseFrequency(Math.max(...stemmers.map(stem => index.postings(stem(word)).cards.length)), cards.length)
  const namesIn = openNamesInQuery(cards, names, language, idf)
  const evidenceFor = openEvidence(file, index)
  const links = linksTo(file)

  return query => {
    const question = questions(query)
    const inQuery = namesIn(question)
    const { words } = question
    const [word] = words
    const scores = scoreCards(
      index,
      words.map(each => ({
        lookups: lookupsOf(each, words.length === 1, index),
        weight: isGenericWord(each.word) ? GENERIC_WEIGHT : 1,
      })),
    )
    const evidenceOf = evidenceFor(question, inQuery, scores)
    const candidate = (at: number, isCompared: boolean): Candidate => {
      const evidence = evidenceOf(at, isCompared)
      const { own, keywords } = evidence.words
      const one = { at, own, features: featuresOf(scores.idf, evidence) }
      if (words.length !== 1 || !word) return one
      const part = isCompared ? partOfName(word, cards[at] as PackedCard, stemmers) : 0
      // Of a word that is being typed, keywords begin like it.
      const isBegun = ![...word.stems.keys()].some(stem => index.has(stem))
      const isNaming = part > 0 || isNamed(evidence) || (isBegun && keywords !== 0)
      return {
        ...one,
        oneWord: { score: oneWordScore(part, evidence, links[at] as number), isPartOfName: part > 0, isNaming },
      }
    }
    // One word stands in many names, and is soon compared; of several words, those that score little are no answers.
    const scored = bestFirst(scores).slice(0, words.length === 1 ? undefined : MOST_CANDIDATES)
    const known = new Set(scored)
    const others = [...inQuery.shares.keys()].filter(at => !known.has(at))
    return {
      ...{ question, names: inQuery, idf },
      all: [...scored.map((at, i) => candidate(at, i < COMPARED)), ...others.map(at => candidate(at, true))],
    }
  }
}

const isNamed = ({ words, phrase }: Evidence): boolean => (words.names | phrase.words) !== 0

/** @returns for a question with its scores, what a card has of it; only those that are compared are looked at closely */
function openEvidence(
  file: SearchFile,
  index: InvertedIndex,
): (question: Question, names: NamesInQuery, scores: Scores) => (at: number, isCompared: boolean) => Evidence {
  const { cards, language } = file
  const isVendors = vendorsIn(file)
  return ({ words, name, isAsked }, { shares }, { cards: scored, idf }) => {
    const total = weightOf(2 ** words.length - 1, idf)
    const formsOf = openForms(words)
    const asksForCompany = name.some(isCompanyWord)
    return (at, isCompared) => {
      const own = scored.get(at) ?? NO_SCORE
      const [, , , level, , related] = cards[at] as PackedCard
      return {
        score: own.bm25 / total,
        words: own,
        phrase: isCompared ? matchPhrases(index.phrases(at), formsOf, idf, language) : NO_PHRASE,
        tagline: isCompared ? matchTagline(index.tagline(at), formsOf) : NO_TAGLINE,
        inRelated: isCompared ? related.reduce((bits, other) => bits | (scored.get(other)?.own ?? 0), 0) : 0,
        nameShare: isAsked ? (shares.get(at) ?? 0) : 0,
        level,
        isVendors: isVendors.has(at) && !asksForCompany,
      }
    }
  }
}

/** The cards of entries that belong to one company, or are one. */
const vendorsIn = ({ cards, subjects: keys }: SearchFile): ReadonlySet<number> =>
  new Set(cards.flatMap(([, , , , subjects], at) => (subjects.some(key => VENDORS.has(keys[key] ?? '')) ? [at] : [])))

/** The cards by what they score, those that have more words of the query first. */
function bestFirst({ cards, idf }: Scores): readonly number[] {
  const scored = [...cards].map(([at, { bm25, any }]) => ({ at, score: bm25 * weightOf(any, idf) ** 2 }))
  return scored.sort((a, b) => b.score - a.score || a.at - b.at).map(({ at }) => at)
}

/** How many entries lead to each. */
function linksTo({ cards }: SearchFile): Uint16Array {
  const links = new Uint16Array(cards.length)
  for (const [, , , , , related] of cards) for (const at of related) links[at] = (links[at] as number) + 1
  return links
}

/** The lookups for one word, the word itself first. A single letter after other words begins too many to say anything. */
function lookupsOf({ word, stems, isOpen }: QuestionWord, isAlone: boolean, index: InvertedIndex): readonly Lookup[] {
  const lookups = [...stems].map(([stem, weight]) => ({ word: stem, weight, begins: false }))
  if (!isOpen || (!isAlone && word.length === 1)) return lookups
  return [...lookups, { word, weight: index.has(word) ? COMPLETION_WEIGHT : 1, begins: true }]
}

/** @returns for a stem, the words of a query that it stands for, as bits, and how likely it does */
function openForms(words: readonly QuestionWord[]): (stem: string) => Form | undefined {
  const forms = new Map<string, Form>()
  for (const [i, { stems }] of words.entries()) {
    for (const [stem, weight] of stems) {
      const before = forms.get(stem)
      forms.set(stem, { bits: (before?.bits ?? 0) | (1 << i), weight: Math.max(before?.weight ?? 0, weight) })
    }
  }
  return stem => forms.get(stem)
}

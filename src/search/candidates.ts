/** The entries that have words of a query or a whole name in it, and what each of them has of it. */
import type { Subject } from '../schema/classification.ts'
import { weightOf } from './bits.ts'
import { type Evidence, type Features, featuresOf } from './features.ts'
import type { SearchFile } from './file.ts'
import { InvertedIndex } from './inverted-index.ts'
import { type Form, matchPhrases, matchTagline, NO_PHRASE, NO_TAGLINE } from './keyword-match.ts'
import { openNameOverlap } from './name-overlap.ts'
import type { Names } from './names.ts'
import { type NamesInQuery, openNamesInQuery } from './names-in-query.ts'
import { openQuestions, type Question, type QuestionWord } from './question.ts'
import { inverseFrequency, type Lookup, Scorer, type Scores } from './scoring.ts'
import { isCompanyWord } from './stop-words.ts'
import { openStemmers } from './words.ts'

/** Words of queries and of names whose stems are remembered. */
const REMEMBERED = 5_000

/** What completions of the word being typed count when that word is itself known. */
const COMPLETION_WEIGHT = 0.5

/** How many of those that score best are compared by name, by keyword and with related entries. */
const COMPARED = 60

/** How many of them are looked at at all, where a query has several words. */
const MOST_CANDIDATES = 100

/** Subjects whose entries belong to one company, or are one. */
const VENDORS: ReadonlySet<string> = new Set<Subject>(['aws', 'companies'])

export interface Candidate {
  /** Position of the card. */
  readonly at: number
  /** Whether a name, or a keyword, has words of the query as they were asked. */
  readonly isNaming: boolean
  readonly isPartOfName: boolean
  /** How likely it is meant by one word of its names. */
  readonly nameScore: number
  /** Words of the query that it has as they were asked, as bits. */
  readonly own: number
  readonly features: Features
}

export interface Candidates {
  readonly question: Question
  readonly names: NamesInQuery
  /** The inverse frequency of a word of either language. */
  readonly idf: (word: string) => number
  /** Whether it is a query of one word, which names and keywords alone answer. */
  readonly isWord: boolean
  readonly all: readonly Candidate[]
}

/** @returns what gathers the candidates of a query */
export function openCandidates(file: SearchFile, names: Names): (query: string) => Candidates {
  const { cards, language } = file
  const stemmers = openStemmers(language, REMEMBERED)
  const index = new InvertedIndex(file, stemmers)
  const scorer = new Scorer(index)
  const questions = openQuestions(file, stemmers, index)
  const overlaps = openNameOverlap(cards, stemmers)
  const idf = (word: string): number =>
    inverseFrequency(Math.max(...stemmers.map(stem => index.postings(stem(word)).cards.length)), cards.length)
  const namesIn = openNamesInQuery(cards, names, language, idf)
  const isVendors = vendorsIn(file)
  const links = linksTo(file)

  return query => {
    const question = questions(query)
    const { words } = question
    const inQuery = namesIn(question)
    const scores = scorer.score(words.map(word => lookupsOf(word, words.length === 1, index)))
    const total = weightOf(2 ** words.length - 1, scores.idf)
    const overlap = overlaps(question)
    const formsOf = openForms(words)
    // Of a word that is being typed, keywords begin like it.
    const isBegun = words.every(({ stems }) => ![...stems.keys()].some(stem => index.has(stem)))
    const asksForCompany = question.name.some(isCompanyWord)

    const candidate = (at: number, isCompared: boolean): Candidate => {
      const card = cards[at]
      const part = isCompared ? overlap(at) : 0
      const phrase = isCompared ? matchPhrases(index.phrases(at), formsOf, scores.idf, language) : NO_PHRASE
      const tagline = isCompared ? matchTagline(index.tagline(at), formsOf) : NO_TAGLINE
      let inRelated = 0
      if (isCompared) for (const other of card?.[5] ?? []) inRelated |= scores.own[other] as number
      const own = scores.own[at] as number
      const evidence: Evidence = {
        score: (scores.bm25[at] as number) / total,
        ...{ any: scores.any[at] as number, own, names: scores.names[at] as number },
        ...{ keywords: scores.keywords[at] as number, tagline: scores.tagline[at] as number },
        text: scores.text[at] as number,
        named: (scores.names[at] as number) | phrase.words,
        ...{ keyword: phrase.best, isKeyword: phrase.isWhole, taglinePart: tagline.part, genus: tagline.genus },
        inRelated,
        nameShare: inQuery.shares.get(at) ?? 0,
        isAsked: question.isAsked,
        links: links[at] as number,
        level: card?.[3] ?? 2,
        isVendors: isVendors.has(at) && !asksForCompany,
      }
      return {
        at,
        own,
        isNaming: part > 0 || evidence.named !== 0 || (isBegun && evidence.keywords !== 0),
        isPartOfName: part > 0,
        nameScore: nameScore(part, evidence),
        features: featuresOf(scores.idf, evidence),
      }
    }
    // One word stands in many names, and is soon compared; of several words, those that score little are no answers.
    const scored = bestFirst(scores).slice(0, words.length === 1 ? undefined : MOST_CANDIDATES)
    const known = new Set(scored)
    const others = [...inQuery.shares.keys()].filter(at => !known.has(at))
    return {
      ...{ question, names: inQuery, idf },
      isWord: words.length === 1,
      all: [...scored.map((at, i) => candidate(at, i < COMPARED)), ...others.map(at => candidate(at, true))],
    }
  }
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

/** The cards by what they score, those that have more words of the query first. */
function bestFirst({ cards, bm25, any, idf }: Scores): readonly number[] {
  const scored = cards.map(at => ({ at, score: (bm25[at] as number) * weightOf(any[at] as number, idf) ** 2 }))
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

/**
 * The order of what is found. First what is called exactly what was asked, then what is called so but for endings and
 * slips of the pen, then by the words in the fields of an entry; equal scores go by slug.
 */
import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { ASKING, BM25, weightsOf } from './fields.ts'
import { type SearchFile, unpackIndex, wordsIn } from './file.ts'
import { compare, firstFrom } from './letters.ts'
import type { Names } from './names.ts'
import { openQuestions, type QuestionWord } from './question.ts'
import { NAMED, openRelations } from './relation.ts'
import type { Spelling } from './spelling.ts'

export interface Ranked {
  /** Position of the card. */
  readonly at: number
  readonly score: number
}

/** Up to so many telling words a query is a name or a phrase, and all of them have to be there; beyond, it is a description. */
const PHRASE = 3

/** The part of the words that an entry must have otherwise. */
const ENOUGH = 0.3

/** What a word counts that only the explanation has: explanations mention everything. */
const IN_PASSING = 0.6

/** What completions of the word being typed count when that word is itself known. */
const COMPLETION = 0.5

/** How many of the best are compared by name. */
const COMPARED = 40

/** What ranks all cards that answer a query. */
export function openRanking(
  file: SearchFile,
  names: Names,
  spelling: () => Spelling,
): (query: string) => readonly Ranked[] {
  const fields = [...file.index.fields]
  const index = MiniSearch.loadJS(unpackIndex(file.index), { ...ASKING, fields })
  const boost = weightsOf(fields)
  const stems = wordsIn(file.index.words)
  const set = new Set(stems)
  const known = {
    has: (stem: string) => set.has(stem),
    begins: (start: string) => stems[firstFrom(stems, start)]?.startsWith(start) ?? false,
  }
  const questions = openQuestions(file.language, known, spelling)
  const relations = openRelations(file)

  return query => {
    const question = questions(query)
    const { words } = question
    const scores = new Map<number, number>()
    const queries = words.flatMap(word => toQueries(word, words.length === 1))
    const found = queries.length === 0 ? [] : index.search({ combineWith: 'OR', queries, boost, bm25: BM25 })
    const coverage = found.map(result => coverageOf(words, result))
    const together = words.length <= PHRASE && coverage.some(({ strong }) => strong === words.length)
    for (const [i, { id, score, queryTerms }] of found.entries()) {
      const { strong = 0, any = 0 } = coverage[i] ?? {}
      if (together ? any < words.length : any < words.length * ENOUGH) continue
      const part = (strong + IN_PASSING * (any - strong)) / words.length
      scores.set(id as number, (score / queryTerms.length) * part ** 2)
    }
    const relation = relations(question)
    for (const [at, score] of [...scores].sort(([, a], [, b]) => b - a).slice(0, COMPARED)) {
      const { named, factor } = relation(at)
      scores.set(at, named + score * factor)
    }
    for (const [i, { card }] of names.exact(question.text).entries()) scores.set(card, NAMED.exactly - i)
    return [...scores]
      .map(([at, score]) => ({ at, score: Math.round(score * 1000) / 1000 }))
      .sort((a, b) => b.score - a.score || compare(file.cards[a.at]?.[0] ?? '', file.cards[b.at]?.[0] ?? ''))
  }
}

/** The lookups for one word, in the terms of MiniSearch. A single letter after other words begins too many to say anything. */
function toQueries({ word, stems, open, edits }: QuestionWord, alone: boolean): readonly Query[] {
  const queries: Query[] = [...stems].map(([stem, worth]) => ({
    queries: [stem],
    boostTerm: () => worth,
    fuzzy: worth === 1 && edits > 0 ? edits : false,
  }))
  const worth = stems.has(word) ? COMPLETION : 1
  if (open && (alone || word.length > 1)) queries.push({ queries: [word], prefix: true, boostTerm: () => worth })
  return queries
}

/** How many of the words an entry has, anywhere and outside its explanation. */
function coverageOf(
  words: readonly QuestionWord[],
  { match, queryTerms }: SearchResult,
): { readonly strong: number; readonly any: number } {
  const firm = Object.keys(match).filter(found => match[found]?.some(field => field !== 'explanation'))
  let strong = 0
  let any = 0
  for (const { word, stems } of words) {
    if (!queryTerms.some(term => term === word || stems.has(term))) continue
    any++
    const starts = [word, ...stems.keys()]
    if (firm.some(found => starts.some(start => found.startsWith(start)))) strong++
  }
  return { strong, any }
}

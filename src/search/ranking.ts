/**
 * The order of what is found. First what is called exactly what was asked, then what is called so but for endings and
 * slips of the pen, then by the words in the fields of an entry; equal scores go by slug.
 */
import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { ASKING, type Field, WEIGHTS } from './fields.ts'
import { type SearchFile, unpackIndex, wordsIn } from './file.ts'
import { compare } from './letters.ts'
import type { Names } from './names.ts'
import { askOf, type Question, type QuestionWord } from './question.ts'
import { NAMED, openRelations } from './relation.ts'
import type { Spelling } from './spelling.ts'

export interface Ranked {
  /** Position of the card. */
  readonly at: number
  readonly score: number
}
export const T = { // tuning
  LOOKED_AT: 40, PHRASE: 3, ENOUGH: 0.4, weak: 0.7, pow: 2, rare: 1, pre: 0.25, preLen: 5,
  bm25: { k: 1.2, b: 0.6, d: 0.3 }, W: WEIGHTS as any
}

/** What ranks all cards that answer a query. */
export function openRanking(file: SearchFile, names: Names, spelling: () => Spelling): (query: string) => readonly Ranked[] {
  const index = MiniSearch.loadJS(unpackIndex(file.index), { ...ASKING, fields: [...file.index.fields] })
  const stems = wordsIn(file.index.words)
  const position = new Map(stems.map((stem, i) => [stem, i]))
  const known = { has: (stem: string) => position.has(stem), begins: (start: string) => begins(stems, start) }
  const relations = openRelations(file)
  const N = file.cards.length
  const rarity = (stem: string) => {
    const i = position.get(stem)
    if (i === undefined) return 1
    const df = dfOf(file.index.places[i] ?? [])
    return (Math.log(1 + N / df) / Math.log(1 + N)) ** T.rare
  }

  return query => {
    const question = askOf(query, file.language, known, spelling)
    const scores = new Map<number, number>()
    if (question.words.length > 0) {
      const boost = Object.fromEntries(file.index.fields.map(field => [field, T.W[field as Field]]))
      const found = index.search({ combineWith: 'OR', queries: question.words.flatMap(w => toQueries(w, rarity)), boost, bm25: T.bm25 })
      const covered = found.map(result => coverage(question, result))
      const n = question.words.length
      const allStrong = n <= T.PHRASE && covered.some(c => c.strong === n)
      for (const [i, { id, score, queryTerms }] of found.entries()) {
        const { strong = 0, any = 0 } = covered[i] ?? {}
        if (allStrong ? any === n : any / n >= T.ENOUGH) scores.set(id as number, (score / queryTerms.length) * ((strong + T.weak * (any - strong)) / n) ** T.pow)
      }
      const relation = relations(question)
      const best = [...scores].sort(([, a], [, b]) => b - a).slice(0, T.LOOKED_AT)
      for (const [at, score] of best) {
        const { named, factor } = relation(at)
        scores.set(at, named + score * factor)
      }
    }
    for (const [i, { card }] of names.exact(question.text).entries()) scores.set(card, NAMED.exactly - i * 100)
    return [...scores]
      .map(([at, score]) => ({ at, score: Math.round(score * 1000) / 1000 }))
      .sort((a, b) => b.score - a.score || compare(file.cards[a.at]?.[0] ?? '', file.cards[b.at]?.[0] ?? ''))
  }
}
function dfOf(packed: readonly number[]): number {
  const s = new Set<number>(); let id = 0
  for (const v of packed) if (v < 0) id = 0; else { id += Math.floor(v / 4); s.add(id) }
  return s.size
}

function toQueries({ word, stems, open, edits }: QuestionWord, rarity: (s: string) => number): readonly Query[] {
  const rare = Math.min(...[...stems.keys()].map(rarity))
  const queries: Query[] = [...stems].map(([stem, worth]) => ({ queries: [stem], boostTerm: () => worth * rare, fuzzy: edits > 0 ? edits : false, prefix: false }))
  if (open) queries.push({ queries: [word], prefix: true, boostTerm: () => (stems.has(word) ? 0.5 : 1) * rare })
  else if (T.pre > 0) for (const s of stems.keys()) if (s.length >= T.preLen) queries.push({ queries: [s], prefix: true, boostTerm: () => T.pre * rare })
  return queries
}

function coverage({ words }: Question, { match, queryTerms }: SearchResult): { strong: number; any: number } {
  const strongTerms = Object.keys(match).filter(t => match[t]?.some(f => f !== 'explanation'))
  let strong = 0, any = 0
  for (const { word, stems, open } of words) {
    if (!queryTerms.some(t => stems.has(t) || t === word)) continue
    any++
    if (strongTerms.some(t => stems.has(t) || (open && t.startsWith(word)) || [...stems.keys()].some(s => t.startsWith(s)))) strong++
  }
  return { strong, any }
}

function begins(sorted: readonly string[], start: string): boolean {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as string) < start) low = middle + 1
    else high = middle
  }
  return sorted[low]?.startsWith(start) ?? false
}

/** The entries that have words of a question, and what each of them has of it. */
import type { Subject } from '../schema/classification.ts'
import { openAskedLanguage } from './asked-language.ts'
import { type Evidence, type Features, featuresOf, type Kind, type QueryWeights, weightOf } from './features.ts'
import type { SearchFile } from './file.ts'
import { countOf, NO_PHRASE, openPhrases, phraseFit, type QueryStem } from './phrases.ts'
import { openQuestions, type Question, type QuestionWord } from './question.ts'
import { openRelations, UNRELATED } from './relation.ts'
import { inverseFrequency, type Lookup, Scorer, type Scores } from './scoring.ts'
import type { Spelling } from './spelling.ts'
import { isCompanyWord } from './stop-words.ts'
import { openStemmers } from './words.ts'

/** Words of questions and of names whose stems are remembered. */
const REMEMBERED = 5_000

/** The part of what a question says that an entry must have to be looked at. */
const MIN_COVERAGE = 0.05

/** What completions of the word being typed count when that word is itself known. */
const COMPLETION_WEIGHT = 0.5

/** How many of those that score best are compared by name, by keyword phrase and with related entries. */
const COMPARED = 40

/** The part of what a question says that a name in it must make up for the question to be about that name. */
const MIN_NAME_SHARE = 0.65

/** Words from which on a question is a description rather than a name. */
const MIN_DESCRIPTION_WORDS = 3

/** What a question of so few words is, with so few small words between them. */
const NAME_QUERY = { words: 3, small: 1 } as const

export interface Candidate {
  /** Position of the card. */
  readonly at: number
  /** Points for a name that is what was asked for; see `NAMED`. */
  readonly named: number
  /** Whether a name is most of the question. */
  readonly isNamed: boolean
  /** Whether a name or a keyword has words of the question as they were asked. */
  readonly isNaming: boolean
  readonly isPartOfName: boolean
  /** How likely it is meant by one word of its names. */
  readonly nameScore: number
  /** Words of the question that it has as they were asked, as bits. */
  readonly having: number
  readonly features: Features
}

export interface Candidates {
  readonly question: Question
  readonly kind: Kind
  readonly all: readonly Candidate[]
  /** The inverse frequency of a word of either language. */
  readonly idf: (word: string) => number
}

/** @returns what gathers the candidates of a question */
export function openCandidates(file: SearchFile, spelling: () => Spelling): (query: string) => Candidates {
  const scorer = new Scorer(file.index)
  const stemmers = openStemmers(file.language, REMEMBERED)
  const questions = openQuestions(file, stemmers, scorer, spelling)
  const relations = openRelations(file, stemmers)
  const isForeign = openAskedLanguage(file.index, file.language, stemmers)
  const phrasesAt = openPhrases(file.index)
  const links = linksTo(file)
  const isVendors = cardsWith(file, VENDORS)
  const companies = cardsWith(file, new Set(['companies']))
  const idf = (word: string): number => inverseFrequency(frequency(word), file.cards.length)
  const frequency = (word: string): number => Math.max(...stemmers.map(stem => scorer.frequency(stem(word))))

  return query => {
    const question = questions(query)
    const { words } = question
    const scores = scorer.score(words.map(word => lookupsOf(word, words.length === 1)))
    const weights = weightsOf(question, scores.idf)
    const { total } = weights
    const partOf = (bits: number): number => weightOf(bits, weights.idf) / total
    const stems = queryStems(words)
    const companyWords = bitsWhere(words, ({ word }) => isCompanyWord(word))
    const relation = relations(question)

    const candidate = (at: number, isCompared: boolean): Candidate => {
      const card = file.cards[at]
      const { named, part, begun, whole } = isCompared ? relation(at) : UNRELATED
      const phrase = isCompared
        ? phraseFit(phrasesAt(at), stem => stems.get(stem), partOf, words.length, file.language)
        : NO_PHRASE
      const isCompanySought = question.isCompany && companies.has(at)
      let inRelated = 0
      if (isCompared) for (const other of card?.[5] ?? []) inRelated |= scores.own[other] as number
      // A company is a maker and an owner by being one.
      const companyBits = isCompanySought ? companyWords : 0
      const own = (scores.own[at] as number) | companyBits
      const inNames = (scores.named[at] as number) | companyBits
      const evidence: Evidence = {
        score: (scores.bm25[at] as number) / total,
        coverage: (scores.coverage[at] as number) / total,
        own,
        inflected: scores.inflected[at] as number,
        identity: (scores.identity[at] as number) | companyBits,
        named: inNames,
        inRelated,
        phrase,
        begun,
        isPart: !phrase.isWhole && named === 0 && whole !== 0 && words.length >= MIN_DESCRIPTION_WORDS,
        isCompanySought,
        links: links[at] as number,
        level: card?.[3] ?? 2,
      }
      return {
        at,
        named,
        isNamed: named > 0 || (countOf(whole) > 1 && partOf(whole) > MIN_NAME_SHARE),
        isNaming: part > 0 || (own !== 0 && inNames !== 0),
        isPartOfName: part > 0,
        nameScore: nameScore(part, evidence, isVendors.has(at)),
        having: (scores.own[at] as number) | ((scores.any[at] as number) & ~(scores.strong[at] as number)),
        features: featuresOf(weights, evidence),
      }
    }
    return {
      question,
      idf,
      kind: words.length > 1 && isForeign(question.name) ? 'foreign' : kindOf(question),
      all: bestFirst(scores, total).map((at, i) => candidate(at, i < COMPARED)),
    }
  }
}

/** Subjects whose entries belong to one company, or are one. */
const VENDORS: ReadonlySet<string> = new Set<Subject>(['aws', 'companies'])

/** The cards of entries with one of some subjects. */
const cardsWith = ({ cards, subjects: keys }: SearchFile, wanted: ReadonlySet<string>): ReadonlySet<number> =>
  new Set(cards.flatMap(([, , , , subjects], at) => (subjects.some(key => wanted.has(keys[key] ?? '')) ? [at] : [])))

/** What a word among the keywords is worth beside one that is a whole name. */
const KEYWORD_PART = 0.8

/**
 * One word is a part of many names: people mean the entry with little else in its name, the basic one that belongs to no
 * company, the one that others lead to.
 */
const nameScore = (part: number, { score, links, level }: Evidence, isVendors: boolean): number =>
  3 * (part === 0 ? KEYWORD_PART * score : part) + 0.4 * Math.log(1 + links) - 0.5 * (level - 1) - (isVendors ? 1 : 0)

const weightsOf = ({ words, name }: Question, idf: readonly number[]): QueryWeights => ({
  idf,
  total: idf.reduce((sum, each) => sum + each, 0),
  small: name.length - words.length,
  everyday: bitsWhere(words, ({ isEveryday }) => isEveryday),
})

function kindOf({ words, name }: Question): Kind {
  if (words.length === 1) return 'word'
  const isName =
    words.length < NAME_QUERY.words ||
    (words.length === NAME_QUERY.words && name.length <= words.length + NAME_QUERY.small)
  return isName ? 'name' : 'description'
}

/** The cards that have enough of the question, by their scores. */
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

/** What each stem stands for in a question. */
function queryStems(words: readonly QuestionWord[]): ReadonlyMap<string, QueryStem> {
  const standing = new Map<string, QueryStem>()
  for (const [i, { stems }] of words.entries()) {
    for (const [stem, weight] of stems) {
      const { bits, own } = standing.get(stem) ?? { bits: 0, own: 0 }
      standing.set(stem, { bits: bits | (1 << i), own: weight === 1 ? own | (1 << i) : own })
    }
  }
  return standing
}

/** The words of which something is true, as bits. */
const bitsWhere = (words: readonly QuestionWord[], isTrue: (word: QuestionWord) => boolean): number =>
  words.reduce((bits, word, i) => (isTrue(word) ? bits | (1 << i) : bits), 0)

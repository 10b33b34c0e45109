/**
 * What a program can learn from, of a query and an entry that has some of its words: numbers with names. `weights.ts` says
 * what each counts, `npm run fit-search` writes it.
 */
import { countOf, weightOf } from './bits.ts'
import type { PhraseMatch, TaglineMatch } from './keyword-match.ts'
import { type CardScore, PLACES } from './scoring.ts'

export const FEATURES = [
  /** What the words score in the entry's fields, as a logarithm. */
  'score',
  /** The weight of the rarest word that it lacks, beside the weight of all. */
  'missing',
  /** The share of the weight that stands in each of four places, added up. */
  'places',
  /** The share of the words of its tagline that are in the query. */
  'taglinePart',
  /** How much the first words of its tagline are like the first word of the query. */
  'genus',
  /** The share of the weight that stands in its names, and in keywords whose head is in the query. */
  'named',
  /** The largest share of the weight that stands in one keyword. */
  'keyword',
  /** Whether one keyword is the query. */
  'wholeKeyword',
  /** How many words meet in names, keywords and tagline; none for one. */
  'together',
  /** The share of the weight that its related entries have. */
  'inRelated',
  /** The share of the weight that one whole name is where the query is a question: descriptions only mention things. */
  'askedName',
  /** Its level: -1 basic, 1 advanced. */
  'level',
  /** Whether it is of one company, and the query neither names nor asks for one. */
  'vendor',
  /** The number of words of the query, as a logarithm. */
  'words',
  /** What every entry begins with. */
  'bias',
] as const

export type FeatureName = (typeof FEATURES)[number]
export type Features = Readonly<Record<FeatureName, number>>

/** What each feature counts. */
export type Weights = Readonly<Record<FeatureName, number>>

/** What an entry has of a query. */
export interface Evidence {
  /** What the words score, as a part of the weight of all. */
  readonly score: number
  readonly words: CardScore
  readonly phrase: PhraseMatch
  readonly tagline: TaglineMatch
  /** Words, as bits, that entries have to which it leads. */
  readonly inRelated: number
  /** The share of the weight that one whole name is, if the query is a question. */
  readonly nameShare: number
  readonly level: number
  /** Whether it is of one company, and the query asks for none. */
  readonly isVendors: boolean
}

/** Less is as good as nothing: entries that have the words only in long texts are no worse than this. */
const LEAST_SCORE = 0.02

/**
 * @param idf the inverse frequencies of the words of the query
 */
export function featuresOf(idf: readonly number[], { words, phrase, tagline, ...evidence }: Evidence): Features {
  const count = idf.length
  const total = weightOf(2 ** count - 1, idf)
  const part = (bits: number): number => weightOf(bits, idf) / total
  const named = words.names | phrase.words
  const together = countOf(words.names | words.keywords | words.tagline)
  return {
    score: Math.log(Math.max(evidence.score, LEAST_SCORE)),
    missing: Math.max(...idf.map((each, i) => (words.any & (1 << i) ? 0 : each))) / total,
    places: PLACES.reduce((sum, place) => sum + part(words[place]), 0),
    taglinePart: tagline.part,
    genus: tagline.genus,
    named: part(named),
    keyword: phrase.best,
    wholeKeyword: phrase.isWhole ? 1 : 0,
    together: together > 1 ? together : 0,
    inRelated: part(evidence.inRelated),
    askedName: evidence.nameShare,
    level: evidence.level - 2,
    vendor: evidence.isVendors && named === 0 ? 1 : 0,
    words: Math.log(count),
    bias: 1,
  }
}

/** The sum of the features, each times its weight. */
export const scoreOf = (features: Features, weights: Weights): number =>
  FEATURES.reduce((sum, name) => sum + features[name] * weights[name], 0)

/**
 * What a program can learn from, of a query and an entry that has some of its words: numbers with names. `weights.ts` says
 * what each counts, `npm run fit-search` writes it.
 */
import { countOf, weightOf } from './bits.ts'
import { PLACES, type Place } from './scoring.ts'

export const FEATURES = [
  /** What the words score in the entry's fields, as a logarithm. */
  'score',
  /** The share of the words that it has as they were asked. */
  'own',
  /** The weight of the rarest word that it lacks, beside the weight of all. */
  'missing',
  /** The share of the weight that stands in taglines, and, added up, in each of four places. */
  'tagline',
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
  /** The share of the weight that one whole name of it is. */
  'nameShare',
  /** The same where the query is a question: "is … safe" asks about the thing, and descriptions only mention it. */
  'askedName',
  /** How many other entries lead to it, as a logarithm. */
  'linked',
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

/** What an entry has of a query; words are bits, the first one the lowest. */
export interface Evidence extends Readonly<Record<Place, number>> {
  /** What the words score, as a part of the weight of all. */
  readonly score: number
  /** In any form, and as they were asked. */
  readonly any: number
  readonly own: number
  /** In names, and in keywords whose head was asked for. */
  readonly named: number
  /** See `PhraseMatch`. */
  readonly keyword: number
  readonly isKeyword: boolean
  /** See `TaglineMatch`. */
  readonly taglinePart: number
  readonly genus: number
  /** In entries related to it. */
  readonly inRelated: number
  /** The share of the weight that one whole name is. */
  readonly nameShare: number
  /** Whether the query is a question. */
  readonly isAsked: boolean
  /** Entries that lead to it. */
  readonly links: number
  readonly level: number
  readonly isVendors: boolean
}

/** Less is as good as nothing: entries that have the words only in long texts are no worse than this. */
const LEAST_SCORE = 0.02

/**
 * @param idf the inverse frequencies of the words of the query
 */
export function featuresOf(idf: readonly number[], evidence: Evidence): Features {
  const { any, own, names, keywords, tagline, named } = evidence
  const count = idf.length
  const total = weightOf(2 ** count - 1, idf)
  const part = (bits: number): number => weightOf(bits, idf) / total
  const together = countOf(names | keywords | tagline)
  return {
    score: Math.log(Math.max(evidence.score, LEAST_SCORE)),
    own: countOf(own) / count,
    missing: Math.max(...idf.map((each, i) => (any & (1 << i) ? 0 : each))) / total,
    tagline: part(tagline),
    places: PLACES.reduce((sum, place) => sum + part(evidence[place]), 0),
    taglinePart: evidence.taglinePart,
    genus: evidence.genus,
    named: part(named),
    keyword: evidence.keyword,
    wholeKeyword: evidence.isKeyword ? 1 : 0,
    together: together > 1 ? together : 0,
    inRelated: part(evidence.inRelated),
    nameShare: evidence.nameShare,
    askedName: evidence.isAsked ? evidence.nameShare : 0,
    linked: Math.log(1 + evidence.links),
    level: evidence.level - 2,
    vendor: evidence.isVendors && named === 0 ? 1 : 0,
    words: Math.log(count),
    bias: 1,
  }
}

/** The sum of the features, each times its weight. */
export const scoreOf = (features: Features, weights: Weights): number =>
  FEATURES.reduce((sum, name) => sum + features[name] * weights[name], 0)

/**
 * What a program can learn from, of a query and an entry that has some of its words: numbers with names. `weights.ts` says
 * what each counts, `npm run fit-search` writes it.
 */

export const FEATURES = [
  /** The share of the weight that stands in its names, and in keywords that are a part of the query. */
  'named',
  /** The largest share of the weight that stands in one keyword. */
  'keyword',
  /** The same of the four that have the next most, added up. */
  'otherKeywords',
  /** How many words meet in it; none for one. */
  'together',
  /** How likely its words make the query. */
  'likelihood',
  /** The share of the weight that its related entries have. */
  'inRelated',
  /** The share of the weight that one whole name is where the query is a question: descriptions only mention things. */
  'askedName',
  /** How rare the words of a whole name in the query are: what people wrap around a name describes nothing. */
  'wholeName',
  /** The same times the share of the words of the query that describe nothing: "do I really need a …". */
  'nameInTalk',
  /** Its level: -1 basic, 1 advanced. */
  'level',
  /** Whether it is of one company that the query does not name. */
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

/** The sum of the features, each times its weight. */
export const scoreOf = (features: Features, weights: Weights): number =>
  FEATURES.reduce((sum, name) => sum + features[name] * weights[name], 0)

/** A sum without what every entry has of a query of this length. */
export const evidenceOf = (sum: number, { words }: Features, weights: Weights): number =>
  sum - weights.bias - weights.words * words

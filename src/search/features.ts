/**
 * What a program can learn from, of a query and an entry that has some of its words: numbers with names. `weights.ts` says
 * what each counts, `npm run fit-search` writes it.
 */

export const FEATURES = [
  /** What the words score in the entry's texts, as a logarithm. */
  'score',
  /** The weight of the words that it has, as a logarithm. */
  'coverage',
  /** The share of the words that it has as they were asked, by number. */
  'own',
  /** The same by weight. */
  'ownWeight',
  /** The share of the words that it has in another form only. */
  'inflected',
  /** The share of the weight that its related entries have. */
  'inRelated',
  /** The share of the weight that stands in its names, and in keywords whose head is in the query. */
  'named',
  /** How many words meet in names, keywords and tagline; none for one. */
  'together',
  /** The share of the weight that one whole name of it is. */
  'nameShare',
  /** The best share of the letters of one name that begins with the query. */
  'begins',
  /** How many other entries lead to it, as a logarithm. */
  'linked',
  /** Its level: -1 basic, 1 advanced. */
  'level',
  /** Whether it is of one company, and the query neither names nor asks for one. */
  'vendor',
  /** The number of words of the query, as a logarithm. */
  'words',
  /** Their weight. */
  'weight',
  /** The number of small words between them. */
  'smallWords',
  /** What every entry begins with. */
  'bias',
] as const

export type FeatureName = (typeof FEATURES)[number]
export type Features = Readonly<Record<FeatureName, number>>

/** Queries of one word, which names alone answer, and others in the language of the file or in the other one. */
export type Kind = 'word' | LearnedKind
export const LEARNED_KINDS = ['own', 'foreign'] as const
export type LearnedKind = (typeof LEARNED_KINDS)[number]

/** What each feature counts in queries of each kind. */
export type Weights = Readonly<Record<FeatureName, Readonly<Record<LearnedKind, number>>>>

/** What is known of a query before its entries are looked at. */
export interface QueryWeights {
  /** The inverse frequencies of its words. */
  readonly idf: readonly number[]
  readonly total: number
  /** How many words say nothing. */
  readonly small: number
}

/** What an entry has of a query; words are bits, the first one the lowest. */
export interface Evidence {
  /** What the words score, and the weight of those that it has, as parts of the weight of all. */
  readonly score: number
  readonly coverage: number
  /** As they were asked and in other forms; in names, keywords and tagline; in names and keywords. */
  readonly own: number
  readonly inflected: number
  readonly identity: number
  readonly named: number
  /** In entries related to it. */
  readonly inRelated: number
  /** The share of the weight that one whole name is. */
  readonly nameShare: number
  /** How much of a name the query begins. */
  readonly begun: number
  /** Entries that lead to it. */
  readonly links: number
  readonly level: number
  readonly isVendors: boolean
}

/** Less is as good as nothing: entries that have the words only in long texts are no worse than this. */
const LEAST = { score: 0.02, coverage: 0.05 } as const

export function featuresOf({ idf, total, small }: QueryWeights, evidence: Evidence): Features {
  const { own, inflected, identity, named, inRelated } = evidence
  const words = idf.length
  const part = (bits: number): number => weightOf(bits, idf) / total
  const together = countOf(own & identity)
  return {
    score: Math.log(Math.max(evidence.score, LEAST.score)),
    coverage: Math.log(Math.max(evidence.coverage, LEAST.coverage)),
    own: countOf(own) / words,
    ownWeight: part(own),
    inflected: countOf(inflected & ~own) / words,
    inRelated: part(inRelated),
    named: part(named),
    together: together > 1 ? together : 0,
    nameShare: evidence.nameShare,
    begins: evidence.begun,
    linked: Math.log(1 + evidence.links),
    level: evidence.level - 2,
    vendor: evidence.isVendors && named === 0 ? 1 : 0,
    words: Math.log(words),
    weight: total,
    smallWords: small,
    bias: 1,
  }
}

/** The weight of some of the words, given as bits. */
export function weightOf(bits: number, idf: readonly number[]): number {
  return idf.reduce((sum, each, i) => (bits & (1 << i) ? sum + each : sum), 0)
}

/** How many words are given as bits. */
export function countOf(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** Those of one kind, in the order of the features. */
export const weightsOfKind = (weights: Weights, kind: LearnedKind): readonly number[] =>
  FEATURES.map(name => weights[name][kind])

/** The sum of the features, each times its weight. */
export const dot = (features: Features, weights: readonly number[]): number =>
  FEATURES.reduce((sum, name, i) => sum + features[name] * (weights[i] as number), 0)

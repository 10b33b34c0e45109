/**
 * What a program can learn from, of a question and an entry that has some of its words: numbers with names. `weights.ts`
 * says what each counts, `npm run fit-search` writes it.
 */
import { countOf, type PhraseFit } from './phrases.ts'

export const FEATURES = [
  /** What the words of the question score in the entry's texts, and the weight of those that it has, as logarithms. */
  'score',
  'coverage',
  /** The shares of the words that it has: as they were asked by number and by weight, and in other forms. */
  'own',
  'ownWeight',
  'inflected',
  /** The shares of the weight in related entries, and in names and keywords. */
  'inRelated',
  'named',
  /** How many words meet in one keyword phrase, or in names and tagline; none for one. */
  'together',
  /** Whether all of them meet in names and tagline. */
  'brief',
  /** How much the question and one keyword phrase have of each other, and whether that is all. */
  'phrase',
  'wholePhrase',
  /** The same of the phrase that fits third best, and how many have a word of the question, as a logarithm. */
  'thirdPhrase',
  'phrases',
  /** The most words that follow one another in the question and in one keyword phrase. */
  'inOrder',
  /** The best share of the letters of one name that begins with the question. */
  'begins',
  /** Whether one name is only a part of a description. */
  'inPart',
  /** The shares of everyday words, in names and keywords of the entry or not: such questions are seldom ours. */
  'everyday',
  'everydayNamed',
  /** Whether the question asks for a company and it is one. */
  'company',
  /** How many other entries lead to it, as a logarithm, and its level. */
  'linked',
  'level',
  /** The number of words of the question and its logarithm, their weight, the small words, and what every entry begins with. */
  'count',
  'words',
  'weight',
  'smallWords',
  'bias',
] as const

export type FeatureName = (typeof FEATURES)[number]
export type Features = Readonly<Record<FeatureName, number>>

/** Questions of one word, names, descriptions, and names and descriptions in the other language are weighed apart. */
export const KINDS = ['word', 'name', 'description', 'foreign'] as const
export type Kind = (typeof KINDS)[number]

/** What each feature counts in questions of each kind. */
export type Weights = Readonly<Record<FeatureName, Readonly<Record<Kind, number>>>>

/** What is known of a question before its entries are looked at. */
export interface QueryWeights {
  /** The inverse frequencies of its words. */
  readonly idf: readonly number[]
  readonly total: number
  /** How many words say nothing. */
  readonly small: number
  /** Its everyday words, as bits. */
  readonly everyday: number
}

/** What an entry has of a question; words are bits, the first one the lowest. */
export interface Evidence {
  /** What the words score, and the weight of those that it has, as parts of the weight of all. */
  readonly score: number
  readonly coverage: number
  /** As they were asked and in other forms, outside of the explanation; in names, keywords and tagline; in names and keywords. */
  readonly own: number
  readonly inflected: number
  readonly identity: number
  readonly named: number
  /** In entries related to it. */
  readonly inRelated: number
  readonly phrase: PhraseFit
  /** How much of a name it begins; whether one is only a part of it. */
  readonly begun: number
  readonly isPart: boolean
  readonly isCompanySought: boolean
  /** Entries that lead to it. */
  readonly links: number
  readonly level: number
}

/** Less is as good as nothing: entries that have the words only in long texts are no worse than this. */
const LEAST = { score: 0.02, coverage: 0.05 } as const

export function featuresOf({ idf, total, small, everyday }: QueryWeights, evidence: Evidence): Features {
  const { own, inflected, identity, named, inRelated, phrase } = evidence
  const words = idf.length
  const part = (bits: number): number => weightOf(bits, idf) / total
  const firm = named | phrase.firm
  const inBrief = countOf(own & identity)
  const together = Math.max(inBrief, phrase.most)
  return {
    score: Math.log(Math.max(evidence.score, LEAST.score)),
    coverage: Math.log(Math.max(evidence.coverage, LEAST.coverage)),
    own: countOf(own) / words,
    ownWeight: part(own),
    inflected: countOf(inflected & ~own) / words,
    inRelated: part(inRelated),
    named: part(firm),
    together: together > 1 ? together : 0,
    brief: inBrief === words && words > 1 ? 1 : 0,
    phrase: phrase.part,
    wholePhrase: phrase.isWhole ? 1 : 0,
    thirdPhrase: phrase.third,
    phrases: Math.log(1 + phrase.count),
    inOrder: phrase.run,
    begins: evidence.begun,
    inPart: evidence.isPart ? 1 : 0,
    everyday: countOf(everyday & ~firm) / words,
    everydayNamed: countOf(everyday & firm) / words,
    company: evidence.isCompanySought ? 1 : 0,
    linked: Math.log(1 + evidence.links),
    level: evidence.level - 2,
    count: words,
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

/** Those of one kind, in the order of the features. */
export const weightsOfKind = (weights: Weights, kind: Kind): readonly number[] =>
  FEATURES.map(name => weights[name][kind])

/** The sum of the features, each times its weight. */
export const dot = (features: Features, weights: readonly number[]): number =>
  FEATURES.reduce((sum, name, i) => sum + features[name] * (weights[i] as number), 0)

/**
 * Learning what the features of entries count, from questions and their answers: a softmax over the entries that have
 * words of a question, and over "none of them", whose sum is 0. The same examples give the same weights on every machine.
 */
import { FEATURES, type FeatureName, type Features, type Weights } from '../../src/search/features.ts'

/** A question with its candidates; those that answer it come first. */
export interface Example {
  readonly candidates: readonly Features[]
  /** How many of them answer it; where none does, nothing should be found. */
  readonly answers: number
}

/** Steps over all examples, and how much large weights cost. */
const STEPS = 250
const RIDGE = 0.0001

/** Features that are no evidence against an entry: their weights are not negative. */
const POSITIVE: ReadonlySet<FeatureName> = new Set<FeatureName>([
  ...(['named', 'keyword', 'otherKeywords', 'together', 'likelihood', 'inRelated'] as const),
])

/** Features that count against an entry, this much at least: of two that fit as well, the basic one is first. */
const AGAINST: Readonly<Partial<Record<FeatureName, number>>> = { level: 0.1, vendor: 0.5 }

/** @returns the weights of the features that make the right answers likeliest: Adam over all examples */
export function fitWeights(examples: readonly Example[]): Weights {
  const size = FEATURES.length
  const total = examples.length
  const packed = examples.map(({ candidates, answers }) => ({
    rows: Float64Array.from(candidates.flatMap(each => FEATURES.map(name => each[name]))),
    count: candidates.length,
    answers,
  }))
  const weights = new Float64Array(size)
  const mean = new Float64Array(size)
  const square = new Float64Array(size)
  const gradient = new Float64Array(size)
  const isPositive = FEATURES.map(name => POSITIVE.has(name))
  const mosts = FEATURES.map(name => -(AGAINST[name] ?? Number.NEGATIVE_INFINITY))
  const isBias = FEATURES.map(name => name === 'bias')
  for (let step = 1; step <= STEPS; step++) {
    gradient.fill(0)
    for (const one of packed) addGradient(one, weights, gradient)
    const rate = RATE * (1 - step / (STEPS + 1))
    for (let i = 0; i < size; i++) {
      const slope = (gradient[i] as number) / total + (isBias[i] ? 0 : RIDGE * (weights[i] as number))
      mean[i] = DECAY.mean * (mean[i] as number) + (1 - DECAY.mean) * slope
      square[i] = DECAY.square * (square[i] as number) + (1 - DECAY.square) * slope * slope
      const lean = (mean[i] as number) / (1 - DECAY.mean ** step)
      const scale = Math.sqrt((square[i] as number) / (1 - DECAY.square ** step)) + 1e-9
      const next = (weights[i] as number) - (rate * lean) / scale
      weights[i] = isPositive[i] ? Math.max(0, next) : Math.min(next, mosts[i] as number)
    }
  }
  const rounded = FEATURES.map((name, i) => [name, Math.round((weights[i] as number) * 100) / 100])
  return Object.fromEntries(rounded) as Weights
}

const RATE = 0.1
const DECAY = { mean: 0.9, square: 0.999 } as const

interface Packed {
  readonly rows: Float64Array
  readonly count: number
  readonly answers: number
}

/** Adds the slope of what one example loses: what the weights expect, less what is right. */
function addGradient({ rows, count, answers }: Packed, weights: Float64Array, gradient: Float64Array): void {
  const size = weights.length
  const sums = new Float64Array(count)
  let most = 0
  for (let c = 0; c < count; c++) {
    let sum = 0
    for (let i = 0; i < size; i++) sum += (rows[c * size + i] as number) * (weights[i] as number)
    sums[c] = sum
    most = Math.max(most, sum)
  }
  let right = answers === 0 ? Math.exp(-most) : 0
  let total = Math.exp(-most)
  for (let c = 0; c < count; c++) {
    const share = Math.exp((sums[c] as number) - most)
    sums[c] = share
    total += share
    if (c < answers) right += share
  }
  for (let c = 0; c < count; c++) {
    const expected = (sums[c] as number) / total
    const given = c < answers ? (sums[c] as number) / right : 0
    const slope = expected - given
    if (slope !== 0)
      for (let i = 0; i < size; i++) gradient[i] = (gradient[i] as number) + slope * (rows[c * size + i] as number)
  }
}

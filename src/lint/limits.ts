/** The numbers of the editorial guide, once. What is longer or shorter can be published, but reads worse. */
import type { Level } from '../schema/classification.ts'

interface Range {
  readonly min: number
  readonly max: number
}

export const limits = {
  /** Characters. */
  tagline: { min: 60, max: 120 },
  keyPoint: { max: 110 },
  /** Words of an explanation, by level. */
  entry: {
    1: { min: 110, max: 220 },
    2: { min: 140, max: 280 },
    3: { min: 140, max: 280 },
  } satisfies Record<Level, Range>,
  /** Words of one paragraph, by level, and of the first, which must stand alone. */
  paragraph: { 1: 110, 2: 140, 3: 140 } satisfies Record<Level, number>,
  lead: 80,
  /** Words of a sentence: all of an explanation on average, and one alone. */
  sentence: { average: 25, max: 40 },
  /** Sentences. */
  analogy: { max: 3 },
  /** Items. */
  aliases: { min: 2, max: 10 },
  links: { min: 2, max: 4 },
} as const

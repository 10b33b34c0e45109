/**
 * Recommended lengths and counts of the texts of an entry, by the editorial guide. Texts beyond them can be published,
 * with a warning; the limits that refuse are in `bounds.ts`.
 */
import type { Level } from './field-types.ts'

export const limits = {
  /** Characters. */
  tagline: { min: 60, max: 120 },
  keyPoint: { max: 140 },
  /** Words of an explanation, by level. */
  entry: {
    1: { min: 110, max: 170 },
    2: { min: 140, max: 220 },
    3: { min: 140, max: 220 },
  } satisfies Record<Level, { min: number; max: number }>,
  /** Words of tagline, explanation, analogy and key points together: a minute, or a little more. */
  total: { max: 330 },
  /** Words of one paragraph, by level, and of the first, which must stand alone. */
  paragraph: { 1: 110, 2: 140, 3: 140 } satisfies Record<Level, number>,
  lead: 80,
  /** Words of a sentence: all of an explanation on average, and one alone. */
  sentence: { average: 25, max: 40 },
  /** Characters of an example, without marks. */
  example: { min: 40, max: 200 },
  /** Sentences. */
  analogy: { max: 3 },
  /** Items. */
  aliases: { min: 1, max: 10 },
  keywords: { min: 4 },
  links: { min: 2, max: 4 },
  /** Key points that begin with the same word. */
  alikeKeyPoints: { max: 2 },
  /** Spanish words of rhythm in one entry. */
  rhythmWords: { max: 1 },
  /** Shares of all entries of a language that may have a habit. */
  shares: {
    closingYears: 1 / 4,
    decodedAnalogies: 1 / 3,
    pairedEndings: 1 / 4,
  },
} as const

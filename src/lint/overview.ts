/** Counts of what the dictionary has and still lacks, for planning what to write next. */

import { LEVELS, SUBJECTS } from '../schema/bounds.ts'
import type { Level, Subject } from '../schema/classification.ts'
import { type Headword, PRIORITIES } from '../schema/headword.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { compareText } from '../text/compare-text.ts'
import { type Habits, habitsOf } from './habits.ts'
import { wordCountOf } from './lengths.ts'

export interface Overview {
  readonly entries: number
  readonly levels: ByLevel
  /** An entry counts in each of its subjects. */
  readonly subjects: readonly { readonly subject: Subject; readonly entries: number; readonly levels: ByLevel }[]
  readonly words: readonly WordCount[]
  readonly habits: readonly Habits[]
  /** Undefined when there is no plan. */
  readonly plan: Plan | undefined
}

export type ByLevel = Readonly<Record<Level, number>>

export interface WordCount {
  readonly language: Language
  readonly total: number
  readonly median: number
  /** Rounded; undefined where there is no entry of the level. */
  readonly means: Readonly<Record<Level, number | undefined>>
  readonly mean: number
  readonly shortest: Measured
  readonly longest: Measured
}

interface Measured {
  readonly slug: string
  readonly words: number
}

export interface Plan {
  readonly priorities: readonly { readonly priority: number; readonly planned: number; readonly written: number }[]
  /** Entries that the plan does not list. */
  readonly unplanned: number
  /** Headwords without an entry, by priority. */
  readonly wanted: readonly Headword[]
}

/**
 * Counts entries, words, habits, and progress of the plan.
 * @param headwords undefined when there is no plan
 */
export function overviewOf(terms: readonly Term[], headwords: readonly Headword[] | undefined): Overview {
  return {
    entries: terms.length,
    levels: byLevel(terms),
    subjects: SUBJECTS.map(subject => {
      const own = terms.filter(({ subjects }) => subjects.includes(subject))
      return { subject, entries: own.length, levels: byLevel(own) }
    }),
    words: LANGUAGES.flatMap(language => countIn(terms, language)),
    habits: terms.length === 0 ? [] : LANGUAGES.map(language => habitsOf(terms, language)),
    plan: headwords && planOf(terms, headwords),
  }
}

const byLevel = (terms: readonly Term[]): ByLevel =>
  Object.fromEntries(LEVELS.map(level => [level, terms.filter(term => term.level === level).length])) as Record<
    Level,
    number
  >

function countIn(terms: readonly Term[], language: Language): readonly WordCount[] {
  const counts = terms
    .map(term => ({ slug: term.slug, level: term.level, words: wordCountOf(term[language]) }))
    .sort((a, b) => a.words - b.words || compareText(a.slug, b.slug))
  const [shortest] = counts
  const longest = counts.at(-1)
  if (!shortest || !longest) return []
  const total = counts.reduce((sum, { words }) => sum + words, 0)
  const median = counts[Math.floor(counts.length / 2)]?.words ?? 0
  const mean = (counted: readonly { readonly words: number }[]): number | undefined =>
    counted.length === 0 ? undefined : Math.round(counted.reduce((sum, { words }) => sum + words, 0) / counted.length)
  const means = Object.fromEntries(
    LEVELS.map(level => [level, mean(counts.filter(count => count.level === level))]),
  ) as WordCount['means']
  return [{ language, total, median, means, mean: mean(counts) ?? 0, shortest, longest }]
}

function planOf(terms: readonly Term[], headwords: readonly Headword[]): Plan {
  const written = new Set(terms.flatMap(({ slug, id, formerSlugs }) => [slug, id, ...formerSlugs]))
  const planned = new Set(headwords.map(({ slug }) => slug))
  return {
    priorities: PRIORITIES.map(priority => {
      const own = headwords.filter(headword => headword.priority === priority)
      return { priority, planned: own.length, written: own.filter(({ slug }) => written.has(slug)).length }
    }),
    unplanned: terms.filter(({ slug, id, formerSlugs }) => ![slug, id, ...formerSlugs].some(name => planned.has(name)))
      .length,
    wanted: headwords
      .filter(({ slug }) => !written.has(slug))
      .sort((a, b) => a.priority - b.priority || compareText(a.slug, b.slug)),
  }
}

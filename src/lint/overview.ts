/** Counts of what the dictionary has and still lacks, for planning what to write next. */
import { SUBJECTS } from '../schema/bounds.ts'
import type { Level } from '../schema/classification.ts'
import { type Headword, PRIORITIES } from '../schema/headword.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { compareText } from '../text/compare-text.ts'
import { habitsOf } from './habits.ts'
import { wordCountOf } from './lengths.ts'

export type Overview = ReturnType<typeof overviewOf>
export type ByLevel = Overview['levels']
export type WordCount = Overview['words'][number]
export type Plan = ReturnType<typeof planOf>

/**
 * Counts entries, words, habits, and progress of the plan.
 * @param headwords undefined when there is no plan
 */
export const overviewOf = (terms: readonly Term[], headwords: readonly Headword[] | undefined) => ({
  entries: terms.length,
  levels: countByLevel(terms),
  /** An entry counts in each of its subjects. */
  subjects: SUBJECTS.map(subject => {
    const own = terms.filter(({ subjects }) => subjects.includes(subject))
    return { subject, entries: own.length, levels: countByLevel(own) }
  }),
  words: LANGUAGES.flatMap(language => countWordsIn(terms, language)),
  habits: terms.length === 0 ? [] : LANGUAGES.map(language => habitsOf(terms, language)),
  plan: headwords && planOf(terms, headwords),
})

const byLevel = <Value>(of: (level: Level) => Value) => ({ 1: of(1), 2: of(2), 3: of(3) })

const countByLevel = (terms: readonly Term[]) => byLevel(level => terms.filter(term => term.level === level).length)

function countWordsIn(terms: readonly Term[], language: Language) {
  const counts = terms
    .map(term => ({ slug: term.slug, level: term.level, words: wordCountOf(term[language]) }))
    .sort((a, b) => a.words - b.words || compareText(a.slug, b.slug))
  const [shortest] = counts
  const longest = counts.at(-1)
  if (!shortest || !longest) return []
  const sum = (counted: typeof counts): number => counted.reduce((all, { words }) => all + words, 0)
  const mean = (counted: typeof counts): number => Math.round(sum(counted) / counted.length)
  /** Undefined where there is no entry of the level. */
  const means = byLevel(level => {
    const own = counts.filter(count => count.level === level)
    return own.length === 0 ? undefined : mean(own)
  })
  const median = counts[Math.floor(counts.length / 2)]?.words ?? 0
  return [{ language, total: sum(counts), median, means, mean: mean(counts), shortest, longest }]
}

function planOf(terms: readonly Term[], headwords: readonly Headword[]) {
  const written = new Set(terms.flatMap(({ slug, id, formerSlugs }) => [slug, id, ...formerSlugs]))
  const planned = new Set(headwords.map(({ slug }) => slug))
  return {
    priorities: PRIORITIES.map(priority => {
      const own = headwords.filter(headword => headword.priority === priority)
      return { priority, planned: own.length, written: own.filter(({ slug }) => written.has(slug)).length }
    }),
    /** Entries that the plan does not list. */
    unplanned: terms.filter(({ slug, id, formerSlugs }) => ![slug, id, ...formerSlugs].some(name => planned.has(name)))
      .length,
    /** Headwords without an entry, by priority. */
    wanted: headwords
      .filter(({ slug }) => !written.has(slug))
      .sort((a, b) => a.priority - b.priority || compareText(a.slug, b.slug)),
  }
}

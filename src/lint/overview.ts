/** What the dictionary has and what it still lacks, counted: for whoever plans what to write next. */
import { compareText } from '../model/diagnostic.ts'
import { LEVELS, SUBJECTS } from '../schema/bounds.ts'
import type { Level, Subject } from '../schema/classification.ts'
import { type Headword, PRIORITIES } from '../schema/headword.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import type { Term, Translation } from '../schema/term.ts'
import { countWords } from '../text/count-words.ts'
import { plain } from '../text/inline.ts'

export interface Overview {
  readonly entries: number
  readonly levels: ByLevel
  /** An entry counts in each of its subjects. */
  readonly subjects: readonly { readonly subject: Subject; readonly entries: number; readonly levels: ByLevel }[]
  readonly words: readonly WordCount[]
  /** Undefined when there is no plan. */
  readonly plan: Plan | undefined
}

export type ByLevel = Readonly<Record<Level, number>>

export interface WordCount {
  readonly language: Language
  readonly total: number
  readonly median: number
  readonly shortest: Measured
  readonly longest: Measured
}

interface Measured {
  readonly slug: string
  readonly words: number
}

export interface Plan {
  readonly priorities: readonly { readonly priority: number; readonly planned: number; readonly written: number }[]
  /** Entries of which the plan knows nothing. */
  readonly unplanned: number
  /** What nobody has written yet, in the order in which it is wanted. */
  readonly wanted: readonly Headword[]
}

/** @param headwords undefined when there is no plan */
export function overviewOf(terms: readonly Term[], headwords: readonly Headword[] | undefined): Overview {
  return {
    entries: terms.length,
    levels: byLevel(terms),
    subjects: SUBJECTS.map(subject => {
      const own = terms.filter(({ subjects }) => subjects.includes(subject))
      return { subject, entries: own.length, levels: byLevel(own) }
    }),
    words: LANGUAGES.flatMap(language => countIn(terms, language)),
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
    .map(term => ({ slug: term.slug, words: wordsOf(term[language]) }))
    .sort((a, b) => a.words - b.words || compareText(a.slug, b.slug))
  const [shortest] = counts
  const longest = counts.at(-1)
  if (!shortest || !longest) return []
  const total = counts.reduce((sum, { words }) => sum + words, 0)
  const median = counts[Math.floor(counts.length / 2)]?.words ?? 0
  return [{ language, total, median, shortest, longest }]
}

/** What a reader reads: neither names nor links. */
const wordsOf = ({ tagline, explanation, analogy, keyPoints }: Translation): number =>
  [tagline, ...explanation.map(plain), analogy, ...keyPoints].reduce((sum, text) => sum + countWords(text), 0)

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

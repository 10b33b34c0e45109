/** Whether one language of an entry follows the other clause by clause, as a translation does. */
import { FACTS } from '../languages/facts-by-language.ts'
import { DEFAULT_LANGUAGE, otherLanguage } from '../schema/language.ts'
import type { LintEntry } from './passages.ts'
import type { Remark } from './style-finding.ts'

/** Clauses by which two texts of equal paragraphs may differ in all. */
const MAX_DIFFERENCE = 2

export function* checkTwoLanguages(entry: LintEntry): Iterable<Remark> {
  if (!isMirror(entry)) return
  const { name } = FACTS[otherLanguage(entry.language)]
  const counts = entry.text.explanation.map(clausesIn).join(', ')
  const message = `the paragraphs have as many clauses as the ${name} ones (${counts})`
  const hint = 'If it goes back clause by clause, write it anew from the facts, with the other text closed.'
  yield { rule: 'languages-alike', path: ['explanation', 0], message, hint }
}

/** Said of the second language alone. */
function isMirror({ text, other, language }: LintEntry): boolean {
  if (language === DEFAULT_LANGUAGE || text.explanation.length !== other.explanation.length) return false
  const differences = text.explanation.map((own, i) => Math.abs(clausesIn(own) - clausesIn(other.explanation[i] ?? '')))
  return differences.reduce((sum, each) => sum + each, 0) <= MAX_DIFFERENCE
}

/** Stretches that end in a mark stronger than a comma. */
const clausesIn = (paragraph: string): number => paragraph.match(/[;:.!?](?=\s|$)/gu)?.length ?? 0

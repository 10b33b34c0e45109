/** Exceptions to the rules of style: findings that reviewers have accepted, and exceptions that nothing needs any more. */
import type { Exception } from '../schema/editorial.ts'
import type { Finding } from './finding.ts'

/** @returns the findings that no exception covers, and the indexes of exceptions that cover none */
export function applyExceptions(
  findings: readonly Finding[],
  exceptions: readonly Exception[],
): { readonly left: readonly Finding[]; readonly unused: readonly number[] } {
  const used = new Set<number>()
  const left = findings.filter(finding => {
    const covering = exceptions.flatMap((exception, i) => (covers(exception, finding) ? [i] : []))
    for (const i of covering) used.add(i)
    return covering.length === 0
  })
  return { left, unused: exceptions.flatMap((_, i) => (used.has(i) ? [] : [i])) }
}

const covers = ({ term, language, rule, words }: Exception, finding: Finding): boolean =>
  finding.slug === term &&
  finding.rule === rule &&
  finding.language === language &&
  (words === undefined || finding.words === words)

/** What is wrong in a source file, with its place in it; and how that becomes a diagnostic. */
import type { Diagnostic, DiagnosticCode, Place, Severity } from '../model/diagnostic.ts'
import { didYouMean } from '../text/edit-distance.ts'

/** What a check found in a file, without the name of the file. */
export interface Finding {
  readonly code: DiagnosticCode
  readonly severity?: Severity
  readonly place: Place
  readonly message: string
  readonly hint?: string
}

/** A finding without its place. */
export type Refusal = readonly [code: DiagnosticCode, message: string, hint: string]

/** What could be read, and what is wrong with it. */
export interface Read<Value> {
  readonly value?: Value
  readonly findings: readonly Finding[]
}

/** Says that no entry has a slug. */
export const unknownEntry = (slug: string, slugs: readonly string[]): Pick<Finding, 'code' | 'message' | 'hint'> => ({
  code: 'unknown-entry',
  message: `there is no entry "${slug}"`,
  hint: didYouMean(slug, slugs, 'Write the entry first, or name another.'),
})

/** The place of findings about a whole file. */
export const START: Place = { line: 1, column: 1 }

/** Says why something is not read. */
export const refuse = (code: Finding['code'], message: string, hint: string, place = START): Read<never> => ({
  findings: [{ code, place, message, hint }],
})

/** Adds the name of the file to a finding. */
export const toDiagnostic = (file: string, { place, hint, severity = 'error', ...said }: Finding): Diagnostic => ({
  ...{ ...said, severity, file, ...place },
  ...(hint && { hint }),
})

/** Adds the name of the file to findings. */
export const toDiagnostics = (file: string, findings: readonly Finding[]): readonly Diagnostic[] =>
  findings.map(finding => toDiagnostic(file, finding))

/**
 * Line and column of an offset, both from 1.
 * @example placeOf('one\ntwo', 5) // => { line: 2, column: 2 }
 */
export function placeOf(text: string, offset: number): Place {
  const before = text.slice(0, Math.max(0, offset))
  const lastBreak = before.lastIndexOf('\n')
  let line = 1
  for (let i = before.indexOf('\n'); i !== -1; i = before.indexOf('\n', i + 1)) line++
  return { line, column: before.length - lastBreak }
}

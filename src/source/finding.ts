/** Source files as text, and findings about them. */
import type { Diagnostic, DiagnosticCode, Place, Severity } from '../model/diagnostic.ts'

/** A decoded source file, with line ends `\n`. */
export interface Source {
  /** Path shown to editors, with forward slashes: `content/terms/backup/en.md`. */
  readonly file: string
  readonly text: string
}

/** What a check found in a file, without the name of the file. */
export interface Finding {
  readonly code: DiagnosticCode
  readonly severity?: Severity
  readonly place: Place
  readonly message: string
  readonly hint?: string
}

/** The place of findings about a whole file. */
export const START: Place = { line: 1, column: 1 }

/** Adds the name of the file to a finding. */
export function toDiagnostic(file: string, { code, severity, place, message, hint }: Finding): Diagnostic {
  return {
    code,
    severity: severity ?? 'error',
    file,
    line: place.line,
    column: place.column,
    message,
    ...(hint && { hint }),
  }
}

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

/** A source file as text: decoded, with line ends made `\n`, and nothing decided about its meaning. */
import type { Diagnostic, DiagnosticCode, Place } from '../model/diagnostic.ts'

export interface Source {
  /** Path shown to editors, with forward slashes: `content/terms/backup/en.md`. */
  readonly file: string
  readonly text: string
}

/** What a check found, before it knows which file it is in. */
export interface Finding {
  readonly code: DiagnosticCode
  readonly severity?: 'error' | 'warning'
  readonly place: Place
  readonly message: string
  readonly hint?: string
}

export const START: Place = { line: 1, column: 1 }

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

/** Line and column of an offset, both from 1. */
export function placeOf(text: string, offset: number): Place {
  const before = text.slice(0, Math.max(0, offset))
  const lastBreak = before.lastIndexOf('\n')
  let line = 1
  for (let i = before.indexOf('\n'); i !== -1; i = before.indexOf('\n', i + 1)) line++
  return { line, column: before.length - lastBreak }
}

/** Limits and offsets of lists, and the filter by level. */
import { LEVELS } from '../../../schema/bounds.ts'
import type { Level } from '../../../schema/classification.ts'
import type { Outcome } from './outcome.ts'

/** Limits outside their range are moved into it rather than refused. */
export const clamped = (limit: number, max: number): number => Math.min(Math.max(limit, 1), max)

/** `nextOffset` of an answer, absent on the last page. */
export function next(offset: number, shown: number, total: number): { readonly nextOffset?: number } {
  return shown > 0 && offset + shown < total ? { nextOffset: offset + shown } : {}
}

/** @returns an empty filter when no level is asked for */
export function levelFilter(level: number | undefined): Outcome<{ readonly level?: Level }> {
  if (level === undefined) return { value: {} }
  const known = LEVELS.find(each => each === level)
  return known === undefined
    ? { refusal: `level must be one of: ${LEVELS.join(', ')} (1 basic, 2 intermediate, 3 advanced).` }
    : { value: { level: known } }
}

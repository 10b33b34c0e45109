/** What tools return, and how their lists are paged. */

export type Outcome<Value> = { readonly value: Value; readonly text?: string } | { readonly refusal: string }

/** Limits outside their range are moved into it rather than refused. */
export const clamped = (limit: number, max: number): number => Math.min(Math.max(limit, 1), max)

/** `nextOffset` of an answer, absent on the last page. */
export function next(offset: number, shown: number, total: number): { readonly nextOffset?: number } {
  return shown > 0 && offset + shown < total ? { nextOffset: offset + shown } : {}
}

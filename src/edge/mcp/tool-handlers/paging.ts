/** How lists are paged. */

/** Limits outside their range are moved into it rather than refused. */
export const clamped = (limit: number, max: number): number => Math.min(Math.max(limit, 1), max)

/** `nextOffset` of an answer, absent on the last page. */
export const next = (offset: number, shown: number, total: number): { readonly nextOffset?: number } =>
  shown > 0 && offset + shown < total ? { nextOffset: offset + shown } : {}

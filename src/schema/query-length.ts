/** A part of `bounds.ts` by itself, so that the script that searches need not bring all other numbers along. */

/** Characters of a search query. */
export const QUERY = { max: 200 } as const

/** Strings of the search box in both languages. */

export interface SearchStrings {
  readonly results: string
  readonly loading: string
  readonly fault: string
  readonly offline: string
  readonly browse: string
  readonly none: (question: string) => string
  readonly propose: (question: string) => string
  readonly found: (count: number) => string
  readonly more: (count: number) => string
  /** Replaces the level where the page cannot be opened without a connection. */
  readonly away: string
  readonly recent: string
  readonly forget: string
}

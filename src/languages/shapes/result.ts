/** Words around what a search finds: beside a result in the box and on the page, and above the page of results. */
import type { Level } from '../../schema/classification.ts'

/** Words shown beside a result. */
export interface ResultStrings {
  /** Before another name of the entry. */
  readonly called: string
  /** Before words of the question that stand in the text of the entry. */
  readonly matches: string
  /** Heading of what people are shown where nothing is found. */
  readonly weak: string
  /** The levels as `content/site.yaml` calls them. */
  readonly levels: Readonly<Record<Level, string>>
}

/** Words above the page of results; the question follows them. */
export interface ResultsPageStrings {
  readonly found: (count: number) => string
  readonly none: string
  readonly meant: string
}

/** Words around what a search finds, in English. */
import type { ResultStrings, ResultsPageStrings } from '../shapes/result.ts'

export const ENGLISH_RESULT: ResultStrings = {
  called: 'also called',
  matches: 'matches',
  weak: 'Perhaps one of these helps',
  levels: { 1: 'Basic', 2: 'Intermediate', 3: 'Advanced' },
}

export const ENGLISH_RESULTS_PAGE: ResultsPageStrings = {
  found: count => (count === 1 ? '1 result for' : `${count} results for`),
  none: 'Nothing found for',
  meant: 'Did you mean:',
}

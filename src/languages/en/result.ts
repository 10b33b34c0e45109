/** Words around what a search finds, in English. */

export const ENGLISH_RESULT = {
  /** Before another name of the entry. */
  called: 'also called',
  /** Before words of the question that stand in the text of the entry. */
  matches: 'matches',
  /** Heading of what people are shown where nothing is found. */
  weak: 'Perhaps one of these helps',
  /** The levels as `content/site.yaml` calls them. */
  levels: { 1: 'Basic', 2: 'Intermediate', 3: 'Advanced' },
}

export const ENGLISH_RESULTS_PAGE = {
  found: (count: number) => (count === 1 ? '1 result for' : `${count} results for`),
  none: 'Nothing found for',
  meant: 'Did you mean:',
}

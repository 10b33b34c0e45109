/** Words of the search box, and around what a search finds, in English. */

export const ENGLISH_SEARCH_BOX = {
  results: 'Results',
  loading: 'Loading…',
  fault: 'Search could not be loaded. Please try again in a moment.',
  offline: 'You are offline, and this device has not kept the search yet.',
  browse: 'Browse all terms from A to Z',
  none: (question: string) => `There is no entry for “${question}” yet.`,
  propose: (question: string) => `Propose “${question}”`,
  found: (entries: number, pages: number) => countFound(entries, pages),
  more: (count: number) => `Show ${count} results`,
  /** Replaces the level where the page cannot be opened without a connection. */
  away: 'Not on this device',
}

export const ENGLISH_RESULT = {
  /** Before another name of the entry. */
  called: 'also called',
  /** Heading of what people are shown where nothing matches well. */
  closest: 'Closest entries',
  /** The levels as `content/site.yaml` calls them. */
  levels: { 1: 'Basic', 2: 'Intermediate', 3: 'Advanced' },
}

export const ENGLISH_RESULTS_PAGE = {
  found: (entries: number, pages: number) =>
    entries + pages === 0 ? 'No entry for' : `${countFound(entries, pages)} for`,
}

function countFound(entries: number, pages: number): string {
  const entryCount = entries === 1 ? '1 entry' : `${entries} entries`
  const pageCount = pages === 1 ? '1 page' : `${pages} pages`
  if (pages === 0) return entryCount
  return entries === 0 ? pageCount : `${entryCount} and ${pageCount}`
}

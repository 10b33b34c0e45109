/** Words of the search box in English. */

export const ENGLISH_SEARCH = {
  results: 'Results',
  loading: 'Loading…',
  fault: 'Search could not be loaded. Please try again in a moment.',
  offline: 'You are offline, and this device has not kept the search yet.',
  browse: 'Browse all terms from A to Z',
  none: (question: string) => `There is no entry for “${question}” yet.`,
  propose: (question: string) => `Propose “${question}”`,
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  more: (count: number) => `Show ${count} results`,
  /** Replaces the level where the page cannot be opened without a connection. */
  away: 'Not on this device',
  recent: 'Recent searches',
  forget: 'Clear recent searches',
}

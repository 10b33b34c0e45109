/** Words of the search box in English. */
import type { SearchStrings } from '../shapes/search-box.ts'

export const ENGLISH_SEARCH: SearchStrings = {
  results: 'Results',
  loading: 'Loading…',
  fault: 'Search could not be loaded. Please try again in a moment.',
  offline: 'You are offline, and this device has not kept the search yet.',
  browse: 'Browse all terms from A to Z',
  none: question => `There is no entry for “${question}” yet.`,
  propose: question => `Propose “${question}”`,
  found: count => (count === 1 ? '1 result' : `${count} results`),
  more: count => `Show ${count} results`,
  away: 'Not on this device',
  recent: 'Recent searches',
  forget: 'Clear recent searches',
}

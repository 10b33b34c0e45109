/** Words for readers who come back in English. */

export const ENGLISH_VISIT = {
  newEntries: 'New entries',
  newDescription: 'The entries that were added last, by day.',
  subscribe: 'Follow in a feed reader',
  saved: 'Saved words',
  savedDescription: 'The entries that you have saved on this device.',
  savedNone: 'Nothing is saved yet. Every entry has a button for it, below its text.',
  savedNeeds:
    'Saving works in the browser, on this device alone, and needs JavaScript. A bookmark does the same without it.',
  save: 'Save',
  print: 'Print as cards',
  table: 'Download as a table',
  forgetSaved: 'Remove all',
  device: 'What this device keeps',
  /** What is stored under which key, in the order of the list. */
  kept: [
    ['Saved words', 'saved'],
    ['Light or dark', 'theme'],
    ['Whether the other language was offered', 'language-offered'],
  ] satisfies readonly (readonly [what: string, keys: string])[],
  deleteAll: 'Delete all of it',
  deleted: 'Deleted.',
  topicsDescription: 'All topics, each with its entries in groups.',
  /** Link to the text that says what stays on the device. */
  privacy: 'What stays on your device',
  featured: 'Good to start with',
}

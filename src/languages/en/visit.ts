/** Words for readers who come back in English. */

export const ENGLISH_VISIT = {
  newEntries: 'New entries',
  newDescription: 'The entries that were added last, by day.',
  days: 'Term of the day',
  daysDescription: 'One entry a day, and none twice until all have been shown.',
  archive: 'The days before',
  calendar: 'Add to a calendar',
  subscribe: 'Follow in a feed reader',
  saved: 'Saved words',
  savedDescription: 'The entries that you have saved on this device.',
  savedNone: 'Nothing is saved yet. Every entry has a button for it, below its definition.',
  savedNeeds:
    'Saving works in the browser, on this device alone, and needs JavaScript. A bookmark does the same without it.',
  save: 'Save',
  print: 'Print as cards',
  table: 'Download as a table',
  forgetSaved: 'Remove all',
  device: 'What this device keeps',
  deviceText:
    'These pages set no cookies and send nothing about you. What follows is stored by this browser, on this device only, until you delete it.',
  /** What is stored under which key, in the order of the list. */
  kept: [
    ['Saved words', 'saved'],
    ['Entries read last', 'recent-en recent-es'],
    ['Entries read on paths', 'paths-read'],
    ['Light or dark', 'theme'],
    ['All pages, if you have asked for them', 'kept'],
    ['Questions asked last', 'searches-en searches-es'],
    ['Choices: keyboard shortcut, language offered', 'shortcut language-offered'],
  ] satisfies readonly (readonly [what: string, keys: string])[],
  deleteAll: 'Delete all of it',
  deleted: 'Deleted.',
  questions: 'Check yourself',
  questionsText: 'Which entry is it? Open a line for the answer.',
  topicsDescription: 'Nine fields, each with its entries by level, and a map of what to read before what.',
  map: 'Map',
  mapOf: (topic: string) => `Map of the topic: ${topic}`,
  mapDescription: (topic: string) =>
    `What to read before what: the entries on ${topic} from the first to those that build on others.`,
  mapLink: 'Map: what to read before what',
  /** Above drawings of the home page. */
  howItWorks: 'See how it works',
  stage: (number: number) => `Stage ${number}`,
  free: 'In any order',
  needs: 'after',
  beside: 'Show in Spanish too',
}

/** The interface in English. */
import { dateParts } from '../date-parts.ts'
import { groupThousands } from '../group-thousands.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** A comma between thousands. */
const number = (value: number): string => groupThousands(value, ',')

export const EN = {
  skip: 'Skip to the content',
  /** How to ask without the box. */
  searchByAddress: (example: string) => `Write the words into the address: ${example} answers in Markdown.`,
  searchLabel: 'Search the dictionary: name a thing or describe it',
  search: 'Search',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  levels: 'Levels',
  allLevels: 'All levels',
  today: 'Term of the day',
  otherTerms: 'More terms',
  random: 'Random term',
  copy: 'Copy',
  share: 'Share',
  cite: 'Cite',
  report: 'Report a mistake',
  suggestChange: 'Suggest a change',
  /** Heading of the text of an entry, for screen readers. */
  explanation: 'Explanation',
  levelTitle: (level: string) => `${level} terms`,
  levelDescription: (level: string, count: string) =>
    `${level} level: ${count} of all topics, explained in plain English.`,
  topicLevelTitle: (topic: string, level: string) => `${topic}: ${level.toLowerCase()} terms`,
  topicLevelDescription: (topic: string, level: string, count: string) =>
    `${topic}, ${level.toLowerCase()} level: ${count} explained in plain English.`,
  offlineTitle: 'You are offline',
  offlineText:
    'This page is not on your device yet. Pages that you have visited, and the search, work without a connection.',
  /** Before the entries that an entry builds on. */
  readFirst: 'Helps to know',
  /** Names a drawing for screen readers. */
  drawing: 'How it works',
  /** Before the name of a picture that can be seen larger. */
  enlarge: 'Enlarge',
  readEntry: 'Read entry',
  keptPages: 'Pages on this device',
  /** Offers this language to readers of the other. */
  offer: 'This dictionary is also in English.',
  dismiss: 'Dismiss',
  tryThis: 'Try:',
  /** Questions that work, with the entry that each finds. */
  examples: [
    ['why is my internet slow', 'bandwidth'],
    ['is this email fake', 'phishing'],
    ['what is the cloud', 'cloud-computing'],
  ] satisfies readonly (readonly [question: string, slug: string])[],
  home: 'Home',
  topics: 'Topics',
  developers: 'Developers',
  mainNavigation: 'Main',
  breadcrumbs: 'Breadcrumb',
  level: 'Level',
  languages: { en: 'English', es: 'Spanish' },
  inOtherLanguage: 'in Spanish',
  alsoCalled: 'Also called',
  related: 'Related terms',
  /** Above a draft, which only `npm run dev` shows. */
  draft: 'Draft: not published',
  newest: 'Newest terms',
  letters: 'Letters',
  /** In the footer: what others may do with the texts. @param license its name, as a link */
  reuse: [
    'Copy and change the texts freely under the ',
    ' license; a link to the entry is welcome.',
  ] satisfies readonly [string, string],
  forAgents: 'For AI agents',
  pageAddress: 'Page',
  agentIndex: 'Index for agents',
  indexTitle: 'All terms from A to Z',
  indexDescription:
    'Every technology term of the dictionary in alphabetical order, each with its page in English and Spanish.',
  missingTitle: 'Page not found',
  missingText: 'There is nothing at this address. The term may have another name: search for it, or browse the topics.',
  /** Above entries with a name like the one that was asked for. */
  didYouMean: 'Did you mean one of these?',
  movedTitle: 'This page has moved',
  /** Before a link to what took the place of a page. */
  goneText: 'This page is no more. Go on here:',
  movedText: 'The term has a new name. Its page is now here:',
  field: 'Field',
  type: 'Type',
  required: 'Required',
  notes: 'Notes',
  yes: 'yes',
  no: 'no',
  topicDescription: (label: string, count: string) =>
    `${label}: ${count} explained in plain English, from basic to advanced.`,
  letterTitle: (letter: string) => `Terms that begin with ${letter}`,
  number,
  count: (count: number) => `${number(count)} ${count === 1 ? 'term' : 'terms'}`,
  date: (iso: string) => {
    const [year, month, day] = dateParts(iso)
    return `${MONTHS[month - 1]} ${day}, ${year}`
  },
  /** The month of the last change. */
  updated: (iso: string) => {
    const [year, month] = dateParts(iso)
    return `Updated ${MONTHS[month - 1]} ${year}`
  },
  write: {
    title: 'Write an entry',
    description: 'A form for a new entry in English and Spanish: it checks the text as you type.',
    needs: 'The form runs in the browser and needs JavaScript. The ways below do without.',
    loading: 'Opening the form…',
    /** What the form stores on the device. */
    draft: 'The draft of an entry',
    others: 'Other ways to contribute',
    mistake: { label: 'Report a mistake', what: 'say what is wrong on a page, and where it can be checked.' },
    missing: { label: 'Propose a term', what: 'name a word that the dictionary should explain.' },
    files: {
      label: 'Read the guide for editors',
      what: 'an entry is three files of text, which you can also send as a pull request.',
    },
  },
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
    ['Pages that you visited, to open them without a connection', 'visited-pages'],
  ] satisfies readonly (readonly [what: string, keys: string])[],
  deleteAll: 'Delete all of it',
  deleted: 'Deleted.',
  topicsDescription: 'All topics, each with its entries in groups.',
  /** Link to the text that says what stays on the device. */
  privacy: 'What stays on your device',
  featured: 'Good to start with',
  embed: {
    read: (site: string) => `Read the entry in ${site}`,
    /** What stands before each example on the developers page. */
    frame: 'Show the frame',
    word: 'This is a word that explains itself:',
    answer: 'This is what oEmbed answers of an entry:',
  },
}

/** Words of comparisons and paths in English. */

/** Names such as eSIM and x86 keep their small letter. */
const capital = (text: string): string =>
  /^\p{Ll}+[\p{Lu}\d]/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)

export const ENGLISH_COLLECTION = {
  comparisons: 'Comparisons',
  /** The list of comparisons in the main links. */
  compare: 'Compare',
  comparisonsDescription: 'Terms that are often confused, side by side: what tells them apart, and when to use which.',
  /** @param a and b as within a sentence */
  comparison: (a: string, b: string) => `${capital(a)} vs. ${b}`,
  compared: 'Side by side',
  which: 'When to use which',
  bothEntries: 'Both entries',
  notToBeConfused: 'Not to be confused with',
  /** Before the link to a comparison that has another address. */
  moved: 'The comparison is here:',
  paths: 'Paths',
  /** Heading of the paths that answer a problem, on the home page. */
  problems: 'When you need help',
  pathsDescription:
    'What to do when something goes wrong, and where to begin: short courses of a few entries in order.',
  /** Headings of a path that answers a problem: the actions, and the entries that explain them. */
  whatToDo: 'What to do first',
  whatIsBehind: 'What is behind it',
  allPaths: (count: number) => `All ${count} paths`,
  steps: (count: number) => `${count} entries`,
  /** How long a path takes, with a minute for each entry. */
  time: (minutes: number) => `About ${minutes} minutes.`,
  step: (number: number, count: number) => `step ${number} of ${count}`,
  nextStep: 'Next:',
  /** Before the paths that follow the end of one. */
  goOn: 'Go on with:',
}

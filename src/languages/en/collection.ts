/** Words of comparisons and paths in English. */
import type { CollectionStrings } from '../shapes/collection.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const ENGLISH_COLLECTION: CollectionStrings = {
  comparisons: 'Comparisons',
  compare: 'Compare',
  comparisonsDescription: 'Terms that are often confused, side by side: what tells them apart, and when to use which.',
  allComparisons: count => `All ${count} comparisons`,
  comparison: (a, b) => `${capital(a)} vs. ${b}`,
  difference: 'What is the difference?',
  compared: 'Side by side',
  which: 'When to use which',
  bothEntries: 'Both entries',
  notToBeConfused: 'Not to be confused with',
  readComparison: title => `${title}: the comparison`,
  moved: 'The comparison is here:',
  paths: 'Paths',
  pathsDescription:
    'Where to begin: short courses of six to nine entries, each in the order in which one explains the next.',
  allPaths: count => `All ${count} paths`,
  steps: count => `${count} entries`,
  time: minutes => `About ${minutes} minutes.`,
  step: (number, count) => `step ${number} of ${count}`,
  onPath: title => `On the path “${title}”`,
  previousStep: 'Previous step',
  nextStep: 'Next step',
  wholePath: 'The whole path',
  goOn: 'Go on with:',
  begin: 'Begin',
  read: 'read',
  progress: (read, count) => `${read} of ${count} read on this device.`,
  forget: 'Start over',
}

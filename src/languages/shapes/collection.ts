/** Words of comparisons and paths in both languages. */

export interface CollectionStrings {
  readonly comparisons: string
  /** The list of comparisons in the main links. */
  readonly compare: string
  readonly comparisonsDescription: string
  readonly allComparisons: (count: number) => string
  /** @param a and b as within a sentence */
  readonly comparison: (a: string, b: string) => string
  readonly difference: string
  readonly compared: string
  readonly which: string
  readonly bothEntries: string
  readonly notToBeConfused: string
  readonly readComparison: (title: string) => string
  /** Before the link to a comparison that has another address. */
  readonly moved: string
  readonly paths: string
  readonly pathsDescription: string
  readonly allPaths: (count: number) => string
  readonly steps: (count: number) => string
  /** How long a path takes, with a minute for each entry. */
  readonly time: (minutes: number) => string
  readonly step: (number: number, count: number) => string
  readonly onPath: (title: string) => string
  readonly previousStep: string
  readonly nextStep: string
  readonly wholePath: string
  /** Before the paths that follow the end of one. */
  readonly goOn: string
  readonly begin: string
  /** Beside entries that were read on this device. */
  readonly read: string
  readonly progress: (read: string, count: string) => string
  readonly forget: string
}

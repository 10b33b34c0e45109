/** Words of the pages that readers come back to: new entries, the days, saved words, questions, maps. */

export interface VisitStrings {
  readonly newEntries: string
  readonly newDescription: string
  readonly days: string
  readonly daysDescription: string
  readonly archive: string
  readonly calendar: string
  readonly subscribe: string
  readonly saved: string
  readonly savedDescription: string
  readonly savedNone: string
  readonly savedNeeds: string
  readonly save: string
  readonly print: string
  readonly table: string
  readonly forgetSaved: string
  readonly device: string
  readonly deviceText: string
  /** What is stored under which key, in the order of the list. */
  readonly kept: readonly (readonly [what: string, keys: string])[]
  readonly deleteAll: string
  readonly deleted: string
  readonly questions: string
  readonly questionsText: string
  readonly topicsDescription: string
  readonly map: string
  readonly mapOf: (topic: string) => string
  readonly mapDescription: (topic: string) => string
  readonly mapLink: string
  /** Above drawings of the home page. */
  readonly howItWorks: string
  readonly stage: (number: number) => string
  readonly free: string
  readonly needs: string
  readonly beside: string
}

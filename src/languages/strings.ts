/** The strings of the interface; one that a language lacks is a type error. */
export const CITATION_STYLES = ['plain', 'apa', 'mla', 'bibtex'] as const
export type CitationStyle = (typeof CITATION_STYLES)[number]

export interface Strings {
  readonly languageName: string
  readonly skip: string
  readonly searchLabel: string
  /** How to ask without the box. */
  readonly searchByAddress: (example: string) => string
  readonly searchPlaceholder: string
  readonly searchButton: string
  /** Beside a switch that is on or off. */
  readonly shortcut: string
  readonly theme: string
  readonly themes: Readonly<Record<'system' | 'light' | 'dark', string>>
  readonly levels: string
  readonly allLevels: string
  readonly see: string
  readonly today: string
  readonly random: string
  readonly previous: string
  readonly next: string
  /** Above the previous and the next entry of a topic. */
  readonly alphabetOf: (topic: string) => string
  readonly copyLink: string
  readonly copyMarkdown: string
  readonly copy: string
  readonly share: string
  readonly sharePicture: string
  readonly cite: string
  readonly citationStyles: Readonly<Record<CitationStyle, string>>
  readonly apaDate: (iso: string) => string
  /** Long names of months are shortened. */
  readonly mlaDate: (iso: string) => string
  readonly propose: string
  readonly report: string
  /** Opens an e-mail about this entry. */
  readonly writeToUs: string
  readonly tools: string
  readonly levelTitle: (level: string) => string
  readonly levelDescription: (level: string, count: string) => string
  readonly topicLevelTitle: (topic: string, level: string) => string
  readonly topicLevelDescription: (topic: string, level: string, count: string) => string
  readonly offlineTitle: string
  readonly offlineText: string
  readonly readFirst: string
  /** Names a drawing for screen readers. */
  readonly drawing: string
  /** Before the name of a picture that can be seen larger. */
  readonly enlarge: string
  readonly mistake: string
  readonly moreNames: (count: number) => string
  readonly readEntry: string
  readonly otherForms: string
  /** Before a list of the names that stand for other entries. */
  readonly otherNames: (count: number) => string
  readonly filter: string
  readonly filterNone: string
  readonly keptPages: string
  readonly keepAll: string
  /** Offers this language to readers of the other. */
  readonly offer: string
  readonly dismiss: string
  readonly tryThis: string
  /** Questions that work, with the entry that each finds. */
  readonly examples: readonly (readonly [question: string, slug: string])[]
  /** Before links to entries that were read on this device. */
  readonly recent: string
  readonly searchTitle: string
  readonly home: string
  readonly topics: string
  readonly index: string
  readonly developers: string
  readonly mainNavigation: string
  readonly breadcrumbs: string
  readonly footer: string
  /** Headings of the three groups of links in it. */
  readonly footerGroups: readonly [string, string, string]
  readonly otherLanguage: string
  readonly level: string
  readonly topic: string
  readonly inOtherLanguage: string
  readonly alsoCalled: string
  readonly related: string
  readonly published: string
  readonly updated: string
  /** Above a draft, which only `npm run dev` shows. */
  readonly draft: string
  readonly edit: string
  /** Links that follow the last one: to the text of the other language, and to what belongs to none. */
  readonly editOther: string
  readonly editFacts: string
  readonly asMarkdown: string
  readonly asJson: string
  readonly newest: string
  readonly letters: string
  readonly license: string
  readonly source: string
  readonly forAgents: string
  readonly pageAddress: string
  readonly agentIndex: string
  readonly indexTitle: string
  readonly indexDescription: string
  readonly missingTitle: string
  readonly missingText: string
  /** Names the links to the index and the topics. */
  readonly missingWays: string
  /** Above entries with a name like the one that was asked for. */
  readonly meant: string
  readonly movedTitle: string
  readonly movedText: string
  readonly field: string
  readonly type: string
  readonly required: string
  readonly notes: string
  readonly yes: string
  readonly no: string
  readonly topicDescription: (label: string, count: string) => string
  readonly letterTitle: (letter: string) => string
  readonly number: (value: number) => string
  readonly count: (count: number) => string
  readonly date: (iso: string) => string
  /** Below the definition: when the entry was last checked, and how many sources it names. */
  readonly checked: (iso: string, sources: number) => string
}

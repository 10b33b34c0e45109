/** What a rule of style found: where in an entry, which words, and the cure. The rim turns it into file and line. */
import { compareText, type Severity } from '../model/diagnostic.ts'
import type { EditorialRule } from '../schema/editorial.ts'
import type { Language } from '../schema/language.ts'

/** A place within an entry, as data: `['keyPoints', 2]`, `['links', 0, 'label']`. */
export type Path = readonly (string | number)[]

export interface Finding {
  readonly rule: EditorialRule
  readonly slug: string
  /** Undefined for what stands in term.yaml. */
  readonly language: Language | undefined
  readonly path: Path
  /** Where the words begin in the text at that path. */
  readonly start: number
  /** The words that a rule complains of; empty when it is about the whole of the text. */
  readonly words: string
  readonly message: string
  readonly hint: string
}

/** What a rule says of a text; which entry it belongs to is known to those who asked. */
export type Remark = Pick<Finding, 'rule' | 'path' | 'message' | 'hint'> & Partial<Pick<Finding, 'start' | 'words'>>

/** What cannot stay because two entries would say the same. */
const ERRORS: ReadonlySet<EditorialRule> = new Set(['duplicate-tagline', 'stock-sentence'])

/** What only a reader can judge: shown to reviewers, never counted against an entry. */
const NOTES: ReadonlySet<EditorialRule> = new Set(['absolute', 'closing-year', 'decoded-analogy', 'spoken-form'])

export function severityOf(rule: EditorialRule): Severity {
  if (ERRORS.has(rule)) return 'error'
  return NOTES.has(rule) ? 'note' : 'warning'
}

/** By entry and language, and otherwise in the order in which they were found. */
export const compareFindings = (a: Finding, b: Finding): number =>
  compareText(a.slug, b.slug) || compareText(a.language ?? '', b.language ?? '')

/** Findings of rules of style, and their severity. */
import type { Severity } from '../model/diagnostic.ts'
import type { Language } from '../schema/language.ts'
import type { EditorialRule } from '../schema/lint-rule-names.ts'
import { compareText } from '../text/compare-code-units.ts'

/** A place within an entry, as data: `['keyPoints', 2]`, `['links', 0, 'label']`. */
export type Path = readonly (string | number)[]

export interface StyleFinding {
  readonly rule: EditorialRule
  readonly slug: string
  /** Undefined for what stands in term.yaml. */
  readonly language: Language | undefined
  readonly path: Path
  /** Where the words begin in the text at that path. */
  readonly start: number
  /** The words it is about; empty for the whole text. */
  readonly words: string
  readonly message: string
  readonly hint: string
}

/** A finding without the entry it is about, which the caller knows. */
export type Remark = Pick<StyleFinding, 'rule' | 'path' | 'message' | 'hint'> &
  Partial<Pick<StyleFinding, 'start' | 'words'>>

/** A remark with the entry it is about. */
export const findingIn = (
  { slug, language }: Pick<StyleFinding, 'slug' | 'language'>,
  remark: Remark,
): StyleFinding => ({
  ...{ slug, language, start: 0, words: '' },
  ...remark,
})

/** Two entries would say the same. */
const ERRORS: ReadonlySet<EditorialRule> = new Set(['duplicate-tagline', 'keyword-elsewhere', 'stock-sentence'])

/** Shown to reviewers; they never fail a check. */
const NOTES: ReadonlySet<EditorialRule> = new Set([
  'absolute',
  'bare-pronoun',
  'closing-year',
  'decoded-analogy',
  'keywords-alike',
  'languages-alike',
  'molded-ending',
  'paired-ending',
  'phonetic-inventory',
  'rare-link',
  'spoken-form',
  'year-in-origin',
])

/** The severity of all findings of a rule. */
export function severityOf(rule: EditorialRule): Severity {
  if (ERRORS.has(rule)) return 'error'
  return NOTES.has(rule) ? 'note' : 'warning'
}

/** By entry and language, and otherwise in the order in which they were found. */
export const compareFindings = (a: StyleFinding, b: StyleFinding): number =>
  compareText(a.slug, b.slug) || compareText(a.language ?? '', b.language ?? '')

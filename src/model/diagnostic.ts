/**
 * A problem in the content as a value: where it is, what is wrong, and how to correct it. The codes are a closed set;
 * each has a fixture under tests/fixtures/broken.
 */
import type { EditorialRule } from '../schema/lint-rule-names.ts'
import { compareText } from '../text/compare-code-units.ts'

export const DIAGNOSTIC_CODES = [
  // files
  'byte-order-mark',
  'conflict-marker',
  'content-missing',
  'control-character',
  'empty-file',
  'invisible-character',
  'image-content',
  'image-damaged',
  'drawing-form',
  'drawing-labels',
  'image-dimensions',
  'image-format',
  'file-too-large',
  'invalid-folder-name',
  'missing-file',
  'missing-language',
  'not-nfc',
  'not-utf-8',
  'unexpected-file',
  'unreadable-entry',
  // YAML
  'front-matter-engine',
  'missing-front-matter',
  'unclosed-front-matter',
  'unquoted-colon',
  'unquoted-hash',
  'yaml-anchor',
  'yaml-escape',
  'yaml-nesting',
  'yaml-syntax',
  // fields
  'duplicate-value',
  'invalid-address',
  'invalid-date',
  'invalid-value',
  'invalid-slug',
  'missing-field',
  'out-of-bounds',
  'unknown-field',
  'word-form',
  'many-subjects',
  'wrong-type',
  // pages
  'dead-link',
  // body
  'block-in-text',
  'comparison-form',
  'duplicate-section',
  'escape-in-text',
  'heading-in-text',
  'image-in-text',
  'italics-in-text',
  'link-form',
  'link-in-text',
  'link-without-label',
  'markup-in-plain-text',
  'missing-section',
  'other-language',
  'raw-html',
  'section-order',
  'unbalanced-markup',
  'unknown-placeholder',
  'unknown-section',
  'bare-address',
  'emoji',
  'empty-alt',
  'foreign-markup',
  'mixed-scripts',
  'list-form',
  'machine-leftover',
  'private-address',
  'quoted-name',
  'unfinished-text',
  // across terms
  'alias-is-title',
  'alt-without-image',
  'comparison-columns',
  'duplicate-alias',
  'duplicate-id',
  'duplicate-keyword',
  'duplicate-title',
  'entry-gone',
  'former-slug-taken',
  'id-mismatch',
  'image-without-alt',
  'keyword-is-name',
  'legend-numbers',
  'need-above-level',
  'need-cycle',
  'need-is-draft',
  'unknown-group',
  'pair-name',
  'path-order',
  'redirect',
  'wrong-encoding',
  'removed-slug-taken',
  'reserved-slug',
  'template-text',
  'transcription-count',
  'unknown-entry',
  'query-form',
  'duplicate-query',
  'variant-is-alias',
] as const
export type DiagnosticCode = (typeof DIAGNOSTIC_CODES)[number]

/** A place in a source file; lines and columns start at 1, columns count UTF-16 code units as editors do. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** An error stops publication, a warning fails `--strict`, a note is shown to reviewers only. */
export type Severity = 'error' | 'warning' | 'note'

export interface Diagnostic extends Place {
  /** The kind of error, or the rule of style that is not followed. */
  readonly code: DiagnosticCode | EditorialRule
  readonly severity: Severity
  /** Path of the file relative to the content folder's parent, with forward slashes. */
  readonly file: string
  readonly message: string
  readonly hint?: string
}

/** Also of findings with codes of their own. */
type Comparable = Omit<Diagnostic, 'code'> & { readonly code: string }

/** By file, line, column, code and message, so that reports are the same on every run. */
export const compareDiagnostics = (a: Comparable, b: Comparable): number =>
  compareText(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  compareText(a.code, b.code) ||
  compareText(a.message, b.message)

/**
 * The rules of style by their names, and `content/lint.yaml`: the sentences about which a rule is wrong. A name is what
 * an editor reads in a message and writes in that file, so names are never reused for another rule.
 */
import * as z from 'zod'
import { Slug } from './classification.ts'
import { Language } from './language.ts'

export const EDITORIAL_RULES = [
  // how long and how many
  'alias-count',
  'analogy-length',
  'entry-length',
  'key-point-length',
  'keyword-count',
  'link-count',
  'paragraph-length',
  'sentence-length',
  'tagline-length',
  'total-length',
  // the form of taglines and key points
  'sentence-form',
  'key-point-form',
  'key-point-repeats-tagline',
  'key-points-alike',
  'tagline-acronym',
  'tagline-example',
  'tagline-form',
  'tagline-opening',
  'tagline-repeats-title',
  // habits, most of them notes for reviewers
  'absolute',
  'bare-pronoun',
  'closing-year',
  'decoded-analogy',
  'first-sentence',
  'molded-ending',
  'paired-ending',
  'rhythm-word',
  'spoken-form',
  // words
  'analogy-reference',
  'contraction',
  'exclamation-mark',
  'false-friend',
  'form-of-address',
  'hype-word',
  'idiom',
  'loanword',
  'long-word',
  'minimizing-word',
  'needless-accent',
  'price',
  'regional-word',
  'time-word',
  // Spanish grammar
  'acronym-gender',
  'acronym-plural',
  'calqued-passive',
  'capital-letter',
  'gerund-of-consequence',
  'mismo-as-pronoun',
  // signs and figures
  'date-form',
  'hyphen-as-dash',
  'no-break-space',
  'number-form',
  'opening-mark',
  'quotation-marks',
  'serial-comma',
  'unit-space',
  // names and keywords
  'common-name',
  'keyword-elsewhere',
  'keywords-alike',
  'needless-alias',
  'title-case',
  'unexpanded-acronym',
  // the word itself
  'example-form',
  'missing-word-field',
  'phonetic-inventory',
  'phonetic-signs',
  'year-in-origin',
  // links
  'duplicate-link',
  'link-address',
  'link-label',
  // between entries, and between the languages of one
  'analogy-shape',
  'duplicate-tagline',
  'facts-differ',
  'languages-alike',
  'repeated-sentence',
  'similar-tagline',
  'stock-sentence',
  // links within texts
  'rare-link',
  // days, and the list of exceptions itself
  'future-date',
  'stale-exception',
] as const
export type EditorialRule = (typeof EDITORIAL_RULES)[number]

/** Something a rule says that reviewers have agreed not to follow. */
const Exception = z.strictObject({
  term: Slug,
  language: Language.optional().describe('Language of the text; none for what stands in term.yaml.'),
  rule: z.enum(EDITORIAL_RULES),
  words: z.string().min(1).optional().describe('Only where the rule complains of these words.'),
  reason: z.string().trim().min(1).describe('Why the rule is wrong here.'),
})
export type Exception = z.output<typeof Exception>

export const LintFile = z.strictObject({ exceptions: z.array(Exception).default([]) })
export type LintFile = z.output<typeof LintFile>

/** The editorial lint: every rule of style over every entry of both languages. Pure: the caller passes the day. */

import { byAge } from '../model/dictionary/summary.ts'
import { inBoth, LANGUAGES } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { oncePer } from '../text/memoize.ts'
import { checkWordings } from './avoided-words.ts'
import { checkFacts } from './cross-language-facts.ts'
import { checkHabits } from './formulaic-phrasing.ts'
import { checkLinks } from './further-reading-rules.ts'
import { checkLengths } from './lengths.ts'
import { checkTwoLanguages } from './literal-translation.ts'
import { checkOpenings } from './opening-of-sentences.ts'
import { type LintEntry, lintEntryOf } from './passages.ts'
import { checkPatterns } from './patterns.ts'
import { checkPhonetics } from './phonetics.ts'
import { checkKeywords } from './redundant-keywords.ts'
import { findAlike } from './repeated-across-entries.ts'
import { compareFindings, findingIn, type Remark, type StyleFinding, severityOf } from './style-finding.ts'
import { checkKeyPoints, checkTagline } from './tagline-and-key-points.ts'
import { checkAcronym, checkCommonNames, checkNames } from './titles-aliases-and-acronyms.ts'
import { checkWord } from './word-facts.ts'
import { checkWrongSenseLinks } from './wrong-sense-links.ts'

/** Rules about one entry in one language. */
const ENTRY_RULES: readonly ((entry: LintEntry) => Iterable<Remark>)[] = [
  checkLengths,
  checkTagline,
  checkKeyPoints,
  checkNames,
  checkOpenings,
  checkHabits,
  checkAcronym,
  checkWord,
  checkPhonetics,
  checkLinks,
  checkWordings,
  checkPatterns,
]
/** Rules that are notes for reviewers, and nothing else. */
const NOTES = [checkKeywords, checkTwoLanguages]

/**
 * Runs all rules.
 * @param terms valid terms, sorted by slug
 * @param today YYYY-MM-DD
 */
export const lint = (terms: readonly Term[], today: string): readonly StyleFinding[] =>
  [...lintEntries(terms, today), ...lintTogether(terms)].sort(compareFindings)

/**
 * Runs the rules about entries by themselves.
 * @param hasNotes whether notes for reviewers are found too
 */
export function lintEntries(terms: readonly Term[], today: string, hasNotes = true): readonly StyleFinding[] {
  const findings = terms.flatMap(term => [
    ...checkFacts(term, today),
    ...checkCommonNames(term),
    ...LANGUAGES.flatMap(language =>
      [...remarksIn[language](term), ...(hasNotes ? notesIn[language](term) : [])].map(remark =>
        findingIn({ slug: term.slug, language }, remark),
      ),
    ),
  ])
  return findings.filter(({ rule }) => hasNotes || severityOf(rule) !== 'note')
}

/**
 * Runs the rules that compare entries.
 * @param terms all
 * @param isChecked of which entries rare links are found
 */
export const lintTogether = (
  terms: readonly Term[],
  isChecked: (slug: string) => boolean = () => true,
  hasNotes = true,
): readonly StyleFinding[] => [
  ...(hasNotes ? checkWrongSenseLinks(terms, isChecked) : []),
  ...LANGUAGES.flatMap(language => findAlike(terms.toSorted(byAge).map(entryIn[language]))),
]

// Once for each term, because programs that watch the content check the same terms again and again.
const entryIn = inBoth(language => oncePer((term: Term) => lintEntryOf(term, language)))

/** What some rules say of an entry by itself. */
const remarksBy = (rules: typeof ENTRY_RULES) =>
  inBoth(language => oncePer((term: Term) => rules.flatMap(rule => [...rule(entryIn[language](term))])))

const remarksIn = remarksBy(ENTRY_RULES)
const notesIn = remarksBy(NOTES)

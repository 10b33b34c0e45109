/** The editorial lint: every rule of style over every entry of both languages. Pure: the caller passes the day. */

import { oncePer } from '../model/dictionary/memoize.ts'
import { byAge } from '../model/dictionary/summary.ts'
import { inBoth, LANGUAGES } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { type LintEntry, lintEntryOf } from './entry.ts'
import { checkFacts } from './fact-consistency.ts'
import { compareFindings, findingIn, type Remark, type StyleFinding, severityOf } from './finding.ts'
import { checkHabits } from './habits.ts'
import { checkKeywords } from './keywords.ts'
import { checkLengths } from './lengths.ts'
import { findAlike } from './likeness.ts'
import { checkLinks } from './links.ts'
import { checkAcronym, checkNames } from './names.ts'
import { checkKeyPoints, checkTagline } from './one-sentence.ts'
import { checkOpenings } from './opening.ts'
import { checkPatterns } from './patterns.ts'
import { checkPhonetics } from './phonetics.ts'
import { checkRareLinks } from './rare-links.ts'
import { checkTwoLanguages } from './two-languages.ts'
import { checkWord } from './word.ts'
import { checkWordings } from './wordings.ts'

/** Rules about one entry in one language. */
const ENTRY_RULES: readonly ((entry: LintEntry) => Iterable<Remark>)[] = [
  checkLengths,
  checkTagline,
  checkKeyPoints,
  checkNames,
  checkOpenings,
  checkHabits,
  checkKeywords,
  checkAcronym,
  checkWord,
  checkPhonetics,
  checkTwoLanguages,
  checkLinks,
  checkWordings,
  checkPatterns,
]

/**
 * Runs all rules.
 * @param terms valid terms, sorted by slug
 * @param today YYYY-MM-DD
 * @param isChecked which entries are checked by themselves; all are compared with each other
 * @param hasNotes whether notes for reviewers are found too
 */
export function lint(
  terms: readonly Term[],
  today: string,
  isChecked: (slug: string) => boolean = () => true,
  hasNotes = true,
): readonly StyleFinding[] {
  const checked = terms.filter(({ slug }) => isChecked(slug))
  const findings: StyleFinding[] = checked.flatMap(term => [...checkFacts(term, today)])
  if (hasNotes) findings.push(...checkRareLinks(terms, isChecked))
  for (const language of LANGUAGES) {
    for (const term of checked)
      findings.push(...remarksIn[language](term).map(remark => findingIn({ slug: term.slug, language }, remark)))
    findings.push(...findAlike(terms.toSorted(byAge).map(entryIn[language])))
  }
  return findings.filter(({ rule }) => hasNotes || severityOf(rule) !== 'note').sort(compareFindings)
}

// Once for each term, because programs that watch the content check the same terms again and again.
const entryIn = inBoth(language => oncePer((term: Term) => lintEntryOf(term, language)))

/** What the rules say of an entry by itself. */
const remarksIn = inBoth(language =>
  oncePer((term: Term): readonly Remark[] => ENTRY_RULES.flatMap(rule => [...rule(entryIn[language](term))])),
)

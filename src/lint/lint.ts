/** The editorial lint: every rule of style over every entry of both languages. Pure: the caller passes the day. */
import { LANGUAGES, type Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { compareText } from '../text/compare-text.ts'
import { type LintEntry, lintEntryOf } from './entry.ts'
import { checkFacts } from './facts.ts'
import { compareFindings, type Remark, type StyleFinding } from './finding.ts'
import { checkHabits } from './habits.ts'
import { checkLengths } from './lengths.ts'
import { findAlike, findRepeats } from './likeness.ts'
import { checkLinks } from './links.ts'
import { checkAcronym, checkNames } from './names.ts'
import { checkKeyPoints, checkTagline } from './one-sentence.ts'
import { checkPatterns } from './patterns.ts'
import { checkWord } from './word.ts'
import { checkWordings } from './wordings.ts'

/** Rules about one entry in one language. */
const ENTRY_RULES: readonly ((entry: LintEntry) => readonly Remark[])[] = [
  checkLengths,
  checkTagline,
  checkKeyPoints,
  checkNames,
  checkHabits,
  checkAcronym,
  checkWord,
  checkLinks,
  checkWordings,
  checkPatterns,
]

/** Rules about all entries of one language. */
const LANGUAGE_RULES: readonly ((entries: readonly LintEntry[]) => readonly StyleFinding[])[] = [findAlike, findRepeats]

/** Remarks on entries from an earlier run, valid while their texts are unchanged. */
export interface RemarkMemory {
  get(slug: string): Remarks | undefined
  set(slug: string, remarks: Remarks): void
}

type Remarks = Readonly<Record<Language, readonly Remark[]>>

/**
 * Runs all rules.
 * @param terms valid terms, sorted by slug
 * @param today YYYY-MM-DD
 * @param memory remarks on unchanged entries
 */
export function lint(terms: readonly Term[], today: string, memory?: RemarkMemory): readonly StyleFinding[] {
  const findings: StyleFinding[] = terms.flatMap(term => checkFacts(term, today))
  const entries = { en: terms.map(term => lintEntryOf(term, 'en')), es: terms.map(term => lintEntryOf(term, 'es')) }
  for (const [i, { slug }] of terms.entries()) {
    let remarks = memory?.get(slug)
    if (!remarks) {
      remarks = { en: remarksOn(entries.en[i]), es: remarksOn(entries.es[i]) }
      memory?.set(slug, remarks)
    }
    for (const language of LANGUAGES)
      for (const remark of remarks[language]) findings.push({ slug, language, start: 0, words: '', ...remark })
  }
  // What entries have in common is reported to the one that came later.
  const byAge = (a: LintEntry, b: LintEntry): number =>
    compareText(a.term.date, b.term.date) || compareText(a.slug, b.slug)
  for (const language of LANGUAGES) {
    const inOrder = entries[language].sort(byAge)
    for (const rule of LANGUAGE_RULES) findings.push(...rule(inOrder))
  }
  return findings.sort(compareFindings)
}

const remarksOn = (entry: LintEntry | undefined): readonly Remark[] =>
  entry === undefined ? [] : ENTRY_RULES.flatMap(rule => rule(entry))

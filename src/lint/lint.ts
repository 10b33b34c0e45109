/** The editorial lint: every rule of style over every entry of both languages. Pure: what day it is, the caller says. */
import { LANGUAGES } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { checkAcronym } from './acronyms.ts'
import { type Entry, entryOf } from './entry.ts'
import { checkFacts } from './facts.ts'
import { compareFindings, type Finding, type Remark } from './finding.ts'
import { checkKeyPoints } from './key-points.ts'
import { checkLengths } from './lengths.ts'
import { findAlike } from './likeness.ts'
import { checkLinks } from './links.ts'
import { checkNames } from './names.ts'
import { checkPatterns } from './patterns.ts'
import { findRepeats } from './repeats.ts'
import { checkShape } from './shape.ts'
import { checkTagline } from './taglines.ts'
import { checkWordings } from './wordings.ts'

/** Rules about one entry in one language. */
const OF_AN_ENTRY: readonly ((entry: Entry) => readonly Remark[])[] = [
  checkLengths,
  checkTagline,
  checkKeyPoints,
  checkNames,
  checkShape,
  checkAcronym,
  checkLinks,
  checkWordings,
  checkPatterns,
]

/** Rules about all entries of one language. */
const OF_A_LANGUAGE: readonly ((entries: readonly Entry[]) => readonly Finding[])[] = [findAlike, findRepeats]

/**
 * @param terms valid terms, sorted by slug
 * @param today YYYY-MM-DD
 */
export function lint(terms: readonly Term[], today: string): readonly Finding[] {
  const findings: Finding[] = terms.flatMap(term => checkFacts(term, today))
  for (const language of LANGUAGES) {
    const entries = terms.map(term => entryOf(term, language))
    for (const entry of entries) for (const rule of OF_AN_ENTRY) findings.push(...rule(entry).map(findingIn(entry)))
    for (const rule of OF_A_LANGUAGE) findings.push(...rule(entries))
  }
  return findings.sort(compareFindings)
}

const findingIn =
  ({ slug, language }: Entry) =>
  (remark: Remark): Finding => ({ slug, language, start: 0, words: '', ...remark })

/** The editorial lint: every rule of style over every entry of both languages. Pure: what day it is, the caller says. */
import { LANGUAGES, type Language } from '../schema/language.ts'
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

/** What the rules said of an entry before, for as long as its text is the same. */
export interface RemarkMemory {
  get(slug: string): Remarks | undefined
  set(slug: string, remarks: Remarks): void
}

type Remarks = Readonly<Record<Language, readonly Remark[]>>

/**
 * @param terms valid terms, sorted by slug
 * @param today YYYY-MM-DD
 * @param memory what was said of entries that have not changed
 */
export function lint(terms: readonly Term[], today: string, memory?: RemarkMemory): readonly Finding[] {
  const findings: Finding[] = terms.flatMap(term => checkFacts(term, today))
  const entries = { en: terms.map(term => entryOf(term, 'en')), es: terms.map(term => entryOf(term, 'es')) }
  for (const [i, { slug }] of terms.entries()) {
    let remarks = memory?.get(slug)
    if (!remarks) {
      remarks = { en: remarksOn(entries.en[i]), es: remarksOn(entries.es[i]) }
      memory?.set(slug, remarks)
    }
    for (const language of LANGUAGES)
      for (const remark of remarks[language]) findings.push({ slug, language, start: 0, words: '', ...remark })
  }
  for (const language of LANGUAGES) for (const rule of OF_A_LANGUAGE) findings.push(...rule(entries[language]))
  return findings.sort(compareFindings)
}

const remarksOn = (entry: Entry | undefined): readonly Remark[] =>
  entry === undefined ? [] : OF_AN_ENTRY.flatMap(rule => rule(entry))

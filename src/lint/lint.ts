/** The editorial lint: every rule of style over every entry of both languages. Pure: the caller passes the day. */

import { oncePer } from '../model/dictionary/once.ts'
import { byAge } from '../model/dictionary/summary.ts'
import { inBoth, LANGUAGES } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { type LintEntry, lintEntryOf } from './entry.ts'
import { checkFacts } from './facts.ts'
import { compareFindings, findingIn, type Remark, type StyleFinding } from './finding.ts'
import { checkHabits } from './habits.ts'
import { checkKeywords } from './keywords.ts'
import { checkLengths } from './lengths.ts'
import { findAlike, likenessKeys } from './likeness.ts'
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

/** What the rules say of an entry by itself, and by which numbers they would find it alike with another. */
interface ReadEntry {
  readonly remarks: readonly Remark[]
  readonly keys: readonly number[]
}

/**
 * Runs all rules.
 * @param terms valid terms, sorted by slug
 * @param today YYYY-MM-DD
 */
export function lint(terms: readonly Term[], today: string): readonly StyleFinding[] {
  const findings: StyleFinding[] = terms.flatMap(term => [...checkFacts(term, today)])
  findings.push(...checkRareLinks(terms))
  for (const language of LANGUAGES) {
    const read = terms.map(readIn[language])
    for (const [i, { slug }] of terms.entries())
      findings.push(...(read[i]?.remarks ?? []).map(remark => findingIn({ slug, language }, remark)))
    const shared = sharedKeys(read.map(({ keys }) => keys))
    const alike = terms.filter((_, i) => read[i]?.keys.some(key => shared.has(key)))
    findings.push(...findAlike(alike.sort(byAge).map(term => lintEntryOf(term, language))))
  }
  return findings.sort(compareFindings)
}

/** Once for each term, because programs that watch the content check the same terms again and again. */
const readIn = inBoth(language =>
  oncePer((term: Term): ReadEntry => {
    const entry = lintEntryOf(term, language)
    return { remarks: ENTRY_RULES.flatMap(rule => [...rule(entry)]), keys: likenessKeys(entry).map(hashOf) }
  }),
)

/** The keys that occur more than once. */
function sharedKeys(all: readonly (readonly number[])[]): ReadonlySet<number> {
  const seen = new Set<number>()
  const shared = new Set<number>()
  for (const keys of all)
    for (const key of keys)
      if (seen.has(key)) shared.add(key)
      else seen.add(key)
  return shared
}

/** FNV-1a. Two keys with one hash cost a second look and nothing else. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

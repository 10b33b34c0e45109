/** Acronyms in texts, and whether the entry of an acronym says what its letters stand for. */
import { acronym as acronymOf, splitTitle } from '../text/names.ts'
import type { LintEntry } from './entry.ts'
import type { Remark } from './finding.ts'

/** Two to six capitals and digits, a capital first. */
const ACRONYM = /(?<![\p{L}\p{N}-])\p{Lu}[\p{Lu}\p{N}]{1,5}(?![\p{L}\p{N}-])/gu

interface Found {
  readonly acronym: string
  readonly start: number
}

export const acronymsIn = (text: string): readonly Found[] =>
  [...text.matchAll(ACRONYM)].map(({ 0: acronym, index }) => ({ acronym, start: index }))

/** Acronyms that need no expansion. */
const COMMON_ACRONYMS: ReadonlySet<string> = new Set(['US', 'UK', 'EU', 'UN', 'TV', 'UE', 'ONU', 'EE', 'UU'])

export const isCommonAcronym = (acronym: string): boolean => COMMON_ACRONYMS.has(acronym)

/** If the name of an entry is an acronym, the explanation must have parentheses beside it. */
export function checkAcronym({ text: { title }, term, language, passages }: LintEntry): readonly Remark[] {
  const { bare } = splitTitle(title)
  const name = acronymOf(term, language) ?? (acronymsIn(bare)[0]?.acronym === bare ? bare : undefined)
  if (name === undefined || term.subjects.includes('companies')) return []
  const paragraphs = passages.filter(({ part }) => part === 'explanation')
  if (paragraphs.some(({ spoken }) => isExplainedIn(spoken, name))) return []
  for (const { path, spoken } of paragraphs) {
    const first = acronymsIn(spoken).find(({ acronym }) => acronym === name)
    if (!first) continue
    const message = `the explanation does not say what "${name}" stands for`
    const hint = 'Write the words, then the letters in parentheses.'
    return [{ rule: 'unexpanded-acronym', path, start: first.start, words: name, message, hint }]
  }
  return []
}

/** The expansion of all letters but the last will do: HTTPS is explained where HTTP is. */
const isExplainedIn = (paragraph: string, name: string): boolean =>
  paragraph.includes(`(${name}`) || paragraph.includes(`${name} (`) || paragraph.includes(`(${name.slice(0, -1)})`)

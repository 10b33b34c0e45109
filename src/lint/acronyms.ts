/** Acronyms: finding them, and whether the entry that has one for a name says what the letters stand for. */
import { acronym as acronymOf, splitTitle } from '../text/names.ts'
import type { Entry } from './entry.ts'
import type { Remark } from './finding.ts'

/** Two to six capitals and digits, a capital first. */
const ACRONYM = /(?<![\p{L}\p{N}-])\p{Lu}[\p{Lu}\p{N}]{1,5}(?![\p{L}\p{N}-])/gu

interface Found {
  readonly acronym: string
  readonly start: number
}

export const acronymsIn = (text: string): readonly Found[] =>
  [...text.matchAll(ACRONYM)].map(({ 0: acronym, index }) => ({ acronym, start: index }))

/** Letters that everybody reads without help. */
const KNOWN: ReadonlySet<string> = new Set(['US', 'UK', 'EU', 'UN', 'TV', 'UE', 'ONU', 'EE', 'UU'])

export const isKnownToAll = (acronym: string): boolean => KNOWN.has(acronym)

/** A title that is an acronym or has one: somewhere in the explanation, parentheses stand beside the letters. */
export function checkAcronym({ text: { title }, term, language, passages }: Entry): readonly Remark[] {
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

/** What stands for most of the letters will do: HTTPS is explained where HTTP is. */
const isExplainedIn = (paragraph: string, name: string): boolean =>
  paragraph.includes(`(${name}`) || paragraph.includes(`${name} (`) || paragraph.includes(`(${name.slice(0, -1)})`)

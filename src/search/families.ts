/**
 * Words that stand for others: synonyms, in groups, as search files carry them, and words of one family that stemmers
 * keep apart: `transmitir` and `transmisión`, `jugar` and `juego`, `decide` and `decision`. Endings are exchanged in pairs
 * and vowels as verbs change them; only what the index knows counts.
 */
import type { Language } from '../schema/language.ts'
import { stem } from './words.ts'

/** What a synonym is weight beside the word itself. */
export const SYNONYM_WEIGHT = 0.45

/**
 * @param lines a group a line
 * @returns for a stem, the stems of the other words of its groups
 */
export function openGroups(lines: string, language: Language): (stem: string) => readonly string[] {
  const groups = new Map<string, readonly string[]>()
  for (const line of lines.split('\n')) {
    const stems = [...new Set(line.split(' ').map(word => stem(word, language)))]
    for (const one of stems) groups.set(one, [...(groups.get(one) ?? []), ...stems.filter(other => other !== one)])
  }
  return one => groups.get(one) ?? []
}

/** What another word of its family is worth beside the word itself. */
export const FAMILY_WEIGHT = 0.8

/** Letters that a stem keeps at least. */
const LEAST = 3

/**
 * @param families see `RelatedWords`
 * @returns for a stem in a language, other stems of its family, known or not
 */
export function openFamilies(language: Language, families: string): (stem: string) => readonly string[] {
  const endings = pairsIn(families, '-')
  const vowels = pairsIn(families, '~')
  const irregular = openGroups(families, language)
  return one => {
    const family = new Set(irregular(one))
    for (const [from, to] of endings) {
      const begun = one.slice(0, one.length - from.length)
      if (one.endsWith(from) && begun.length + Math.min(from.length, to.length) >= LEAST) family.add(begun + to)
    }
    for (const [from, to] of vowels) {
      const at = one.lastIndexOf(from)
      const rest = one.slice(at + from.length)
      if (at > 0 && rest !== '' && !/[aeiou].*[aeiou]/.test(rest)) family.add(one.slice(0, at) + to + rest)
    }
    family.delete(one)
    return [...family]
  }
}

/** The pairs that a sign joins, in both directions. */
const pairsIn = (text: string, sign: string): readonly (readonly [from: string, to: string])[] =>
  text.split(/\s/).flatMap(pair => {
    const [a, b] = pair.split(sign)
    if (a === undefined || b === undefined) return []
    return [[a, b] as const, [b, a] as const]
  })

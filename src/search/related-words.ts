/**
 * Words that stand for others: synonyms, and words of one family that stemmers keep apart: `transmitir` and `transmisión`,
 * `jugar` and `juego`, `decide` and `decision`. Endings are exchanged in pairs and vowels as verbs change them.
 */
import type { Language } from '../schema/language.ts'
import { stem } from './words.ts'

/** What another word of its family, and a synonym, are worth beside the word itself. */
export const FAMILY_WEIGHT = 0.8
export const SYNONYM_WEIGHT = 0.45

/** Letters that a stem keeps at least. */
const LEAST = 3

export interface RelatedStems {
  readonly family: readonly string[]
  readonly synonyms: readonly string[]
}

/**
 * @param packed endings, families and synonyms, a line each; see `RelatedWords`
 * @returns for a stem in a language, stems that stand for it, known or not
 */
export function openRelatedWords(language: Language, packed: string): (stem: string) => RelatedStems {
  const [rules = '', families = '', synonyms = ''] = packed.split('\n')
  const endings = pairsIn(rules, '-')
  const vowels = pairsIn(rules, '~')
  const irregular = groupsIn(families, language)
  const synonymous = groupsIn(synonyms, language)
  return one => {
    const family = new Set(irregular.get(one))
    for (const [from, to] of endings) {
      const begun = one.slice(0, one.length - from.length)
      if (one.endsWith(from) && begun.length + Math.min(from.length, to.length) >= LEAST) family.add(begun + to)
    }
    for (const [from, to] of vowels) {
      const at = one.lastIndexOf(from)
      const rest = one.slice(at + from.length)
      if (at > 0 && rest !== '' && !/[aeiou].*[aeiou]/.test(rest)) family.add(one.slice(0, at) + to + rest)
    }
    return { family: [...family].filter(other => other !== one), synonyms: synonymous.get(one) ?? [] }
  }
}

/** For each stem the stems of its groups. */
function groupsIn(text: string, language: Language): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, readonly string[]>()
  for (const group of text.split(',')) {
    const stems = group.split(' ').map(word => stem(word, language))
    for (const one of stems) groups.set(one, [...(groups.get(one) ?? []), ...stems])
  }
  return groups
}

/** The pairs that a sign joins, in both directions. */
const pairsIn = (text: string, sign: string): readonly (readonly [from: string, to: string])[] =>
  text.split(' ').flatMap(pair => {
    const [a, b] = pair.split(sign)
    if (a === undefined || b === undefined) return []
    return [[a, b] as const, [b, a] as const]
  })

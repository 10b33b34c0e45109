/**
 * Words that stand for others: synonyms, and words of one family that stemmers keep apart: `transmitir` and `transmisión`,
 * `jugar` and `juego`, `decide` and `decision`.
 */
import type { Language } from '../schema/language.ts'
import { stem } from './words.ts'

/** What another word of its family, and a synonym, are worth beside the word itself. */
export const FAMILY_WEIGHT = 0.8
export const SYNONYM_WEIGHT = 0.45

export interface RelatedStems {
  readonly family: readonly string[]
  readonly synonyms: readonly string[]
}

/**
 * @param packed families and synonyms, a line each; see `RelatedWords`
 * @returns for a stem in a language, stems that stand for it, known or not
 */
export function openRelatedWords(language: Language, packed: string): (stem: string) => RelatedStems {
  const [families, synonyms] = packed.split('\n').map(groups => indexGroups(groups, language))
  return one => ({ family: families?.get(one) ?? [], synonyms: synonyms?.get(one) ?? [] })
}

/** For each stem the others of its groups. */
function indexGroups(text: string, language: Language): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, readonly string[]>()
  for (const group of text.split(',')) {
    const stems = group.split(' ').map(word => stem(word, language))
    for (const one of stems) groups.set(one, [...(groups.get(one) ?? []), ...stems.filter(other => other !== one)])
  }
  return groups
}

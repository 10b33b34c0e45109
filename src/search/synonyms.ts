/** Words that mean the same. */
import type { Language } from '../schema/language.ts'
import { stem } from './words.ts'

/**
 * @param packed groups of words, with commas between the groups
 * @returns for a stem in a language, those of its synonyms, known or not
 */
export function openSynonyms(language: Language, packed: string): (stem: string) => readonly string[] {
  const groups = new Map<string, readonly string[]>()
  for (const group of packed.split(',')) {
    const stems = group.split(' ').map(word => stem(word, language))
    for (const one of stems) groups.set(one, [...(groups.get(one) ?? []), ...stems.filter(other => other !== one)])
  }
  return one => groups.get(one) ?? []
}

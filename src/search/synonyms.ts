/** Words that mean the same. */
import { SEARCH } from '../languages/search-linguistics.ts'
import type { Language } from '../schema/language.ts'
import { stem } from './analyzer.ts'

/** @returns for a stem in a language, those of its synonyms, known or not */
export function openSynonyms(language: Language, all = SEARCH[language].synonyms): (stem: string) => readonly string[] {
  const groups = new Map<string, readonly string[]>()
  for (const group of all.split(/,\s/)) {
    const stems = group.split(/\s/).map(word => stem(word, language))
    for (const one of stems) groups.set(one, [...(groups.get(one) ?? []), ...stems.filter(other => other !== one)])
  }
  return one => groups.get(one) ?? []
}

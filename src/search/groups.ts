/** Groups of words in a language, as search files carry them. */
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

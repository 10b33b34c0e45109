/** The fields of the index, what each weighs, and MiniSearch set up for them the same way when it is filled and when it is asked. */
import MiniSearch, { type Options } from 'minisearch'
import { type Language, otherLanguage } from '../schema/language.ts'
import { rememberStems, telling } from './words.ts'

export const FIELDS = ['title', 'names', 'tagline', 'otherNames', 'keyPoints', 'otherTagline', 'explanation'] as const
export type Field = (typeof FIELDS)[number]

/** An entry as the index reads it; fields that the index leaves out are absent. */
export interface Indexed extends Readonly<Partial<Record<Field, string>>> {
  readonly id: number
}

/** What a word found there is worth. */
export const WEIGHTS: Readonly<Record<Field, number>> = {
  title: 8,
  names: 5,
  tagline: 4,
  otherNames: 3,
  keyPoints: 2,
  otherTagline: 2,
  explanation: 1,
}

const FOREIGN: ReadonlySet<string> = new Set<Field>(['otherNames', 'otherTagline'])

/** An empty index that cuts words of each field by the rules of its language. */
export function emptyIndex(language: Language, fields: readonly Field[]): MiniSearch<Indexed> {
  const own = rememberStems(language)
  const other = rememberStems(otherLanguage(language))
  return new MiniSearch<Indexed>({
    fields: [...fields],
    tokenize: text => [...telling(text)],
    processTerm: (word, field) => (field !== undefined && FOREIGN.has(field) ? other(word) : own(word)),
  })
}

/** What MiniSearch is told when an index is loaded: queries come to it as stems. */
export const ASKING: Options<Indexed> = {
  fields: [...FIELDS],
  tokenize: text => [text],
  processTerm: word => word,
}

/** Why a result was found, where its title does not show it: another name, or words that stand in its text. */
import type { Hit } from '../../search/open.ts'
import { asWritten, wordsIn } from './marked.ts'

export type Reason =
  /** A name of the entry: in the language of the page, or in the other one. */
  | { readonly kind: 'name' | 'otherName'; readonly name: string }
  /** Words of the question, as they were written. */
  | { readonly kind: 'words'; readonly words: readonly string[] }

type Found = Pick<Hit, 'title' | 'tagline' | 'names' | 'otherTitle' | 'otherNames' | 'words'>

/**
 * The name that has more of the asked words than the title; else the words that neither title nor definition has.
 * @param asked words of the question that are looked for
 * @returns undefined where title and definition show it
 */
export function reasonOf(hit: Found, question: string, asked: readonly string[]): Reason | undefined {
  const countIn = (text: string): number => wordsIn(text, asked).size
  const best = { count: countIn(hit.title), reason: undefined as Reason | undefined }
  const consider = (kind: 'name' | 'otherName', names: readonly string[]): void => {
    for (const name of names) {
      const count = countIn(name)
      if (count > best.count) Object.assign(best, { count, reason: { kind, name } })
    }
  }
  consider('name', hit.names)
  consider('otherName', [hit.otherTitle, ...hit.otherNames])
  if (best.reason !== undefined || best.count > 0) return best.reason
  const shown = wordsIn(hit.tagline, asked)
  const hidden = hit.words.filter(word => asked.includes(word) && !shown.has(word))
  return hidden.length > 0 ? { kind: 'words', words: asWritten(question, hidden) } : undefined
}

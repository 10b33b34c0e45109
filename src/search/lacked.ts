/**
 * Names of things that technology has and the dictionary lacks: a question that is one of them finds only what is called
 * exactly so, unless a name of an entry begins with it. "Snapchat" is no slip of "snapshot".
 */
import { fold } from '../text/words.ts'
import { nameKey } from './names.ts'
import { isStopWord } from './stop-words.ts'
import { type Stemmer, wordsOf } from './words.ts'

/** Between two names in a search file. */
const BAR = '|'

/**
 * @param lists names with commas between them
 * @param written names and keywords of entries
 * @returns the names that no entry has, as search files carry them
 */
export function packLacked(lists: readonly string[], written: Iterable<string>): string {
  const lacked = new Map(
    lists.flatMap(list => list.split(/,\s*/)).map(name => [singular(name), name.replace('\n', ' ')]),
  )
  // Most names of a large dictionary need not be compared further.
  const begun = new Set([...lacked.values()].map(beginning))
  for (const name of written) if (begun.has(beginning(name))) lacked.delete(singular(name))
  return [...lacked.values()].join(BAR)
}

/** @returns whether a question is one of these names, in any order of its words and with any endings */
export function openLacked(lacked: string, stem: Stemmer): (question: string) => boolean {
  const keyOf = (text: string): string => {
    const words = wordsOf(text)
    const content = words.filter(word => !isStopWord(word))
    // Of "merge sort" one word alone would be left.
    const chosen = content.length > 1 ? content : words
    return [...new Set(chosen.map(stem))].sort().join(' ')
  }
  const keys = new Set(lacked === '' ? [] : lacked.split(BAR).map(keyOf))
  return question => keys.has(keyOf(question))
}

const beginning = (name: string): string => fold(name.slice(0, 4))

/** A name as it is compared, the same in the plural. Stems would not do: some names have that of another. */
const singular = (name: string): string => nameKey(fold(name).replace(PLURAL, ''))
const PLURAL = /(?:e?s|e)(?![\p{L}\p{N}])/gu

/** The names that a question holds: "vpn for netflix" holds two. Longer names go before those inside them. */
import { type Names, nameKey, singulars } from './names.ts'
import { isClassWord, isStopWord } from './stop-words.ts'
import { wordsOf } from './words.ts'

/** Words of a name, and of a question, that are looked at. */
const LONGEST_NAME = 6
const MOST_WORDS = 24

/** @returns for a question, the cards whose names stand in it, singular or plural, in its order */
export function openNamesInside(names: Names): (text: string) => readonly number[] {
  const cardOf = (words: readonly string[]): number | undefined => {
    const [word = ''] = wordsOf(words[0] ?? '')
    // "IT" and "it" are one name; a small word in a question is hardly ever meant as a name.
    if (words.length === 1 && (isStopWord(word) || isClassWord(word))) return undefined
    const text = words.join(' ')
    const key = nameKey(text)
    if (key.length < 2) return undefined
    const plain = names.exact(text)[0]
    return (plain ?? singulars(key).flatMap(each => names.withKey(each))[0])?.card
  }
  return text => {
    const words = text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
    const found = new Set<number>()
    for (let from = 0; from < words.length; ) {
      let size = Math.min(LONGEST_NAME, words.length - from)
      let card: number | undefined
      for (; size > 0 && card === undefined; size--) card = cardOf(words.slice(from, from + size))
      if (card === undefined) from++
      else {
        found.add(card)
        from += size + 1
      }
    }
    return [...found]
  }
}

/** Reading a field of an entry: its words, as the index holds them. */
import type { Language } from '../schema/language.ts'
import { eachWord, fold } from '../text/words.ts'
import { type Field, FOREIGN } from './fields.ts'
import type { FieldWords } from './invert.ts'
import { isStopWord } from './stop-words.ts'
import { LONGEST, openStemmers, type Stemmer } from './words.ts'

/** A word as it stands in texts. */
interface Word {
  /** None for a word that says nothing. */
  readonly stem: string | undefined
  /** The text in which it was last seen. */
  text: number
}

/** @returns a function that reads fields, and caches the stems of their words */
export function openFields(language: Language): (field: Field, content: string) => FieldWords {
  const [own, other] = openStemmers(language)
  const sides = { own: openWords(own), other: openWords(other) }
  let text = 0
  return (field, content) => {
    text++
    const wordOf = FOREIGN.has(field) ? sides.other : sides.own
    const stems: string[] = []
    let length = 0
    eachWord(fold(content), letters => {
      const word = wordOf(letters)
      if (word.stem === undefined) return
      if (word.text !== text) length++
      word.text = text
      stems.push(word.stem)
    })
    return { length, stems }
  }
}

/** @returns a function that looks up a word, and stems it when it meets it first */
function openWords(stem: Stemmer): (letters: string) => Word {
  const known = new Map<string, Word>()
  const byCut = new Map<string, Word>()
  return letters => {
    const before = known.get(letters)
    if (before) return before
    const cut = letters.slice(0, LONGEST)
    const word: Word = byCut.get(cut) ?? { stem: isStopWord(cut) ? undefined : stem(cut), text: 0 }
    byCut.set(cut, word)
    known.set(letters, word)
    return word
  }
}

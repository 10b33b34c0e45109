/** Reading a field of an entry: its words, as the index holds them. */
import type { Language } from '../schema/language.ts'
import { WordMap } from '../text/word-map.ts'
import { WordTable } from '../text/word-table.ts'
import { fold } from '../text/words.ts'
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
  const table = new WordTable()
  let text = 0
  return (field, content) => {
    text++
    const wordOf = FOREIGN.has(field) ? sides.other : sides.own
    const folded = fold(content)
    const stems: string[] = []
    let length = 0
    table.read(folded, 0, folded.length)
    for (let i = 0; i < table.count; i++) {
      const word = wordOf(folded, table, i)
      if (word.stem === undefined) continue
      if (word.text !== text) length++
      word.text = text
      stems.push(word.stem)
    }
    return { length, stems }
  }
}

/** @returns a function that looks up a word of a text, and stems it when it meets it first */
function openWords(stem: Stemmer): (text: string, table: WordTable, i: number) => Word {
  const known = new WordMap<Word>()
  const byCut = new Map<string, Word>()
  return (text, { starts, ends, hashes }, i) => {
    const start = starts[i] as number
    const end = ends[i] as number
    const hash = hashes[i] as number
    const before = known.get(text, start, end, hash)
    if (before) return before
    const letters = text.slice(start, end)
    const cut = letters.slice(0, LONGEST)
    const word: Word = byCut.get(cut) ?? { stem: isStopWord(cut) ? undefined : stem(cut), text: 0 }
    byCut.set(cut, word)
    known.add(letters, hash, word)
    return word
  }
}

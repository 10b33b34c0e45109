/** A question taken apart: what may be a name in it, and its telling words with the stems under which the index may know them. */
import { bounds } from '../schema/bounds.ts'
import { type Language, otherLanguage } from '../schema/language.ts'
import { forgiven, type Spelling } from './spelling.ts'
import { isFrame, isStopWord } from './stop-words.ts'
import { stem, wordsOf } from './words.ts'

export interface Question {
  /** What was asked, no longer than a question may be. */
  readonly text: string
  /** Its words without "what is a …" around them; unknown ones as they were probably meant. */
  readonly name: readonly string[]
  readonly meant: readonly string[]
  /** The words that say something, each once. */
  readonly words: readonly QuestionWord[]
}

export interface QuestionWord {
  readonly word: string
  /** Stems to look up and how much a find is worth. */
  readonly stems: ReadonlyMap<string, number>
  /** The reader may still be typing it: what begins like this counts too. */
  readonly open: boolean
  /** Letters in which a stem may differ, where neither the word nor anything near it is known. */
  readonly edits: number
}

/** What the index knows. */
export interface Known {
  has(stem: string): boolean
  begins(start: string): boolean
}

/** Words of a question beyond these are ignored. */
const MOST_WORDS = 16

/** What a guess is worth beside the word itself. */
const GUESS = 0.6

/** @param spelling asked only for words that the index does not have */
export function askOf(query: string, language: Language, known: Known, spelling: () => Spelling): Question {
  const text = query.slice(0, bounds.query.max)
  const all = wordsOf(text).slice(0, 4 * MOST_WORDS)
  const name = unframed(all)
  const telling = all.filter(word => !isStopWord(word))
  const chosen = new Set(telling.length > 0 ? telling : all.slice(-1))
  const last = /[\p{L}\p{N}]$/u.test(text) ? all.at(-1) : undefined
  const meant = new Map<string, string>()
  const words = [...chosen].slice(0, MOST_WORDS).map((word): QuestionWord => {
    const open = word === last
    const stems = new Map(stemsOf(word, language).map(one => [one, 1] as const))
    const found = [...stems.keys()].some(known.has) || (open && known.begins(word))
    const guesses = found ? [] : guess(word, open, spelling())
    for (const one of guesses.flatMap(other => stemsOf(other, language))) if (!stems.has(one)) stems.set(one, GUESS)
    meant.set(word, guesses[0] ?? word)
    return { word, stems, open, edits: found || guesses.length > 0 ? 0 : forgiven(word.length) }
  })
  return { text, name, meant: name.map(word => meant.get(word) ?? word), words }
}

const stemsOf = (word: string, language: Language): readonly string[] => [
  ...new Set([stem(word, language), stem(word, otherLanguage(language))]),
]

function guess(word: string, open: boolean, spelling: Spelling): readonly string[] {
  const begun = open ? spelling.completions(word) : []
  return begun.length > 0 ? begun : spelling.corrections(word)
}

/** `what is a firewall` → `firewall`, `que significa DNS` → `dns`. */
function unframed(words: readonly string[]): readonly string[] {
  let from = 0
  let to = words.length
  while (from < to - 1 && isFrame(words[from] as string)) from++
  while (to > from + 1 && isFrame(words[to - 1] as string)) to--
  return words.slice(from, to)
}

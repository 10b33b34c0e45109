/** A question taken apart: what may be a name in it, and its telling words with the stems under which the index may know them. */
import { bounds } from '../schema/bounds.ts'
import type { Language } from '../schema/language.ts'
import { forgiven, type Spelling } from './spelling.ts'
import { isFrame, isStopWord } from './stop-words.ts'
import { openSynonyms, SYNONYM } from './synonyms.ts'
import { bothOf, type Stemmer, wordsOf } from './words.ts'

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

/**
 * @param stemmers of the language and of the other one
 * @param spelling asked only for words that the index does not have
 */
export function openQuestions(
  language: Language,
  stemmers: readonly Stemmer[],
  known: Known,
  spelling: () => Spelling,
): (query: string) => Question {
  const synonyms = bothOf(language).map(openSynonyms)
  const stemsOf = (word: string): readonly string[] => stemmers.map(stem => stem(word))

  const wordOf = (word: string, open: boolean): QuestionWord & { readonly meant: string } => {
    const own = stemsOf(word)
    const stems = new Map<string, number>(own.map(one => [one, 1]))
    const add = (others: readonly string[], worth: number) => {
      for (const other of others) if (!stems.has(other)) stems.set(other, worth)
    }
    const found = own.some(known.has) || (open && known.begins(word))
    const guesses = found ? [] : guess(word, open, spelling())
    add(guesses.flatMap(stemsOf), GUESS)
    add(
      own.flatMap((one, at) => synonyms[at]?.(one) ?? []),
      SYNONYM,
    )
    const edits = found || guesses.length > 0 ? 0 : forgiven(word.length)
    return { word, stems, open, edits, meant: guesses[0] ?? word }
  }

  return query => {
    const text = query.slice(0, bounds.query.max)
    const all = wordsOf(text)
    const telling = all.filter(word => !isStopWord(word))
    const chosen = [...new Set(telling.length > 0 ? telling : all.slice(-1))].slice(0, MOST_WORDS)
    const last = /[\p{L}\p{N}]$/u.test(text) ? all.at(-1) : undefined
    const words = chosen.map(word => wordOf(word, word === last))
    const meant = new Map(words.map(one => [one.word, one.meant]))
    const name = unframed(all)
    return { text, name, meant: name.map(word => meant.get(word) ?? word), words }
  }
}

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

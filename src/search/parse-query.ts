/** A query taken apart: what may be a name in it, and its content words with the stems under which the index may know them. */
import { QUERY } from '../schema/query-length.ts'
import { wordsOf } from './analyzer.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { isFunctionWord, isGenericWord, isStopWord, joined, stripQuestionWords } from './stop-words.ts'
import { fuzzyMatches, maxEdits } from './vocabulary-lookup.ts'

export interface Question {
  /** What was asked, no longer than a query may be. */
  readonly text: string
  /** The same without "what is a …" around it. */
  readonly core: string
  /** The words of the core. */
  readonly name: readonly string[]
  /** Whether people speak of themselves: "my phone", «no puedo». */
  readonly isPersonal: boolean
  /** Whether it is a question: "is … safe", «¿cuánto cuesta …?». */
  readonly isAsked: boolean
  /** The share of its words that describe nothing: "do I really need a …". */
  readonly talk: number
  /** The words that are indexed, each once. */
  readonly words: readonly QuestionWord[]
  /** How many of these are none of grammar. */
  readonly said: number
}

/** Whether a stem is that of the word as it was asked, or of the nearest word to one that no entry has. */
export type Form = 'own' | 'correction'

export interface QuestionWord {
  readonly word: string
  /** Stems to look up, and what they are of the word. */
  readonly stems: ReadonlyMap<string, Form>
  /** The reader may still be typing it: what begins like this counts too. */
  readonly isOpen: boolean
  /** Whether the index knows the word. */
  readonly isWhole: boolean
  /** Whether the index knows the word, or a word that begins like it, and nothing had to be guessed. */
  readonly isKnown: boolean
}

/** Words of a query beyond these are ignored. */
const MOST_WORDS = 16

/** More corrections than this are noise. */
const MAX_CORRECTIONS = 5

/** @returns what takes a query apart */
export function openQuestions(index: InvertedIndex): (query: string) => Question {
  /** The nearest words of the index. */
  const correct = (stem: string): readonly string[] => {
    const unlike = (word: string) => Math.abs(word.length - stem.length)
    return [...fuzzyMatches(index.words, stem, maxEdits(stem.length))]
      .sort((a, b) => a.distance - b.distance || unlike(a.word) - unlike(b.word))
      .filter(({ distance }, _, [nearest]) => distance === nearest?.distance)
      .map(({ word }) => word)
      .slice(0, MAX_CORRECTIONS)
  }

  const wordOf = (word: string, isOpen: boolean): QuestionWord => {
    const own = index.stemmers.map(stem => stem(word))
    const isWhole = own.some(one => index.postings(one).size > 0)
    const begun = isWhole || !isOpen ? [] : [...index.beginningWith(word)]
    const isKnown = isWhole || begun.length > 0
    const corrections = isKnown ? [] : own.flatMap(correct)
    const stems = new Map<string, Form>()
    for (const one of corrections) stems.set(one, 'correction')
    for (const one of [...own, ...begun]) stems.set(one, 'own')
    return { word, stems, isOpen, isWhole, isKnown }
  }

  return query => {
    const text = query.normalize('NFKC').slice(0, QUERY.max)
    const core = stripQuestionWords(text)
    const name = wordsOf(core)
    const all = wordsOf(text)
    const indexed = all.filter(word => !isStopWord(word))
    const last = /[\p{L}\p{N}]$/u.test(text) && text.endsWith(core) ? name.at(-1) : undefined
    // The first letter of a word that is being typed says nothing yet.
    const whole = indexed.filter((word, i) => i === 0 || word.length > 1 || word !== last)
    const chosen = [...new Set(whole.length > 0 ? whole : name.slice(-1))].slice(0, MOST_WORDS)
    const talk = all.filter(isGenericWord).length / Math.max(1, all.length)
    const words = chosen.map(word => wordOf(word, word === last))
    const said = chosen.filter(word => !isFunctionWord(word)).length
    return { text, core, name, isPersonal: PERSONAL.test(text), isAsked: ASKED.test(text), talk, words, said }
  }
}

const PERSONAL = new RegExp(`(?:^|[^\\p{L}])(?:${joined('personal', '|')})(?:[^\\p{L}]|$)`, 'iu')

const ASKED = new RegExp(`^\\s*(?:¿|(?:${joined('asks', '|')})\\s)|\\?\\s*$`, 'iu')

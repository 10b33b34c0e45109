/** A question taken apart: what may be a name in it, and its content words with the stems under which the index may know them. */

import { QUERY } from '../schema/query.ts'
import { FAMILY_WEIGHT, openFamilies, openGroups, SYNONYM_WEIGHT } from './families.ts'
import type { SearchFile } from './file.ts'
import { stripQuestionWords } from './question-words.ts'
import type { Scorer } from './scoring.ts'
import { maxEdits, type Spelling } from './spelling.ts'
import { isStopWord, joined } from './stop-words.ts'
import { bothOf, type Stemmer, wordsOf } from './words.ts'

export interface Question {
  /** What was asked, no longer than a question may be. */
  readonly text: string
  /** The same without "what is a …" around it. */
  readonly core: string
  /** The words of the core; unknown ones as they were probably meant. */
  readonly name: readonly string[]
  readonly meant: readonly string[]
  /** Whether people speak of themselves: "my phone", «no puedo». */
  readonly isPersonal: boolean
  /** The words that say something, each once. */
  readonly words: readonly QuestionWord[]
}

export interface QuestionWord {
  readonly word: string
  /** Stems to look up and how much a find is weight. */
  readonly stems: ReadonlyMap<string, number>
  /** The reader may still be typing it: what begins like this counts too. */
  readonly open: boolean
  /** Letters in which a stem may differ, where neither the word nor anything near it is known. */
  readonly edits: number
  /** Whether the index knows the word, or a word that begins like it, and nothing had to be guessed. */
  readonly isKnown: boolean
}

/** Words of a question beyond these are ignored. */
const MOST_WORDS = 16

/** What a guess is weight beside the word itself. */
export const CORRECTION_WEIGHT = 0.6

/**
 * @param stemmers of the language and of the other one
 * @param spelling asked only for words that the index does not have
 */
export function openQuestions(
  { language, synonyms: groups, families }: SearchFile,
  stemmers: readonly [own: Stemmer, other: Stemmer],
  known: Scorer,
  spelling: () => Spelling,
): (query: string) => Question {
  const synonyms = bothOf(language).map((each, at) => openGroups(groups[at] ?? '', each))
  const familiesIn = bothOf(language).map((each, at) => openFamilies(each, families[at] ?? ''))
  const stemsOf = (word: string): readonly string[] => stemmers.map(stem => stem(word))

  const wordOf = (word: string, open: boolean): QuestionWord & { readonly meant: string } => {
    const own = stemsOf(word)
    const stems = new Map<string, number>(own.map(one => [one, 1]))
    const add = (others: readonly string[], weight: number) => {
      for (const other of others) if (!stems.has(other)) stems.set(other, weight)
    }
    add(
      own.flatMap((one, at) => familiesIn[at]?.(one) ?? []).filter(other => known.has(other)),
      FAMILY_WEIGHT,
    )
    const found = own.some(one => known.has(one)) || (open && known.begins(word))
    const guesses = found ? [] : guess(word, open, spelling())
    add(guesses.flatMap(stemsOf), CORRECTION_WEIGHT)
    add(
      own.flatMap((one, at) => synonyms[at]?.(one) ?? []),
      SYNONYM_WEIGHT,
    )
    const edits = found || guesses.length > 0 ? 0 : maxEdits(word.length)
    return { word, stems, open, edits, isKnown: found, meant: guesses[0] ?? word }
  }

  return query => {
    const text = query.normalize('NFKC').slice(0, QUERY.max)
    const core = stripQuestionWords(text)
    const name = wordsOf(core)
    const contentWords = name.filter(word => !isStopWord(word))
    const last = /[\p{L}\p{N}]$/u.test(text) && text.endsWith(core) ? name.at(-1) : undefined
    // The first letter of a word that is being typed says nothing yet.
    const said = contentWords.filter((word, i) => i === 0 || word.length > 1 || word !== last)
    const chosen = [...new Set(said.length > 0 ? said : name.slice(-1))].slice(0, MOST_WORDS)
    const words = chosen.map(word => wordOf(word, word === last))
    const meant = new Map(words.map(one => [one.word, one.meant]))
    return {
      text,
      core,
      name,
      meant: name.map(word => meant.get(word) ?? word),
      isPersonal: isPersonal(text),
      words,
    }
  }
}

const PERSONAL = new RegExp(`(?:^|[^\\p{L}])(?:${joined('personal', '|')})(?:[^\\p{L}]|$)`, 'iu')

const isPersonal = (text: string): boolean => PERSONAL.test(text)

function guess(word: string, open: boolean, spelling: Spelling): readonly string[] {
  const begun = open ? spelling.completions(word) : []
  return begun.length > 0 ? begun : spelling.corrections(word)
}

/**
 * Finds entries whose two languages no longer say the same: one has changed in meaning since a release and the other
 * has not. The caller supplies both versions of the texts.
 */
import { type InBoth, inBoth, LANGUAGES, type Language, otherLanguage } from '../schema/language.ts'
import { editDistance, fold } from '../text/words.ts'

/** A field of one language, such as the tagline, and the line in which it begins. */
export interface ComparedText {
  readonly text: string
  readonly line: number
}

/** The fields that must agree in both languages, by their display names. */
export type ComparedTexts = ReadonlyMap<string, ComparedText>
export type Bilingual = InBoth<ComparedTexts>

export interface Change {
  readonly part: string
  readonly kind: 'added' | 'changed' | 'removed'
  readonly line: number
  /** Number of words that differ. */
  readonly size: number
  /** Added words, or removed words if none was added, in the order of the text. */
  readonly words: readonly string[]
  /** Whether it changes the meaning, however few words differ. */
  readonly isDecisive: boolean
}

/** Changed words from which on a language counts as changed in meaning. */
const MIN_CHANGED_WORDS = 5
/** Changed words in the other language from which on it counts as updated too. */
const MIN_FOLLOWING_WORDS = 2

/** @returns the language that changed alone, with its changes; undefined when both changed, or neither did */
export function findDrift(
  before: Bilingual,
  after: Bilingual,
): { readonly language: Language; readonly changes: readonly Change[] } | undefined {
  const changes = inBoth(language => changesOf(before[language], after[language]))
  const language = LANGUAGES.find(
    each => reaches(changes[each], MIN_CHANGED_WORDS) && !reaches(changes[otherLanguage(each)], MIN_FOLLOWING_WORDS),
  )
  return language && { language, changes: changes[language] }
}

/** Whether both languages changed in meaning. */
export const haveBothChanged = (before: Bilingual, after: Bilingual): boolean =>
  LANGUAGES.every(language => reaches(changesOf(before[language], after[language]), MIN_CHANGED_WORDS))

const reaches = (changes: readonly Change[], size: number): boolean =>
  changes.some(({ isDecisive }) => isDecisive) || changes.reduce((sum, change) => sum + change.size, 0) >= size

function changesOf(before: ComparedTexts, after: ComparedTexts): readonly Change[] {
  const names = new Set([...after.keys(), ...before.keys()])
  return [...names].flatMap((part): readonly Change[] => {
    const [old, now] = [before.get(part), after.get(part)]
    if (old?.text === now?.text) return []
    const { went, came, isDecisive } = difference(wordsIn(old), wordsIn(now))
    const size = Math.max(went.length, came.length)
    if (size === 0) return []
    const change = { part, line: now?.line ?? 1, size, words: came.length > 0 ? came : went }
    if (old && now) return [{ ...change, kind: 'changed', isDecisive }]
    return [{ ...change, kind: old ? 'removed' : 'added', isDecisive: true }]
  })
}

/** A word as written, and in the form in which it is compared, without case and accents. */
interface Word {
  readonly written: string
  readonly folded: string
}

const wordsIn = (part: ComparedText | undefined): readonly Word[] =>
  (part?.text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? []).map(written => ({ written, folded: fold(written) }))

/**
 * Words that occur in only one of two texts, wherever they stand: moving a sentence changes nothing. A word that
 * differs from a removed one only in spelling or ending does not count.
 */
function difference(before: readonly Word[], after: readonly Word[]) {
  const went = without(before, after)
  const came = without(after, before)
  const isDecisive = [...went, ...came].some(({ folded }) => DECISIVE.test(folded))
  const mended = new Set<Word>()
  const left = came.filter(word => {
    const old = went.find(each => !mended.has(each) && isNear(each.folded, word.folded))
    if (old) mended.add(old)
    return !old
  })
  const written = (words: readonly Word[]) => words.map(word => word.written)
  return { went: written(went.filter(word => !mended.has(word))), came: written(left), isDecisive }
}

/** The words of `text` without those of `taken`, each of which removes one occurrence. */
function without(text: readonly Word[], taken: readonly Word[]): readonly Word[] {
  const counts = new Map<string, number>()
  for (const { folded } of taken) counts.set(folded, (counts.get(folded) ?? 0) + 1)
  return text.filter(({ folded }) => {
    const count = counts.get(folded) ?? 0
    if (count > 0) counts.set(folded, count - 1)
    return count === 0
  })
}

/** At most two letters differ, and at most a third of the word. */
function isNear(a: string, b: string): boolean {
  const limit = Math.min(2, Math.floor(Math.max(a.length, b.length) / 3)) + 1
  return (
    Math.abs(a.length - b.length) < limit && !DECISIVE.test(a) && !DECISIVE.test(b) && editDistance(a, b, limit) < limit
  )
}

/** A single one of these changes the meaning: figures, numbers in words, negations (folded, both languages). */
const DECISIVE = new RegExp(
  `^(?:.*\\d.*|${[
    'two|three|four|five|six|seven|eight|nine|hundreds?|thousands?|millions?',
    'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|cientos?|mil|millon(?:es)?',
    'no|not|never|cannot|without|nunca|jamas|sin|ningun[ao]?',
  ].join('|')})$`,
)

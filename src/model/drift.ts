/**
 * Whether the two languages of an entry still say the same: one that has changed in meaning since a release while the
 * other stood still has drifted. Which texts are compared, and where the old ones come from, is for others to say.
 */
import { LANGUAGES, type Language, otherLanguage } from '../schema/language.ts'
import { editDistance, fold } from '../text/words.ts'

/** What one language says under one name, such as the tagline, and the line in which it begins. */
export interface Part {
  readonly text: string
  readonly line: number
}

/** The parts that both languages have to say alike, by the names that people read. */
export type Parts = ReadonlyMap<string, Part>
export type Bilingual = Readonly<Record<Language, Parts>>

export interface Change {
  readonly part: string
  readonly kind: 'added' | 'changed' | 'removed'
  readonly line: number
  /** How many words are others now. */
  readonly size: number
  /** Words that came, or that went when none came, in the order of the text. */
  readonly words: readonly string[]
}

export interface Drift {
  /** The language that changed. */
  readonly language: Language
  readonly changes: readonly Change[]
}

/** From so many new words on, a text is taken to say something else. */
const MOVES = 5
/** So many are enough to believe that somebody looked at the other language too. */
const FOLLOWS = 2

/** @returns undefined when both languages changed, or neither did */
export function findDrift(before: Bilingual, after: Bilingual): Drift | undefined {
  for (const language of LANGUAGES) {
    const changes = changesOf(before[language], after[language])
    if (!reaches(changes, MOVES)) continue
    const other = otherLanguage(language)
    if (!reaches(changesOf(before[other], after[other]), FOLLOWS)) return { language, changes: changes.map(shown) }
  }
  return undefined
}

type Measured = Change & { readonly decisive: boolean }

const shown = ({ decisive, ...change }: Measured): Change => change

const reaches = (changes: readonly Measured[], size: number): boolean =>
  changes.some(({ decisive }) => decisive) || changes.reduce((sum, change) => sum + change.size, 0) >= size

function changesOf(before: Parts, after: Parts): readonly Measured[] {
  const names = [...after.keys(), ...[...before.keys()].filter(name => !after.has(name))]
  return names.flatMap((part): readonly Measured[] => {
    const [old, now] = [before.get(part), after.get(part)]
    if (old?.text === now?.text) return []
    const { went, came, decisive } = difference(wordsIn(old), wordsIn(now))
    const size = Math.max(went.length, came.length)
    if (size === 0) return []
    const change = { part, line: now?.line ?? 1, size, words: came.length > 0 ? came : went }
    if (old && now) return [{ ...change, kind: 'changed', decisive }]
    return [{ ...change, kind: old ? 'removed' : 'added', decisive: true }]
  })
}

/** A word as it stands, and what of it counts: case and accents are folded away. */
interface Word {
  readonly written: string
  readonly folded: string
}

const wordsIn = (part: Part | undefined): readonly Word[] =>
  (part?.text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? []).map(written => ({ written, folded: fold(written) }))

interface Difference {
  readonly went: readonly string[]
  readonly came: readonly string[]
  readonly decisive: boolean
}

/**
 * Words that stand in only one of two texts, wherever: a sentence that has moved is the same sentence. A word that only
 * mends another's spelling or ending is none.
 */
function difference(before: readonly Word[], after: readonly Word[]): Difference {
  const went = without(before, after)
  const came = without(after, before)
  const decisive = [...went, ...came].some(({ folded }) => DECISIVE.test(folded))
  const mended = new Set<Word>()
  const left = came.filter(word => {
    const old = went.find(each => !mended.has(each) && isNear(each.folded, word.folded))
    if (old) mended.add(old)
    return !old
  })
  const written = (words: readonly Word[]) => words.map(word => word.written)
  return { went: written(went.filter(word => !mended.has(word))), came: written(left), decisive }
}

/** The words of one text that are left when those of the other are taken away, one for one. */
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

/** One of these is enough to turn a sentence round: figures, numbers in words, negations (folded, both languages). */
const DECISIVE = new RegExp(
  `^(?:.*\\d.*|${[
    'two|three|four|five|six|seven|eight|nine|hundreds?|thousands?|millions?',
    'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|cientos?|mil|millon(?:es)?',
    'no|not|never|cannot|without|nunca|jamas|sin|ningun[ao]?',
  ].join('|')})$`,
)

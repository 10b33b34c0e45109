/**
 * What may have been meant by a name: those who bear it, those whose names differ by slips of the pen, those who share
 * its words: `machine` begins to ask for machine learning, `docker-compose` asks for more than Docker. Nothing is returned
 * rather than an unrelated term.
 */
import { compareText } from '../text/compare-code-units.ts'
import { contentWords } from './analyzer.ts'
import type { PackedCard } from './index-format.ts'
import { type NameMatch, type Names, nameKey, singulars } from './names.ts'

interface Near extends NameMatch {
  /** Smaller is nearer: edits of a slip, or the part of the letters that is not shared. */
  readonly distance: number
}

/** The least part of the letters of the longer name that both share; less is a coincidence. */
const MIN_SHARE = 1 / 3

/** Letters from which on the beginning of a word tells which word it is, if it is half of it. */
const MIN_BEGINNING = 4

/** Words of an unknown name that are read at most. */
const MOST_WORDS = 8

/** @returns for a text, the cards that may have been meant, nearest first */
export function makeDidYouMean(
  cards: readonly PackedCard[],
  names: Names,
): (text: string, count: number) => readonly number[] {
  const all = names.all.map(match => ({ ...match, words: [...new Set(contentWords(match.name))] }))
  const byDistance = (a: Near, b: Near): number =>
    a.distance - b.distance || a.rank - b.rank || compareText(cards[a.card]?.[0] ?? '', cards[b.card]?.[0] ?? '')

  return (text, count) => {
    const slips = names
      .fuzzy(nameKey(text))
      .flatMap(({ word, distance }) => names.withKey(word).map(match => ({ ...match, distance })))
    const asked = [...new Set(contentWords(text))].slice(0, MOST_WORDS).map(singulars)
    const sharing = all.flatMap(({ words, ...match }): readonly Near[] => {
      // Other names have words that are about something else, as `home` is in "home router".
      const isTitle = match.rank === 0 || match.rank === 2
      const share = shareOf(asked, words, isTitle)
      return share >= MIN_SHARE ? [{ ...match, distance: 1 - share }] : []
    })
    const near = [...names.exact(text), ...slips.sort(byDistance), ...sharing.sort(byDistance)]
    return [...new Set(near.map(({ card }) => card))].slice(0, count)
  }
}

/**
 * The part of the letters of the longer one that both have, where a title has all that was asked, or any name is in it.
 * @param asked words with their singulars
 */
function shareOf(asked: readonly (readonly string[])[], words: readonly string[], isTitle: boolean): number {
  const [lettersAsked, letters] = [lettersIn(asked.map(([word = '']) => word)), lettersIn(words)]
  const isAsked = (word: string) => asked.some(forms => forms.includes(word))
  if (words.length > 0 && words.every(isAsked)) return letters / lettersAsked
  const isInTitle =
    isTitle && asked.length > 0 && asked.every(each => words.some(word => isWordOrBeginning(each, word)))
  return isInTitle ? lettersAsked / letters : 0
}

function isWordOrBeginning(forms: readonly string[], word: string): boolean {
  const [asked = ''] = forms
  const isBeginning = asked.length >= MIN_BEGINNING && word.startsWith(asked) && word.length <= 2 * asked.length
  return isBeginning || forms.includes(word)
}

const lettersIn = (words: readonly string[]): number => words.reduce((sum, word) => sum + word.length, 0)

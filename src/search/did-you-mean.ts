/**
 * What may have been meant by a name: those who bear it, those whose names differ by slips of the pen, those who share
 * its words: `machine` begins to ask for machine learning, `docker-compose` asks for more than Docker. Nothing is returned
 * rather than an unrelated term.
 */
import { compareText } from '../text/compare-text.ts'
import type { PackedCard } from './file.ts'
import { lowerBound } from './fuzzy.ts'
import { type NameMatch, type Names, nameKey, rankedNames, singulars } from './names.ts'
import { contentWords } from './words.ts'

/** @returns for a text, the cards that may have been meant, nearest first */
export function makeDidYouMean(
  cards: readonly PackedCard[],
  names: Names,
): (text: string, count: number) => readonly number[] {
  const shared = openSharedWords(cards)
  const byCard = (a: NameMatch | Sharing, b: NameMatch | Sharing): number =>
    a.rank - b.rank || compareText(cards[a.card]?.[0] ?? '', cards[b.card]?.[0] ?? '')

  return (text, count) => {
    const slipped = names
      .slips(nameKey(text))
      .flatMap(({ word, distance }) => names.withKey(word).map(match => ({ ...match, distance })))
    const near = [
      ...names.exact(text),
      ...slipped.sort((a, b) => a.distance - b.distance || byCard(a, b)),
      ...[...shared(text)].sort((a, b) => b.share - a.share || byCard(a, b)),
    ]
    return [...new Set(near.map(({ card }) => card))].slice(0, count)
  }
}

interface Sharing {
  readonly card: number
  readonly rank: number
  /** Part of the letters of the longer one that both have; the more, the nearer. */
  readonly share: number
}

interface Named {
  readonly card: number
  readonly rank: number
  readonly words: readonly string[]
  readonly letters: number
}

/** The least part of the letters of the longer name that both share; less is a coincidence. */
const LEAST = 1 / 3

/** Letters from which on the beginning of a word tells which word it is, if it is half of it. */
const BEGINNING = 4

/** Words of an unknown name that are read at most. */
const MOST_WORDS = 8

/** @returns for a text, the names that share its words, or whose words it begins */
function openSharedWords(cards: readonly PackedCard[]): (text: string) => readonly Sharing[] {
  const names: Named[] = []
  const byWord = new Map<string, number[]>()
  for (const [card, packed] of cards.entries()) {
    for (const [name, rank] of rankedNames(packed)) {
      const words = [...new Set(contentWords(name))]
      for (const word of words) {
        const places = byWord.get(word)
        if (places) places.push(names.length)
        else byWord.set(word, [names.length])
      }
      names.push({ card, rank, words, letters: lettersIn(words) })
    }
  }
  const sorted = [...byWord.keys()].sort()

  /** Names with the word, in the plural or not, or with a word that it is half of. */
  const having = (word: string): ReadonlySet<number> => {
    const places = new Set(singulars(word).flatMap(one => byWord.get(one) ?? []))
    if (word.length < BEGINNING) return places
    for (let i = lowerBound(sorted, word); sorted[i]?.startsWith(word); i++) {
      const other = sorted[i] ?? ''
      if (other.length <= 2 * word.length) for (const place of byWord.get(other) ?? []) places.add(place)
    }
    return places
  }

  return text => {
    const words = [...new Set(contentWords(text))].slice(0, MOST_WORDS)
    const letters = lettersIn(words)
    const sharing: Sharing[] = []
    const add = ({ card, rank }: Named, share: number): void => {
      if (share >= LEAST) sharing.push({ card, rank, share })
    }
    const [first, ...others] = words.map(having)
    for (const at of first ?? []) {
      const name = names[at]
      if (name && isTitle(name) && others.every(places => places.has(at))) add(name, letters / name.letters)
    }
    const asked = words.map(singulars)
    for (const at of new Set(asked.flat().flatMap(word => byWord.get(word) ?? []))) {
      const name = names[at]
      const common = asked.filter(forms => forms.some(form => name?.words.includes(form))).length
      if (name && common >= name.words.length) add(name, name.letters / letters)
    }
    return sharing
  }
}

/** Other names have words that are about something else, as `home` is in "home router". */
const isTitle = ({ rank }: Named): boolean => rank === 0 || rank === 2

const lettersIn = (words: readonly string[]): number => words.reduce((sum, word) => sum + word.length, 0)

/**
 * Search as the edge and browsers use it: a file of `/search/`, opened. Each part is made when it is first needed: a page
 * that only resolves names never unfolds the index.
 */
import type { Level, Subject } from '../schema/classification.ts'
import { compareText } from '../text/compare-text.ts'
import type { Weights } from './features.ts'
import type { NamesFile, PackedCard, PackedComparison, SearchFile } from './file.ts'
import { comparison, unframed } from './frames.ts'
import { openNames, rankedNames } from './names.ts'
import { withNamesIndex } from './names-index.ts'
import { openNamesInside } from './names-inside.ts'
import { openNear } from './near.ts'
import { type Match, openRanking, type Ranked } from './ranking.ts'
import { openSlips } from './slips.ts'
import { openSpelling, type Spelling } from './spelling.ts'
import { WEIGHTS } from './weights.ts'
import { wordsOf } from './words.ts'

export interface Card {
  readonly slug: string
  readonly title: string
  /** In the other language; empty when it is the same. */
  readonly otherTitle: string
  /** Other names in the language of the file. */
  readonly names: readonly string[]
  /** Names in the other language, and names of the past, that are not names in this one. */
  readonly otherNames: readonly string[]
  readonly tagline: string
  readonly level: Level
  readonly subjects: readonly Subject[]
  /** Slugs of the terms to read next, best first. */
  readonly related: readonly string[]
}

export interface Hit extends Card {
  readonly match: Match
  /** The words of the question, folded, that the entry has as they were asked. */
  readonly words: readonly string[]
}

/** Which cards are wanted, and which of them to give. */
export interface Selection {
  readonly subject?: Subject | undefined
  readonly level?: Level | undefined
  readonly limit: number
  readonly offset: number
}

export interface Found {
  /** Hits on all pages. */
  readonly total: number
  /** Best first. */
  readonly hits: readonly Hit[]
  /** Where there are no hits, what may have been meant: the names in the question, then the nearest ones. */
  readonly suggestions: readonly Card[]
  /** What tells two entries apart, where the question is about the difference between them. */
  readonly comparison?: FoundComparison
}

export interface FoundComparison {
  /** Slugs in the order of the comparison. */
  readonly slugs: readonly [string, string]
  readonly difference: string
  /** Title of the page that compares the two; empty where there is none. */
  readonly title: string
}

export interface Search {
  /**
   * Each makes a part that is otherwise made when it is first needed. Hosts that answer others meanwhile call them one
   * after another.
   */
  readonly parts: readonly (() => unknown)[]
  /** All slugs, sorted. */
  readonly slugs: readonly string[]
  card(slug: string): Card | undefined
  /** Entries that answer a question in either language; none when nothing matches well. */
  find(query: string, selection: Selection): Found
  /**
   * What people are shown where nothing is found: the names in the question, then entries that have some of its words,
   * best first. They are no answers, so programs do not get them.
   */
  weak(query: string): readonly Card[]
  /** The slug of what is called exactly this in either language: a slug, title, alias or acronym, now or in the past. */
  resolve(text: string): string | undefined
  /** Slugs of what may have been meant by a name, nearest first; none when no name is really near. */
  near(text: string, count?: number): readonly string[]
  /** Entries in the order of their titles. */
  list(selection: Selection): { readonly total: number; readonly cards: readonly Card[] }
}

/**
 * Opens a file; the text of one is parsed.
 * @param weights what the features of entries count; others are for fitting only
 */
export function openSearch(source: SearchFile | NamesFile | string, weights: Weights = WEIGHTS): Search {
  const read = typeof source === 'string' ? (JSON.parse(source) as SearchFile | NamesFile) : source
  if (read.version !== 1) throw new Error(`This is no search file of version 1: ${String(read.version)}`)
  const file = isComplete(read) ? read : withNamesIndex(read)
  const { cards } = file
  const position = new Map(cards.map(([slug], i) => [slug, i]))
  const names = once(() => openNames(cards))
  const near = once(() => openNear(cards, names(), slips()))
  const inside = once(() => openNamesInside(names()))
  const spelling = once(openSpellingOf(cards))
  const slips = once(() => openSlips(names().keys()))
  const ranking = once(() => openRanking(file, names(), spelling, slips, weights))

  const unpacked: Card[] = []
  const card = (at: number): Card => {
    unpacked[at] ??= unpackCard(file, cards[at] as PackedCard)
    return unpacked[at]
  }
  const wanted = ({ subject, level }: Selection): ((at: number) => boolean) => {
    const key = subject === undefined ? -1 : file.subjects.indexOf(subject)
    return at => {
      const [, , , cardLevel, subjects] = cards[at] as PackedCard
      return (subject === undefined || subjects.includes(key)) && (level === undefined || cardLevel === level)
    }
  }
  /** Where a question compares two entries, these are ranked first. */
  const comparedBy = (query: string, ranked: readonly Ranked[]): FoundComparison | undefined => {
    if (!file.comparisons || !comparison(query)) return undefined
    const [one, other] = ranked
    const isPair = ([a, b]: PackedComparison) =>
      (a === one?.at && b === other?.at) || (b === one?.at && a === other?.at)
    const [first, second, difference, title] = file.comparisons.find(isPair) ?? []
    if (first === undefined || second === undefined || difference === undefined || title === undefined) return undefined
    return { slugs: [card(first).slug, card(second).slug], difference, title }
  }
  const suggestionsFor = (query: string): readonly number[] => {
    const named = inside()(query)
    const nearest = near()(unframed(query.slice(0, LONGEST_NAME)), SUGGESTED)
    return firstOf([...named, ...nearest], Math.max(SUGGESTED, named.length))
  }
  const search: Search = {
    parts: [names, slips, near, inside, spelling, ranking],
    slugs: cards.map(([slug]) => slug).sort(compareText),
    card: slug => {
      const at = position.get(slug)
      return at === undefined ? undefined : card(at)
    },
    find(query, selection) {
      const all = ranking()(query).answers
      const ranked = all.filter(({ at }) => wanted(selection)(at))
      const compared = comparedBy(query, all)
      return {
        ...(compared && { comparison: compared }),
        total: ranked.length,
        hits: paged(ranked, selection).map(({ at, match, asked, having }) => ({
          ...card(at),
          match,
          words: asked.filter((_, i) => having & (1 << i)),
        })),
        suggestions: ranked.length > 0 ? [] : suggestionsFor(query).map(card),
      }
    },
    weak(query) {
      const beside = ranking()(query).weak.map(({ at }) => at)
      const named = suggestionsFor(query)
      return firstOf([...named, ...beside], Math.max(WEAK, named.length + 1)).map(card)
    },
    resolve: text => {
      if (position.has(text)) return text
      const [best] = names().exact(text.slice(0, LONGEST_NAME))
      return best && cards[best.card]?.[0]
    },
    near: (text, count = SUGGESTED) =>
      near()(text.slice(0, LONGEST_NAME), count).map(at => (cards[at] as PackedCard)[0]),
    list(selection) {
      const matching = cards.map((_, at) => at).filter(wanted(selection))
      return { total: matching.length, cards: paged(matching, selection).map(card) }
    },
  }
  return search
}

const isComplete = (file: SearchFile | NamesFile): file is SearchFile => 'index' in file

const LONGEST_NAME = 100

/** Names that are offered where nothing is found; more if the question itself has more of them. */
const SUGGESTED = 3

/** Rows that people are shown where nothing is found. */
const WEAK = 4

/** The first different ones. */
const firstOf = (all: readonly number[], most: number): readonly number[] => [...new Set(all)].slice(0, most)

function unpackCard(file: SearchFile, packed: PackedCard): Card {
  const [slug, title, tagline, level, subjects, related, names, otherTitle, otherNames] = packed
  return {
    slug,
    title,
    otherTitle,
    names,
    otherNames,
    tagline,
    level,
    subjects: subjects.flatMap(at => file.subjects[at] ?? []),
    related: related.flatMap(at => file.cards[at]?.[0] ?? []),
  }
}

const paged = <Item>(items: readonly Item[], { offset, limit }: Selection): readonly Item[] =>
  items.slice(Math.max(0, offset), Math.max(0, offset) + Math.max(0, limit))

/** @returns what opens the spelling of the names and taglines of cards */
export const openSpellingOf = (cards: readonly PackedCard[]) => (): Spelling => openSpelling(wordsToSpell(cards))

/** The words that an unknown one is compared with: names and taglines. */
function* wordsToSpell(cards: readonly PackedCard[]): Iterable<string> {
  for (const card of cards) {
    for (const [name] of rankedNames(card)) yield* wordsOf(name)
    yield* wordsOf(card[2])
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** The cards of a search file, as answers show them. */
import type { Level, Subject } from '../schema/classification.ts'
import type { PackedCard, SearchFile } from './file.ts'

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

/** Which cards are wanted, and which of them to give. */
export interface Selection {
  readonly subject?: Subject | undefined
  readonly level?: Level | undefined
  readonly limit: number
  readonly offset: number
}

export interface Cards {
  at(position: number): Card
  /** The position of a slug. */
  positionOf(slug: string): number | undefined
  /** Whether a selection wants the card at a position. */
  wanted(selection: Selection): (position: number) => boolean
}

export function openCards(file: SearchFile): Cards {
  const positions = new Map(file.cards.map(([slug], i) => [slug, i]))
  const unpacked: Card[] = []
  return {
    at(position) {
      unpacked[position] ??= unpackCard(file, file.cards[position] as PackedCard)
      return unpacked[position]
    },
    positionOf: slug => positions.get(slug),
    wanted({ subject, level }) {
      const key = subject === undefined ? -1 : file.subjects.indexOf(subject)
      return position => {
        const [, , , cardLevel, subjects] = file.cards[position] as PackedCard
        return (subject === undefined || subjects.includes(key)) && (level === undefined || cardLevel === level)
      }
    },
  }
}

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

/** The page that a selection asks for. */
export const paged = <Item>(items: readonly Item[], { offset, limit }: Selection): readonly Item[] =>
  items.slice(Math.max(0, offset), Math.max(0, offset) + Math.max(0, limit))

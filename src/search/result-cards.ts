/** The cards of a search file, as answers show them. */
import type { Level, Subject } from '../schema/field-types.ts'
import type { PackedCard, SearchFile } from './index-format.ts'

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

/** @returns whether a selection wants the card at a position */
export function isWanted({ cards, subjects }: SearchFile, { subject, level }: Selection): (at: number) => boolean {
  const key = subject && subjects.indexOf(subject)
  return at => {
    const [, , , cardLevel, cardSubjects] = cards[at] as PackedCard
    return (key === undefined || cardSubjects.includes(key)) && (level === undefined || cardLevel === level)
  }
}

/** The card at a position. */
export function cardAt(file: SearchFile, at: number): Card {
  const [slug, title, tagline, level, subjects, related, names, otherTitle, otherNames] = file.cards[at] as PackedCard
  return {
    slug,
    title,
    otherTitle,
    names,
    otherNames,
    tagline,
    level,
    subjects: subjects.flatMap(key => file.subjects[key] ?? []),
    related: related.flatMap(other => file.cards[other]?.[0] ?? []),
  }
}

/** The page that a selection asks for. */
export const paged = <Item>(items: readonly Item[], { offset, limit }: Selection): readonly Item[] =>
  items.slice(Math.max(0, offset), Math.max(0, offset) + Math.max(0, limit))

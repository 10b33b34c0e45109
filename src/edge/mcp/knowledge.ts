/**
 * What the MCP server must be able to look up. The host implements it from the search indexes and the published files,
 * so that nothing here reads a file or knows how a search is done.
 */
import type { Entry } from '../../schema/api.ts'
import type { Level, Subject } from '../../schema/classification.ts'
import type { Language } from '../../schema/language.ts'

/** A term as the index of one language keeps it. */
export interface IndexedCard {
  readonly slug: string
  readonly title: string
  readonly tagline: string
  readonly level: Level
  readonly subjects: readonly Subject[]
  /** Slugs of related terms, best first. */
  readonly related: readonly string[]
}

export interface Filter {
  readonly subject?: Subject
  readonly level?: Level
}

export interface Page {
  readonly limit: number
  readonly offset: number
}

/** The part of a search index that is used here. */
export interface Search {
  /** Slugs of all terms, sorted. */
  readonly slugs: readonly string[]
  find(
    query: string,
    options: Filter & Page,
  ): { readonly total: number; readonly hits: readonly { readonly slug: string }[] }
  /** The term that a slug, a title or an alias names. */
  resolve(text: string): string | undefined
  /** Slugs that look like a text, best first. */
  near(text: string, count?: number): readonly string[]
  list(options: Filter & Page): { readonly total: number; readonly cards: readonly IndexedCard[] }
  card(slug: string): IndexedCard | undefined
}

export interface Knowledge {
  /** Finds in both languages, answers in the one asked for. */
  search(language: Language): Promise<Search>
  /** The entry as the JSON API publishes it. */
  entry(slug: string): Promise<Entry | undefined>
  /** The Markdown version of an entry's page. */
  markdown(slug: string, language: Language): Promise<string | undefined>
  /** Milliseconds since the epoch. */
  now(): number
}

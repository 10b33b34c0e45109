/**
 * A term as a build holds it: what other pages show of it is there, and the rest is parsed when one of its own pages is
 * made.
 */

import { type Summary, summaryOf } from '../../model/dictionary/summary.ts'
import { bagOf } from '../../model/relations/bags.ts'
import type { Term } from '../../schema/term.ts'
import { withChangeDay } from '../../source/term/term-history.ts'
import { digestsOfTerm } from '../store/facet-digests.ts'
import { digestOfBrief } from '../store/keys.ts'
import { textOf } from '../store/store.ts'

export interface Entry {
  readonly slug: string
  /** Of the files that it was read from. */
  readonly hash: string
  /** Names all that the term is made from: its files, and the day that git has for them. */
  readonly state: string
  readonly summary: Summary
  /** The whole term; it is read again after it has been let go. */
  term(): Term
  /** Lets the term go when its pages are made: with it goes all that was remembered for them. */
  release(): void
  /** Whether the memory holds the term, so that it can be let go before its pages are made. */
  isStored(): boolean
  /** Whether the text of the term holds one of some words, in lower case and of ASCII letters and digits. */
  mayHold(words: readonly string[]): boolean
}

/** An entry with what the build as a whole needs to know of it, once. */
export interface ReadEntry extends Entry {
  /** JSON of the summary. */
  readonly summaryText: string
  /** Digest of what the files of other terms see of it. */
  readonly brief: string
  /** Digests of its facets. */
  readonly facets: string
  /** Words by which it is similar to others, with a space between two. */
  readonly bag: string
}

/** A term that can be let go. */
function openTerm(
  slug: string,
  first: Term | undefined,
  read: () => Term | undefined,
): Pick<Entry, 'term' | 'release'> {
  let term = first
  return {
    term() {
      term ??= read()
      if (!term) throw new Error(`The files of "${slug}" have changed while they were read; start the build again.`)
      return term
    },
    release() {
      term = undefined
    },
  }
}

/** @param isHeld whether the term stays in memory until its pages are made, even if it is stored */
export function freshEntry(
  slug: string,
  hash: string,
  term: Term,
  read: () => Term | undefined,
  isStored: () => boolean,
  isHeld: boolean,
): ReadEntry {
  const own = summaryOf(term)
  const summaryText = JSON.stringify(own)
  // Parts of a string keep the whole string in memory, which may be the text of a file.
  const summary = isHeld ? own : (JSON.parse(summaryText) as Summary)
  return {
    slug,
    hash,
    state: hash,
    summary,
    summaryText,
    brief: digestOfBrief(summary),
    facets: digestsOfTerm(summary),
    bag: bagOf(term),
    ...openTerm(slug, term, read),
    isStored,
    mayHold: () => true,
  }
}

/** What the store has of a term besides its hash and its text. */
export interface Columns {
  readonly stamp: string
  /** Digest of what the files of other terms see of it. */
  readonly brief: string
  readonly facets: string
  /** Its words, with a space between two. */
  readonly bag: string
  /** JSON. */
  readonly summary: string
}

export const packColumns = ({ stamp, brief, facets, bag, summary }: Columns): string =>
  [stamp, brief, facets, bag, summary].join('\t')

/** @returns undefined when there are none */
export function unpackColumns(bytes: Uint8Array | undefined): Columns | undefined {
  if (!bytes) return undefined
  const [stamp, brief, facets, bag, summary] = textOf(bytes).split('\t')
  if (stamp === undefined || brief === undefined || facets === undefined || bag === undefined || summary === undefined)
    return undefined
  return { stamp, brief, facets, bag, summary }
}

/** The term of a remembered text; undefined when there is none, or it is damaged. */
export const parseTerm = (text: Uint8Array | undefined): Term | undefined =>
  text && (parsed(textOf(text)) as Term | undefined)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * @param text the bytes of the term
 * @param read reads the term from its files, if those are damaged
 * @returns undefined when the summary is damaged
 */
export function rememberedEntry(
  slug: string,
  hash: string,
  { brief, facets, bag, summary: summaryText }: Columns,
  text: () => Uint8Array | undefined,
  read: () => Term | undefined,
): ReadEntry | undefined {
  const summary = parsed(summaryText) as Summary | undefined
  if (!summary) return undefined
  return {
    slug,
    hash,
    state: hash,
    summary,
    summaryText,
    brief,
    facets,
    bag,
    ...openTerm(slug, undefined, () => parseTerm(text()) ?? read()),
    isStored: () => true,
    mayHold(words) {
      const bytes = text()
      if (!bytes) return true
      const { buffer, byteOffset, byteLength } = bytes
      const lower = Buffer.from(buffer, byteOffset, byteLength).toString('latin1').toLowerCase()
      return words.some(word => lower.includes(word))
    },
  }
}

/** The entry with the day of its last change in git, if its editor has not named one. */
export function withDay(entry: ReadEntry, day: string | undefined): ReadEntry {
  const { summary } = entry
  const dated = withChangeDay(summary, day)
  if (dated === summary) return entry
  const own = openTerm(entry.slug, undefined, () => withChangeDay(entry.term(), day))
  return {
    ...entry,
    state: `${entry.state} ${dated.updated}`,
    summary: dated,
    summaryText: JSON.stringify(dated),
    facets: digestsOfTerm(dated),
    term: own.term,
    release() {
      own.release()
      entry.release()
    },
  }
}

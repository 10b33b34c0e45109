/**
 * A term as a build holds it: its summary is there, and the rest is parsed when one of its own pages is made.
 */

import { type Summary, summaryOf } from '../../model/dictionary/summary.ts'
import { bagOf } from '../../model/relations/bags.ts'
import type { Term } from '../../schema/term.ts'
import { withChangeDay } from '../../source/term/term-history.ts'
import { parseJson } from '../../text/parse-json.ts'
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

/** What the store has of a term besides its hash and its text. */
export interface Columns extends Pick<ReadEntry, 'brief' | 'facets' | 'bag'> {
  readonly stamp: string
  /** JSON. */
  readonly summary: string
}

export const columnsOf = (stamp: string, term: Term): Columns => {
  const summary = summaryOf(term)
  return { stamp, ...digestsOf(summary), bag: bagOf(term), summary: JSON.stringify(summary) }
}

const digestsOf = (summary: Summary) => ({ brief: digestOfBrief(summary), facets: digestsOfTerm(summary) })

export const packColumns = ({ stamp, brief, facets, bag, summary }: Columns): string =>
  [stamp, brief, facets, bag, summary].join('\t')

/** @returns undefined when there are none */
export function unpackColumns(bytes: Uint8Array | undefined): Columns | undefined {
  const [stamp, brief, facets, bag, summary] = bytes ? textOf(bytes).split('\t') : []
  if (stamp === undefined || brief === undefined || facets === undefined || bag === undefined || summary === undefined)
    return undefined
  return { stamp, brief, facets, bag, summary }
}

/** The term of a remembered text; undefined when there is none, or it is damaged. */
export const parseTerm = (text: Uint8Array | undefined): Term | undefined =>
  text && (parseJson(textOf(text)) as Term | undefined)

/** Where the whole term is when it is not in memory. */
export interface TermSource extends Pick<Entry, 'isStored'> {
  /** Its bytes in the store. */
  text(): Uint8Array | undefined
  /** Reads its files again. */
  read(): Term | undefined
}

/** @returns undefined when it is damaged */
export const summaryIn = ({ summary }: Columns): Summary | undefined => parseJson(summary) as Summary | undefined

/**
 * @param known its summary, as the columns have it
 * @param day of the last change in git, if its editor has not named one
 * @param first the term, if it has been read
 */
export function openEntry(
  slug: string,
  hash: string,
  columns: Columns,
  known: Summary,
  day: string | undefined,
  source: TermSource,
  first?: Term,
): ReadEntry {
  const summary = withChangeDay(known, day)
  const isDated = summary !== known
  const { brief, facets } = isDated ? digestsOf(summary) : columns
  let term = first && withChangeDay(first, day)
  return {
    slug,
    hash,
    state: isDated ? `${hash} ${summary.updated}` : hash,
    summary,
    summaryText: isDated ? JSON.stringify(summary) : columns.summary,
    brief,
    facets,
    bag: columns.bag,
    term() {
      if (!term) {
        const found = parseTerm(source.text()) ?? source.read()
        if (!found) throw new Error(`The files of "${slug}" have changed while they were read; start the build again.`)
        term = withChangeDay(found, day)
      }
      return term
    },
    release() {
      term = undefined
    },
    isStored: source.isStored,
    mayHold(words) {
      const bytes = source.text()
      if (!bytes) return true
      const { buffer, byteOffset, byteLength } = bytes
      const lower = Buffer.from(buffer, byteOffset, byteLength).toString('latin1').toLowerCase()
      return words.some(word => lower.includes(word))
    },
  }
}

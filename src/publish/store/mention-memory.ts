/**
 * Mentions found in earlier builds: a line for each term, below a line that names the state of the names that were looked
 * for. When names have changed since, a term is searched anew only if its text holds a word with which one of the
 * changed names begins: no other text can name them.
 */
import { hash } from 'node:crypto'
import { appendFileSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Summary } from '../../model/summary.ts'
import { writeWhole } from '../../source/files/write-whole.ts'
import type { Mention } from '../../text/mentions.ts'
import type { Entry } from '../parts/entry.ts'
import type { MentionMemoryJob, Whole } from '../parts/jobs.ts'
import { unlessRefused } from '../system-error.ts'
import { readNames, stateIn, wordsThatDiffer, writeNames } from './name-memory.ts'
import { readAll } from './term-memory.ts'

/** Mentions in both languages, as they lie in the file. */
type Packed = readonly [en: readonly PackedMention[], es: readonly PackedMention[]]
type PackedMention = readonly [paragraph: number, start: number, end: number, slug: string]

/** Mentions of a term, packed. */
export interface PackedMentions {
  /** The terms that are named, once for each language. */
  readonly slugs: readonly string[]
  /** Of what it holds. */
  readonly digest: string
  unpack(): Whole['mentions']
}

/** The memory as the build as a whole sees it. */
export interface MentionMemory {
  orderFor(part: number): MentionMemoryJob
  /** Keeps the state of the names, and forgets the lines of parts that this build does not have. */
  save(): void
}

/**
 * @param state of their names and of the code that looks for them
 * @param published the terms whose names are looked for
 * @param parts of this build
 */
export function openMentionMemory(
  folder: string | undefined,
  state: string,
  published: readonly Summary[],
  parts: number,
): MentionMemory | undefined {
  if (folder === undefined) return undefined
  const nameOf = (part: number): string => `mentions-${part}.tsv`
  const present = readdirSync(folder).filter(name => /^mentions-\d+\.tsv$/.test(name))
  const own = new Set(Array.from({ length: parts }, (_, part) => nameOf(part)))
  const others = present.filter(name => !own.has(name))
  const bytes = readAll(present.sort().map(name => join(folder, name)))
  const path = join(folder, 'names.json')
  const isSame = stateIn(path) === state
  const before = isSame ? undefined : readNames(path)
  const stale = before && { state: before.state, words: wordsThatDiffer(before.names, published) }
  return {
    orderFor: part => ({
      bytes,
      path: join(folder, nameOf(part)),
      state,
      stale,
      isAppending: isSame && others.length === 0,
    }),
    save() {
      for (const name of others) rmSync(join(folder, name), { force: true })
      if (isSame) return
      writeNames(path, state, published)
    },
  }
}

/** The memory as a part sees it. */
export interface MentionLines {
  /** What a search of the text would find. */
  get(entry: Entry): PackedMentions | undefined
  set(entry: Entry, mentions: Whole['mentions']): PackedMentions
  /** Keeps what was asked for or set, unless it is what is there. */
  save(): void
}

const TAB = 9
const NEWLINE = 10

/** Where a line lies: its digest, its slugs, its mentions. */
interface Place {
  readonly from: number
  readonly to: number
  readonly isStale: boolean
}

export function openMentionLines(order: MentionMemoryJob | undefined): MentionLines {
  const { places, bytes, foreign } = placesIn(order)
  const used: string[] = []
  const added: string[] = []
  return {
    get(entry) {
      const place = places.get(`${entry.slug}\t${entry.hash}`)
      if (!place || (place.isStale && (!order?.stale?.words || entry.mayHold(order.stale.words)))) return undefined
      const line = bytes.toString('utf8', place.from, place.to)
      const found = readPacked(line)
      if (found) (place.isStale ? added : used).push(`${entry.slug}\t${entry.hash}\t${line}\n`)
      return found
    },
    set(entry, mentions) {
      const { en, es } = mentions
      const slugs = [...en, ...es].map(({ slug }) => slug)
      const packed = JSON.stringify([en.map(pack), es.map(pack)] satisfies Packed)
      const digest = hash('sha1', packed, 'base64url')
      added.push(`${entry.slug}\t${entry.hash}\t${digest}\t${slugs.join(' ')}\t${packed}\n`)
      return { digest, slugs, unpack: () => mentions }
    },
    save() {
      if (!order || (added.length === 0 && order.isAppending)) return
      const { path, state } = order
      unlessRefused(() => {
        const isMostlyThere = order.isAppending && existsSync(path) && added.length + foreign < used.length / 4
        // A line of its own before the state: the one before may be cut.
        if (isMostlyThere) appendFileSync(path, `\n#${state}\n${added.join('')}`)
        else writeWhole(path, [`\n#${state}\n`, ...used, ...added].join(''))
      })
    },
  }
}

/** @returns where the lines lie that may still be true, and how many do not count any more */
function placesIn(order: MentionMemoryJob | undefined): {
  readonly places: ReadonlyMap<string, Place>
  readonly bytes: Buffer
  readonly foreign: number
} {
  const shared = order?.bytes ?? new Uint8Array()
  const bytes = Buffer.from(shared.buffer, shared.byteOffset, shared.byteLength)
  const places = new Map<string, Place>()
  let foreign = 0
  let state = ''
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, start)
    if (end === -1) break
    if (bytes[start] === HASH) state = bytes.toString('latin1', start + 1, end)
    else if (state === order?.state || state === order?.stale?.state) {
      const second = bytes.indexOf(TAB, bytes.indexOf(TAB, start) + 1)
      const key = bytes.toString('latin1', start, second)
      const isStale = state !== order?.state
      if (second > start && second < end && (!isStale || places.get(key)?.isStale !== false)) {
        if (places.has(key)) foreign++
        places.set(key, { from: second + 1, to: end, isStale })
      }
    } else foreign++
    start = end + 1
  }
  return { places, bytes, foreign }
}

const HASH = '#'.charCodeAt(0)

/** @returns undefined when a line is damaged */
function readPacked(line: string): PackedMentions | undefined {
  const first = line.indexOf('\t')
  const second = line.indexOf('\t', first + 1)
  const [digest, slugs, text] = [line.slice(0, first), line.slice(first + 1, second), line.slice(second + 1)]
  if (second === -1 || digest !== hash('sha1', text, 'base64url')) return undefined
  return {
    digest,
    slugs: slugs === '' ? [] : slugs.split(' '),
    unpack() {
      const [en, es] = JSON.parse(text) as Packed
      return { en: en.map(unpack), es: es.map(unpack) }
    },
  }
}

const pack = ({ paragraph, start, end, slug }: Mention): PackedMention => [paragraph, start, end, slug]
const unpack = ([paragraph, start, end, slug]: PackedMention): Mention => ({ paragraph, start, end, slug })

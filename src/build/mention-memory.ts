/**
 * Mentions found in earlier builds: a line for each term, below a line that names the state of the names that were looked
 * for. When names have changed since, a term is searched anew only if its text holds a word with which one of the
 * changed names begins: no other text can name them.
 */
import { hash } from 'node:crypto'
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Summary } from '../model/summary.ts'
import { LANGUAGES } from '../schema/language.ts'
import { writeWhole } from '../source/files/write-whole.ts'
import type { Mention } from '../text/mentions.ts'
import { firstWords } from '../text/name-index.ts'
import { type Named, namesOf } from '../text/names.ts'
import type { Entry } from './entry.ts'
import type { MentionMemoryOrder, Whole } from './orders.ts'
import { isSystemError } from './system-error.ts'
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
  orderFor(part: number): MentionMemoryOrder
  /** Keeps the state of the names, and forgets the lines of parts that this build does not have. */
  save(): void
}

/** What is remembered of the names. */
interface NamesFile {
  readonly state: string
  readonly names: readonly NamesOfTerm[]
}
type NamesOfTerm = readonly [slug: string, ...names: readonly (string | readonly string[])[]]

/**
 * @param version of what finds mentions
 * @param published the terms whose names are looked for
 * @param parts of this build
 */
export function openMentionMemory(
  folder: string | undefined,
  version: string,
  published: readonly Summary[],
  parts: number,
): MentionMemory | undefined {
  if (folder === undefined) return undefined
  const nameOf = (part: number): string => `mentions-${part}.tsv`
  const present = readdirSync(folder).filter(name => /^mentions-\d+\.tsv$/.test(name))
  const own = new Set(Array.from({ length: parts }, (_, part) => nameOf(part)))
  const others = present.filter(name => !own.has(name))
  const bytes = readAll(present.sort().map(name => join(folder, name)))
  const names = published.map(({ slug, en, es }): NamesOfTerm => [slug, en.title, en.aliases, es.title, es.aliases])
  const text = JSON.stringify(names)
  const state = hash('sha1', `${version}\n${text}`, 'base64url')
  const path = join(folder, 'names.json')
  const before = readNames(path)
  const isSame = before?.state === state
  const stale = before && !isSame ? { state: before.state, words: wordsThatDiffer(before.names, published) } : undefined
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
      writeWhole(path, `{"state":"${state}","names":${text}}`)
    },
  }
}

function readNames(path: string): NamesFile | undefined {
  if (!existsSync(path)) return undefined
  try {
    const { state, names } = JSON.parse(readFileSync(path, 'utf8')) as Partial<NamesFile>
    return state !== undefined && Array.isArray(names) ? { state, names } : undefined
  } catch {
    return undefined
  }
}

/** Differences beyond which every text is searched anew. */
const MAX_WORDS = 24
const SIMPLE = /^[a-z0-9]+$/

/**
 * The words with which the names begin that one of two states has and the other has not.
 * @returns undefined when they are too many, or hold letters that texts may write in several ways
 */
function wordsThatDiffer(before: readonly NamesOfTerm[], now: readonly Summary[]): readonly string[] | undefined {
  const old = new Map(before.map(names => [names[0], names]))
  const different: Named[] = []
  for (const { slug, en, es } of now) {
    const names = old.get(slug)
    old.delete(slug)
    if (names && JSON.stringify(names) === JSON.stringify([slug, en.title, en.aliases, es.title, es.aliases])) continue
    different.push({ slug, en, es })
    if (names) different.push(named(names))
    if (different.length > MAX_WORDS) return undefined
  }
  if (old.size + different.length > MAX_WORDS) return undefined
  different.push(...[...old.values()].map(named))
  const words = new Set(LANGUAGES.flatMap(language => firstWords(namesOf(different, language), language)))
  return words.size <= MAX_WORDS && [...words].every(word => SIMPLE.test(word)) ? [...words] : undefined
}

const named = ([slug, title, aliases, titulo, otros]: NamesOfTerm): Named => ({
  slug,
  en: { title: title as string, aliases: [...(aliases as readonly string[])] },
  es: { title: titulo as string, aliases: [...(otros as readonly string[])] },
})

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

export function openMentionLines(order: MentionMemoryOrder | undefined): MentionLines {
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
      const line = lineOf(mentions)
      added.push(`${entry.slug}\t${entry.hash}\t${line}\n`)
      return { ...(readPacked(line) as PackedMentions), unpack: () => mentions }
    },
    save() {
      if (!order || (added.length === 0 && order.isAppending)) return
      const { path, state } = order
      try {
        const isMostlyThere = order.isAppending && existsSync(path) && added.length + foreign < used.length / 4
        // A line of its own before the state: the one before may be cut.
        if (isMostlyThere) appendFileSync(path, `\n#${state}\n${added.join('')}`)
        else writeWhole(path, [`\n#${state}\n`, ...used, ...added].join(''))
      } catch (error) {
        // A build goes on without what it remembers.
        if (!isSystemError(error)) throw error
      }
    },
  }
}

/** @returns where the lines lie that may still be true, and how many do not count any more */
function placesIn(order: MentionMemoryOrder | undefined): {
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

function lineOf({ en, es }: Whole['mentions']): string {
  const slugs = [...en, ...es].map(({ slug }) => slug).join(' ')
  const packed = JSON.stringify([en.map(pack), es.map(pack)] satisfies Packed)
  return `${hash('sha1', packed, 'base64url')}\t${slugs}\t${packed}`
}

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

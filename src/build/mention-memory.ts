/**
 * Mentions found in earlier builds: a line for each term, with a key of its files and of the names that were looked for.
 * A line with the same key says what a new search would find.
 */
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mention } from '../text/mentions.ts'
import type { MentionMemoryOrder, Whole } from './orders.ts'
import { isSystemError } from './system-error.ts'
import { readAll } from './term-memory.ts'

/** Mentions in both languages, as they lie in the file. */
type Packed = readonly [en: readonly PackedMention[], es: readonly PackedMention[]]
type PackedMention = readonly [paragraph: number, start: number, end: number, slug: string]

/** The memory as the build as a whole sees it. */
/** @param version of what finds mentions */
export function openMentionMemory(
  folder: string | undefined,
  version: string,
):
  | {
      orderFor(part: number): MentionMemoryOrder
      /** Forgets the lines of parts that this build does not have. */
      save(parts: number): void
    }
  | undefined {
  if (folder === undefined) return undefined
  const nameOf = (part: number): string => `mentions-${part}.tsv`
  const present = () => readdirSync(folder).filter(name => /^mentions-\d+\.tsv$/.test(name))
  const bytes = readAll(present().map(name => join(folder, name)))
  return {
    orderFor: part => ({ bytes, path: join(folder, nameOf(part)), version }),
    save(parts) {
      const kept = new Set(Array.from({ length: parts }, (_, part) => nameOf(part)))
      for (const name of present()) if (!kept.has(name)) rmSync(join(folder, name), { force: true })
    },
  }
}

/** The memory as a part sees it. */
export interface MentionLines {
  get(slug: string, key: string): Whole['mentions'] | undefined
  set(slug: string, key: string, mentions: Whole['mentions']): void
  /** Keeps the lines that were asked for or set, unless they are those that are there. */
  save(): void
}

const TAB = 9
const NEWLINE = 10

export function openMentionLines({ bytes: shared, path }: MentionMemoryOrder): MentionLines {
  const bytes = Buffer.from(shared.buffer, shared.byteOffset, shared.byteLength)
  const places = new Map<string, readonly [from: number, to: number]>()
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, start)
    const tab = bytes.indexOf(TAB, start)
    const second = bytes.indexOf(TAB, tab + 1)
    if (end === -1 || tab === -1 || second === -1 || second > end) break
    places.set(bytes.toString('latin1', start, second), [second + 1, end])
    start = end + 1
  }
  const used: string[] = []
  let isNew = false
  return {
    get(slug, key) {
      const place = places.get(`${slug}\t${key}`)
      if (!place) return undefined
      const text = bytes.toString('utf8', ...place)
      try {
        const [en, es] = JSON.parse(text) as Packed
        const mentions = { en: en.map(unpack), es: es.map(unpack) }
        used.push(`${slug}\t${key}\t${text}\n`)
        return mentions
      } catch {
        return undefined
      }
    },
    set(slug, key, { en, es }) {
      isNew = true
      used.push(`${slug}\t${key}\t${JSON.stringify([en.map(pack), es.map(pack)])}\n`)
    },
    save() {
      if (!isNew) return
      try {
        writeFileSync(`${path}.draft`, used.join(''))
        renameSync(`${path}.draft`, path)
      } catch (error) {
        // A build goes on without what it remembers.
        if (!isSystemError(error)) throw error
      }
    },
  }
}

const pack = ({ paragraph, start, end, slug }: Mention): PackedMention => [paragraph, start, end, slug]
const unpack = ([paragraph, start, end, slug]: PackedMention): Mention => ({ paragraph, start, end, slug })

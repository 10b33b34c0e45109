/**
 * The words by which entries are similar, as the last build had them: numbers below a list of the entries. Only words of
 * changed entries cross from the parts of a build, and only those are looked up.
 */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bags, joinBags, packBags, pickBags } from '../model/bags.ts'
import { writeWhole } from '../source/files/write-whole.ts'
import type { CacheGuard } from './cache-guard.ts'
import type { FoundBags } from './orders.ts'
import { unlessRefused } from './system-error.ts'

/** The memory as the build as a whole sees it. */
export interface BagMemory {
  /** Keys of the entries that are remembered, a line for each. */
  readonly keys: string
  /**
   * The words of all entries, which are kept for the next build.
   * @param found by the parts, in their order
   * @param left slugs of entries that are left out of the answer
   */
  join(found: readonly FoundBags[], left: readonly string[]): Bags
}

interface Known {
  readonly keys: string
  readonly bags: Bags
}

/** Of an entry: of its name and its files. */
export const bagKey = (slug: string, files: string): string => `${slug} ${files}`

/** The words of entries that are not remembered, and where those stand among all. */
export function findBags(
  entries: readonly { readonly slug: string; readonly hash: string; bag(): readonly string[] }[],
  known: string,
): FoundBags {
  const remembered = new Set(known === '' ? [] : known.split('\n'))
  const keys = entries.map(({ slug, hash }) => bagKey(slug, hash))
  const places = keys.flatMap((key, i) => (remembered.has(key) ? [] : [i]))
  return {
    keys: keys.join('\n'),
    places: Int32Array.from(places),
    bags: packBags(places.map(i => (entries[i] as (typeof entries)[number]).bag())),
  }
}

/** @param version of what finds the words */
export function openBagMemory(folder: string | undefined, version: string, guard: CacheGuard): BagMemory {
  const path = folder === undefined ? undefined : join(folder, 'bags.bin')
  const known = path === undefined ? undefined : readKnown(path, version)
  return {
    keys: known?.keys ?? '',
    join(found, left) {
      const keys = found.flatMap(part => (part.keys === '' ? [] : [part.keys])).join('\n')
      const isSame = keys === known?.keys
      const bags = isSame ? known.bags : joinFound(known, found)
      if (path !== undefined && !isSame)
        guard.run(() => writeWhole(path, bytesOf(version, { keys, bags: withoutUnused(bags) })))
      if (left.length === 0) return bags
      const without = new Set(left)
      const slugs = keys.split('\n').map(key => key.slice(0, key.indexOf(' ')))
      return pickBags(bags, Int32Array.from(slugs.flatMap((slug, i) => (without.has(slug) ? [] : [i]))))
    },
  }
}

function joinFound(known: Known | undefined, found: readonly FoundBags[]): Bags {
  const count = found.reduce((sum, { places }) => sum + places.length, 0)
  const all = found.flatMap(({ keys }) => (keys === '' ? [] : keys.split('\n')))
  const fresh = joinBags(found.map(({ bags }) => bags))
  if (!known || count === all.length) return fresh
  // The known entries and then the fresh ones, of which each entry is picked where it stands now.
  const both = joinBags([known.bags, fresh])
  const positions = new Map(known.keys.split('\n').map((key, i) => [key, i]))
  let next = known.bags.starts.length - 1
  let begin = 0
  const order = new Int32Array(all.length)
  for (const { keys, places } of found) {
    const end = begin + (keys === '' ? 0 : keys.split('\n').length)
    for (let i = begin; i < end; i++) order[i] = positions.get(all[i] as string) ?? -1
    for (const place of places) order[begin + place] = next++
    begin = end
  }
  return pickBags(both, order)
}

/** Words of entries that are gone would otherwise gather. */
function withoutUnused(bags: Bags): Bags {
  const { vocabulary, starts, words } = bags
  if (vocabulary.length === 0) return bags
  const numbers = new Int32Array(vocabulary.length).fill(-1)
  let used = 0
  for (const word of words) if (numbers[word] === -1) numbers[word] = used++
  if (used * UNUSED > vocabulary.length) return bags
  const left: string[] = []
  for (const [word, number] of numbers.entries()) if (number !== -1) left[number] = vocabulary[word] as string
  return { vocabulary: left, starts, words: words.map(word => numbers[word] as number) }
}

/** How many times as many words as are used may be remembered. */
const UNUSED = 1.25

/** Characters of a digest. */
const DIGEST = 27
const digestOf = (...parts: readonly (string | Uint8Array)[]): string =>
  hash('sha1', parts.map(part => hash('sha1', part)).join(), 'base64url')

/** A line with a digest and lengths, a line for each key, the words, and the numbers. */
function bytesOf(version: string, { keys, bags: { vocabulary, starts, words } }: Known): Uint8Array {
  const texts = Buffer.from(`${keys}\n\n${vocabulary.join('\n')}`)
  const numbers = Buffer.concat(
    [starts, words].map(list => new Uint8Array(list.buffer, list.byteOffset, list.byteLength)),
  )
  const lengths = `${texts.length} ${starts.length}`
  const head = `${digestOf(version, lengths, texts, numbers)} ${lengths}\n`
  return Buffer.concat([Buffer.from(head), texts, numbers])
}

/** @returns undefined unless it is what a build of the same version has written */
function readKnown(path: string, version: string): Known | undefined {
  const bytes = unlessRefused(() => readFileSync(path))
  if (!bytes) return undefined
  const end = bytes.indexOf('\n')
  const [digest, length, entries] = bytes.toString('latin1', 0, end).split(' ')
  const start = end + 1
  const texts = bytes.subarray(start, start + Number(length))
  const numbers = bytes.subarray(start + Number(length))
  if (digest?.length !== DIGEST || digest !== digestOf(version, `${length} ${entries}`, texts, numbers))
    return undefined
  const [keys = '', vocabulary = ''] = texts.toString('utf8').split('\n\n')
  const all = new Int32Array(new Uint8Array(numbers).buffer)
  const starts = all.subarray(0, Number(entries))
  return { keys, bags: { vocabulary: vocabulary.split('\n'), starts, words: all.subarray(Number(entries)) } }
}

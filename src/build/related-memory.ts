/** The terms to read next, as the last build found them: they are looked for anew when something has changed that decides. */
import { createHash, hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bags } from '../model/bags.ts'
import { evidenceOf } from '../model/related.ts'
import { tellingBags } from '../model/similarity.ts'
import type { Summary } from '../model/summary.ts'
import { writeWhole } from '../source/files/write-whole.ts'
import type { CacheGuard } from './cache-guard.ts'
import { versionOfCode } from './fingerprint.ts'
import type { Answer, Ragged, RankAnswer, RankOrder, RelateAnswer } from './orders.ts'
import { joinRagged } from './ragged.ts'
import { unlessRefused } from './system-error.ts'

/** What decides which terms are related, besides the code. */
interface RelatedInputs {
  /** Digest of slugs, levels and subjects. */
  readonly facts: string
  /** Terms that each term names. */
  readonly named: Ragged
  /** Of words that tell what entries are similar to. */
  readonly bags: Bags
}

/**
 * Finds which terms are related; where that is not remembered, each part looks for some of them.
 * @param terms sorted by slug
 * @param facts digest of their slugs, levels and subjects
 * @param found what the parts have found to be named, in their order
 * @param all words of the terms
 */
export function* relateTerms(
  folder: string | undefined,
  terms: readonly Summary[],
  facts: string,
  found: readonly RelateAnswer[],
  all: Bags,
  guard: CacheGuard,
): Generator<readonly RankOrder[], Ragged, readonly Answer[]> {
  const named = joinRagged(found.map(answer => answer.named))
  const bags = tellingBags(all)
  const memory = folder === undefined ? undefined : join(folder, 'related.bin')
  const key = memory === undefined ? '' : keyOf(versionOfCode('model', 'schema'), { facts, named, bags })
  const known = memory === undefined ? undefined : readRelated(memory, key, terms.length)
  if (known) return known
  const evidence = evidenceOf(terms, i => named.items.subarray(named.starts[i], named.starts[i + 1]), bags)
  const at = (part: number) => Math.floor((terms.length * part) / found.length)
  const answers = yield found.map((_, part) => ({ step: 'rank', evidence, from: at(part), to: at(part + 1) }))
  const related = joinRagged((answers as readonly RankAnswer[]).map(answer => answer.related))
  guard.run(() => {
    if (memory === undefined) return
    const numbers = Buffer.concat([bytesOf(related.starts), bytesOf(related.items)])
    writeWhole(memory, Buffer.concat([Buffer.from(key + digestOf(numbers)), numbers]))
  })
  return related
}

/** @returns undefined when it is not what this build would find */
function readRelated(path: string, key: string, terms: number): Ragged | undefined {
  const bytes = unlessRefused(() => readFileSync(path))
  if (!bytes) return undefined
  if (bytes.toString('latin1', 0, key.length) !== key) return undefined
  const numbers = bytes.subarray(key.length + DIGEST)
  if (bytes.toString('latin1', key.length, key.length + DIGEST) !== digestOf(numbers)) return undefined
  const all = new Int32Array(Uint8Array.from(numbers).buffer)
  return { starts: all.slice(0, terms + 1), items: all.slice(terms + 1) }
}

const digestOf = (bytes: Uint8Array): string => hash('sha1', bytes, 'base64url')
/** Characters of it. */
const DIGEST = 27

function keyOf(version: string, { facts, named, bags }: RelatedInputs): string {
  const digest = createHash('sha256').update(version)
  digest.update(`\0${facts}\0${bags.vocabulary.join(' ')}`)
  for (const numbers of [named.starts, named.items, bags.starts, bags.words])
    digest.update(`\0${numbers.length}\0`).update(bytesOf(numbers))
  return digest.digest('base64url')
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

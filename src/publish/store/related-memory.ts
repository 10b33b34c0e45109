/** The terms to read next, as the last build found them: they are looked for anew when something has changed that decides. */
import { createHash, hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bags } from '../../model/bags.ts'
import { relate } from '../../model/related.ts'
import { tellingBags } from '../../model/similarity.ts'
import type { Summary } from '../../model/summary.ts'
import { writeWhole } from '../../source/files/write-whole.ts'
import { codeVersion } from '../code-version.ts'
import type { Ragged, RelateAnswer } from '../parts/jobs.ts'
import { joinRagged, toRagged } from '../parts/ragged.ts'
import { unlessRefused } from '../system-error.ts'
import type { CacheGuard } from './cache-guard.ts'

/** What decides which terms are related, besides the code. */
interface RelatedInputs {
  readonly terms: readonly Summary[]
  /** Digest of slugs, levels and subjects. */
  readonly facts: string
  /** Terms that each term names. */
  readonly named: Ragged
  /** Of words that tell what entries are similar to. */
  readonly bags: Bags
}

/**
 * Finds which terms are related.
 * @param facts digest of their slugs, levels and subjects
 * @param named what the parts have found, in their order
 * @param all words of the terms
 */
export function relateTerms(
  folder: string | undefined,
  terms: readonly Summary[],
  facts: string,
  named: readonly RelateAnswer[],
  all: Bags,
  guard: CacheGuard,
): Ragged {
  const inputs: RelatedInputs = {
    terms,
    facts,
    named: joinRagged(named.map(answer => answer.named)),
    bags: tellingBags(all),
  }
  const { starts, items } = inputs.named
  return rememberedRelated(folder, codeVersion(), inputs, guard, () =>
    toRagged(relate(terms, i => items.subarray(starts[i], starts[i + 1]), inputs.bags)),
  )
}

/**
 * @param version of the code that relates terms
 * @param relate finds them anew
 */
function rememberedRelated(
  folder: string | undefined,
  version: string,
  inputs: RelatedInputs,
  guard: CacheGuard,
  relate: () => Ragged,
): Ragged {
  if (folder === undefined) return relate()
  const key = keyOf(version, inputs)
  const path = join(folder, 'related.bin')
  const known = readRelated(path, key, inputs.terms.length)
  if (known) return known
  const related = relate()
  guard.run(() => {
    const numbers = Buffer.concat([bytesOf(related.starts), bytesOf(related.items)])
    writeWhole(path, Buffer.concat([Buffer.from(key + digestOf(numbers)), numbers]))
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

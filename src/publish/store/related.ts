/** The terms to read next, as the last build found them: they are looked for anew when something has changed that decides. */
import { createHash } from 'node:crypto'
import type { Summary } from '../../model/dictionary/summary.ts'
import type { Bags } from '../../model/relations/bags.ts'
import { relate } from '../../model/relations/related.ts'
import { tellingBags } from '../../model/relations/similarity.ts'
import type { Ragged, RelateAnswer } from '../parts/jobs.ts'
import { joinRagged, toRagged } from '../parts/ragged.ts'
import type { Store } from './store.ts'

/**
 * Finds which terms are related.
 * @param facts digest of their slugs, levels and subjects
 * @param answers what the parts have found, in their order
 * @param all words of the terms
 */
export function relateTerms(
  store: Store | undefined,
  terms: readonly Summary[],
  facts: string,
  answers: readonly RelateAnswer[],
  all: Bags,
): Ragged {
  const named = joinRagged(answers.map(answer => answer.named))
  const bags = tellingBags(all)
  const make = (): Ragged =>
    toRagged(relate(terms, i => named.items.subarray(named.starts[i], named.starts[i + 1]), bags))
  if (!store) return make()
  return store.use('related', shelf => {
    const key = keyOf(facts, named, bags)
    const known = shelf.get('all', key)
    if (known) {
      const numbers = new Int32Array(Uint8Array.from(known).buffer)
      return { starts: numbers.slice(0, terms.length + 1), items: numbers.slice(terms.length + 1) }
    }
    const related = make()
    shelf.keep('all', key, Buffer.concat([bytesOf(related.starts), bytesOf(related.items)]))
    return related
  })
}

/** All that decides which terms are related, besides the code. */
function keyOf(facts: string, named: Ragged, bags: Bags): string {
  const digest = createHash('sha256').update(`${facts}\0${bags.vocabulary.join(' ')}`)
  for (const numbers of [named.starts, named.items, bags.starts, bags.words])
    digest.update(`\0${numbers.length}\0`).update(bytesOf(numbers))
  return digest.digest('base64url')
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

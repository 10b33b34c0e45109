/** The terms to read next, as the last build found them: they are looked for anew when something has changed that decides. */
import { createHash } from 'node:crypto'
import type { Summary } from '../../model/dictionary/summary.ts'
import { type Bags, tellingBags } from '../../model/relations/bags.ts'
import { relate } from '../../model/relations/related.ts'
import type { Collections } from '../../schema/collections.ts'
import type { Ragged, RelateAnswer } from '../parts/jobs.ts'
import { joinRagged, toRagged } from '../parts/ragged.ts'
import { type Store, textOf } from './store.ts'

/**
 * Finds which terms are related.
 * @param facts digest of their slugs, levels and subjects
 * @param answers what the parts have found, in their order
 * @param bags words of each term
 * @param collections comparisons and paths
 */
export function relateTerms(
  store: Store | undefined,
  terms: readonly Summary[],
  facts: string,
  answers: readonly RelateAnswer[],
  bags: readonly string[],
  collections: Collections,
): Ragged {
  const named = joinRagged(answers.map(answer => answer.named))
  const make = (telling: Bags): Ragged =>
    toRagged(relate(terms, i => named.items.subarray(named.starts[i], named.starts[i + 1]), telling, collections))
  if (!store) return make(tellingBags(bags))
  return store.use('related', shelf => {
    const chosen = JSON.stringify([terms.map(({ needs }) => needs), chosenIn(collections)])
    const words = digestOf([facts, chosen, bags.join('\n')], [named.starts, named.items])
    const before = shelf.get('words', words)
    const telling = before ? undefined : tellingBags(bags)
    // Most words tell nothing of similarity, so most changes of words change nothing.
    const key = telling ? keyOf([facts, chosen], named, telling) : textOf(before as Uint8Array)
    if (telling) shelf.keep('words', words, key)
    const known = shelf.get('all', key)
    if (known) {
      const numbers = new Int32Array(Uint8Array.from(known).buffer)
      return { starts: numbers.slice(0, terms.length + 1), items: numbers.slice(terms.length + 1) }
    }
    const related = make(telling ?? tellingBags(bags))
    shelf.keep('all', key, Buffer.concat([bytesOf(related.starts), bytesOf(related.items)]))
    return related
  })
}

/** Which terms editors have put beside each other. */
const chosenIn = ({ comparisons, paths }: Collections) => [comparisons, paths].map(all => all.map(({ terms }) => terms))

/** All that decides which terms are related, besides the code. */
const keyOf = (facts: readonly string[], named: Ragged, { vocabulary, starts, words }: Bags): string =>
  digestOf([...facts, vocabulary.join(' ')], [named.starts, named.items, starts, words])

function digestOf(texts: readonly string[], lists: readonly Int32Array[]): string {
  const digest = createHash('sha1').update(texts.join('\0'))
  for (const numbers of lists) digest.update(`\0${numbers.length}\0`).update(bytesOf(numbers))
  return digest.digest('base64url')
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

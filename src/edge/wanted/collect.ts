/** Collects what was not found on hosts whose requests share memory, and hands it to a store from time to time. */
import type { WantedQuery } from '../../schema/wanted.ts'
import type { Miss } from '../platform.ts'
import { type Crowd, makeCrowd } from './crowd.ts'
import { joined } from './joined.ts'

/** Where counts are kept: a file, or Redis. */
export interface WantedStore {
  /**
   * Adds counts to those that are kept.
   * @returns all that is kept now, the least recently asked first
   */
  add(queries: readonly WantedQuery[]): Promise<readonly WantedQuery[]>
}

export interface Collection {
  /** Takes note of a search that found nothing; never rejects. */
  note(miss: Miss, client: string): Promise<void>
  /**
   * Hands over what has been counted since the last time, and learns at first what is kept already. What the store refuses
   * stays here, and the error is thrown.
   */
  store(): Promise<void>
}

export function collectWanted(store: WantedStore, crowd: Parameters<typeof makeCrowd>[0]): Collection {
  const { note, know }: Crowd = makeCrowd(crowd)
  let counted: readonly WantedQuery[] = []
  let isFirst = true
  return {
    async note(miss, client) {
      const query = await note(miss, client)
      if (query) counted = joined(counted, [query])
    },
    async store() {
      if (counted.length === 0 && !isFirst) return
      const sent = counted
      counted = []
      try {
        know(await store.add(sent))
        isFirst = false
      } catch (error) {
        counted = joined(sent, counted)
        throw error
      }
    },
  }
}

/**
 * A second count for IPv6. One customer of a hosting company often has a whole /48, which is 65,536 /64 networks with a
 * quota each; together they get ten quotas.
 */
import { bounds } from '../../schema/bounds.ts'
import { chain, type MaybePromise } from '../maybe-promise.ts'
import type { Quota } from '../platform.ts'
import { memoryLimit } from './memory-store.ts'

/** Quotas of one /48 network. */
const QUOTAS = 10

/** Counts a request by the key of its client; undefined where the host cannot say what is left. */
type Count = (key: string) => MaybePromise<Quota | undefined>

/**
 * @param count counts by the keys of `clientKey`
 * @param now milliseconds that never jump, where the host has them
 * @returns counts as `count` does, and refuses what the network of an allowed client has used up. Networks are counted in
 * the memory of this process, which is exact enough for what is far beyond fair use.
 */
export function withNetworkLimit(count: Count, now: () => number): Count {
  const countNetwork = memoryLimit({ now, quota: QUOTAS * bounds.rate.quota })
  return key => {
    const network = SUBNET.exec(key)?.[1]
    if (network === undefined) return count(key)
    return chain(count(key), quota => {
      if (quota?.allowed === false) return quota
      const shared = countNetwork(network)
      return shared.allowed ? quota : shared
    })
  }
}

/** The key of a /64 network, with its /48. */
const SUBNET = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/

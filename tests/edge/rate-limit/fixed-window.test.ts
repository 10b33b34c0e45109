/** The promises of the window at its edges, and against a naive model at random times. */
import { describe, expect, test } from 'vitest'
import type { Quota } from '../../../src/edge/platform.ts'
import { countRequest, type WindowState } from '../../../src/edge/rate-limit/fixed-window.ts'
import { random } from '../../make.ts'

/** One client: every call is a request. */
function client(): (now: number) => Quota {
  let state: WindowState | undefined
  return now => {
    const [next, quota] = countRequest(state, now)
    state = next
    return quota
  }
}

const integers = (seed: number): ((below: number) => number) => {
  const next = random(seed)
  return below => Math.floor(next() * below)
}

/** All requests at one time; the last answer. */
const repeat = (ask: (now: number) => Quota, times: number, now: number): Quota =>
  Array.from({ length: times }, () => ask(now)).at(-1) as Quota

describe('A window', () => {
  test('begins with the first request, whenever that is.', () => {
    for (const now of [0, 1, 59_999, 1_789_000_000_123, 0.1, 7_654.321]) {
      expect(client()(now)).toEqual({ allowed: true, remaining: 299, seconds: 60 })
    }
  })

  test('allows the 300th request with nothing left, and refuses the 301st.', () => {
    const ask = client()
    repeat(ask, 299, 1_000)
    expect(ask(1_000)).toEqual({ allowed: true, remaining: 0, seconds: 60 })
    expect(ask(1_000)).toEqual({ allowed: false, remaining: 0, seconds: 60 })
    expect(ask(60_999)).toEqual({ allowed: false, remaining: 0, seconds: 1 })
    expect(ask(61_000)).toEqual({ allowed: true, remaining: 299, seconds: 60 })
  })

  test.for([
    [1_000, 59],
    [1_001, 59],
    [999, 60],
    [30_500, 30],
    [59_000, 1],
    [59_001, 1],
    [59_999, 1],
  ] as const)('after %d ms has %d seconds to go.', ([age, seconds]) => {
    const ask = client()
    ask(5_000)
    expect(ask(5_000 + age).seconds).toBe(seconds)
  })

  test('keeps the very same state for a refused request: nothing to store.', () => {
    const full: WindowState = { start: 5, count: 300 }
    expect(countRequest(full, 100)[0]).toBe(full)
  })

  test('does not touch the state it is given.', () => {
    const state = Object.freeze({ start: 5, count: 7 })
    expect(countRequest(state, 6)).toEqual([
      { start: 5, count: 8 },
      { allowed: true, remaining: 292, seconds: 60 },
    ])
  })
})

describe('A clock that goes back', () => {
  test('gives no client a second quota.', () => {
    const ask = client()
    repeat(ask, 300, 1_000_000)
    expect(ask(999_000)).toEqual({ allowed: false, remaining: 0, seconds: 60 })
  })

  test('makes no client wait longer than a window.', () => {
    const ask = client()
    repeat(ask, 301, 1_000_000_000)
    const { seconds } = ask(5)
    expect(seconds).toBe(60)
    expect(ask(5 + seconds * 1_000).allowed).toBe(true)
  })
})

describe('At random times', () => {
  const SEEDS = Array.from({ length: 60 }, (_, seed) => seed)

  /** Bursts, trickles and pauses around the length of a window, with and without fractions. */
  function times(seed: number): readonly number[] {
    const below = integers(seed)
    const longest = [3, 150, 400, 2_000, 61_000][below(5)] ?? 0
    const pauses = [59_999, 60_000, 60_001, below(90_000)]
    let now = below(1_000_000)
    return Array.from({ length: 1_500 }, () => {
      now += below(40) === 0 ? (pauses[below(4)] ?? 0) : below(longest)
      return now + (seed % 3 === 0 ? below(1_000) / 1_000 : 0)
    }).sort((a, b) => a - b)
  }

  test('it equals a model that keeps every request.', () => {
    for (const seed of SEEDS) {
      const asked = times(seed)
      let requests: number[] = []
      const expected = asked.map(exact => {
        const now = Math.floor(exact)
        if (now - (requests[0] ?? now) >= 60_000) requests = []
        requests.push(now)
        return {
          allowed: requests.length <= 300,
          remaining: Math.max(0, 300 - requests.length),
          seconds: Math.ceil((60_000 - (now - (requests[0] ?? now))) / 1_000),
        }
      })
      expect(asked.map(client()), `seed ${seed}`).toEqual(expected)
    }
  })

  test('a client that waits for the given seconds is always allowed.', () => {
    const refused: unknown[] = []
    for (const seed of SEEDS) {
      const below = integers(seed)
      const ask = client()
      let now = below(100_000) + below(1_000) / 1_000
      for (let request = 0; request < 2_000; request += 1) {
        const quota = ask(now)
        if (!quota.allowed) refused.push({ seed, now, quota })
        now += quota.remaining === 0 ? quota.seconds * 1_000 : below(300) / 7
      }
    }
    expect(refused).toEqual([])
  })
})

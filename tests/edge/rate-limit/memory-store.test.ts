/** The limit in memory: exact while there is room, bounded and lenient when there is none. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import type { Quota } from '../../../src/edge/platform.ts'
import { countRequest, type WindowState } from '../../../src/edge/rate-limit/fixed-window.ts'
import { memoryLimit } from '../../../src/edge/rate-limit/memory-store.ts'
import { random } from '../../make.ts'

/** Bytes in use once nothing is left to collect. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed
}

describe('The limit in memory', () => {
  test('counts every key on its own.', () => {
    const take = memoryLimit({ now: () => 0 })
    for (let request = 0; request < 300; request += 1) expect(take('a').remaining).toBe(299 - request)
    expect(take('a').allowed).toBe(false)
    expect(take('b')).toEqual({ allowed: true, remaining: 299, seconds: 60 })
  })

  test('is not confused by keys that name members of objects.', () => {
    const take = memoryLimit({ now: () => 0 })
    for (const key of ['__proto__', 'constructor', '']) expect(take(key).remaining).toBe(299)
  })

  test('equals one window per key while there is room, whatever the times.', () => {
    for (let seed = 0; seed < 5; seed += 1) {
      const next = random(seed)
      const below = (limit: number): number => Math.floor(next() * limit)
      let now = 0
      const take = memoryLimit({ now: () => now, clients: 50 })
      const states = new Map<string, WindowState>()
      const told: Quota[] = []
      const expected: Quota[] = []
      for (let request = 0; request < 20_000; request += 1) {
        now += below(400) === 0 ? below(150_000) : below(20)
        const key = `k${below(50)}`
        const [state, quota] = countRequest(states.get(key), now)
        states.set(key, state)
        expected.push(quota)
        told.push(take(key))
      }
      expect(told, `seed ${seed}`).toEqual(expected)
    }
  })

  test('keeps the count of an active client, however many others come.', () => {
    const take = memoryLimit({ now: () => 0, clients: 100 })
    for (let request = 0; request < 301; request += 1) take('busy')
    for (let other = 0; other < 10_000; other += 1) {
      take(`other ${other}`)
      if (other % 50 === 0) expect(take('busy').allowed).toBe(false)
    }
  })

  test('drops the count of a client only after as many others as a generation holds, and then allows it.', () => {
    const take = memoryLimit({ now: () => 0, clients: 100 })
    for (let request = 0; request < 301; request += 1) take('quiet')
    for (let other = 0; other < 99; other += 1) take(`first ${other}`)
    expect(take('quiet').allowed).toBe(false)
    for (let other = 0; other < 200; other += 1) take(`second ${other}`)
    expect(take('quiet')).toEqual({ allowed: true, remaining: 299, seconds: 60 })
  })

  test('does not grow with a million distinct keys.', () => {
    const take = memoryLimit({ now: () => 0, clients: 10_000 })
    for (let key = 0; key < 20_000; key += 1) take(`warm ${key}`)
    const before = heapInUse()
    for (let key = 0; key < 1_000_000; key += 1) take(`key ${key}`)
    expect(heapInUse() - before).toBeLessThan(4 * 1024 * 1024)
    take('still in use')
  })

  test('lets go of a crowd once it is gone.', () => {
    let now = 0
    const take = memoryLimit({ now: () => now, clients: 200_000 })
    const before = heapInUse()
    for (let key = 0; key < 150_000; key += 1) take(`key ${key}`)
    expect(heapInUse() - before).toBeGreaterThan(8 * 1024 * 1024)
    for (now of [60_000, 120_000]) take('somebody')
    expect(heapInUse() - before).toBeLessThan(4 * 1024 * 1024)
  })
})

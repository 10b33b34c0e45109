/** The Durable Object by itself, on a clock that a test turns: it survives sleep, and forgets when the window ends. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Limit } from '../../src/deploy/cloudflare/rate-limit-durable-object.ts'
import type { DurableObjectState } from '../../src/deploy/cloudflare/runtime-types.ts'
import type { Quota } from '../../src/edge/platform.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** What the platform keeps of an object, however often it is put to sleep. */
function makeObject() {
  const kept = new Map<string, unknown>()
  const alarms: number[] = []
  let written = 0
  const state: DurableObjectState = {
    blockConcurrencyWhile: work => work(),
    storage: {
      get: async <Value>(key: string) => kept.get(key) as Value | undefined,
      async put(key, value) {
        written++
        kept.set(key, value)
      },
      setAlarm: async time => void alarms.push(time),
      deleteAll: async () => kept.clear(),
    },
  }
  const wake = async (): Promise<Limit> => {
    const limit = new Limit(state)
    await Promise.resolve()
    return limit
  }
  return { kept, alarms, wake, writes: () => written }
}

const take = async (limit: Limit): Promise<Quota> => (await (await limit.fetch()).json()) as Quota

test('The count goes on after sleep, but for nine requests at most.', async () => {
  const { wake } = makeObject()
  const limit = await wake()
  expect(await take(limit)).toEqual({ allowed: true, remaining: 299, seconds: 60 })
  for (let count = 1; count < 29; count++) await take(limit)
  vi.advanceTimersByTime(20_000)
  expect(await take(await wake())).toEqual({ allowed: true, remaining: 279, seconds: 40 })
})

test('Few requests write nothing, and many write a tenth as often.', async () => {
  const { writes, alarms, wake } = makeObject()
  const limit = await wake()
  for (let count = 0; count < 9; count++) await take(limit)
  expect([writes(), alarms]).toEqual([0, []])
  for (let count = 9; count < 400; count++) await take(limit)
  expect([writes(), alarms]).toEqual([30, [1_060_000]])
})

test('One alarm is set for a window, and then nothing is left of the client.', async () => {
  const { kept, alarms, wake } = makeObject()
  const limit = await wake()
  for (let count = 0; count < 310; count++) await take(limit)
  expect(alarms).toEqual([1_060_000])
  expect((await take(limit)).allowed).toBe(false)
  vi.advanceTimersByTime(60_000)
  await limit.alarm()
  expect(kept.size).toBe(0)
  expect(await take(limit)).toMatchObject({ allowed: true, remaining: 299 })
})

test('An alarm that rings late does not end the next window.', async () => {
  const { alarms, wake } = makeObject()
  const limit = await wake()
  for (let count = 0; count < 10; count++) await take(limit)
  vi.advanceTimersByTime(60_000)
  for (let count = 0; count < 10; count++) await take(limit)
  await limit.alarm()
  expect(alarms.at(-1)).toBe(1_120_000)
  expect((await take(limit)).remaining).toBe(289)
})

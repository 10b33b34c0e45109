/**
 * The rate-limit window of one client as a Durable Object, of which Cloudflare runs one for each name. Objects are
 * evicted from memory when they have had nothing to do for some seconds, so the state is kept in storage, and deleted
 * when the window has ended. Writing is the dearest part of a count, so one request of ten writes: a client that pauses
 * gains nine requests at most, and one that sends fewer than ten in a window costs no storage at all.
 */
import { countRequest, type WindowState } from '../../edge/rate-limit/fixed-window.ts'
import { bounds } from '../../schema/bounds.ts'
import type { DurableObjectState } from './runtime-types.ts'

const WINDOW_MS = bounds.rate.windowSeconds * 1_000
const KEY = 'window'
const WRITE_EVERY = 10
/** Answers do not wait until a count is on disk; losing the last count in a crash is acceptable. */
const UNCONFIRMED = { allowUnconfirmed: true } as const

export class Limit {
  readonly #object: DurableObjectState
  #state: WindowState | undefined
  /** Beginning of the window for whose end an alarm is set. */
  #alarmed: number | undefined

  constructor(object: DurableObjectState) {
    this.#object = object
    void object.blockConcurrencyWhile(async () => {
      this.#state = await object.storage.get<WindowState>(KEY)
      this.#alarmed = this.#state?.start
    })
  }

  /** Counts a request; the answer is a `Quota`. */
  async fetch(): Promise<Response> {
    const [state, quota] = countRequest(this.#state, Date.now())
    const { storage } = this.#object
    if (state !== this.#state && state.count % WRITE_EVERY === 0) {
      if (state.start !== this.#alarmed) void storage.setAlarm(state.start + WINDOW_MS, UNCONFIRMED)
      this.#alarmed = state.start
      void storage.put(KEY, state, UNCONFIRMED)
    }
    this.#state = state
    return Response.json(quota)
  }

  async alarm(): Promise<void> {
    const { storage } = this.#object
    const end = (this.#alarmed ?? 0) + WINDOW_MS
    if (Date.now() < end) return storage.setAlarm(end)
    this.#alarmed = undefined
    return storage.deleteAll()
  }
}

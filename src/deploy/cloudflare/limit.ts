/**
 * The rate-limit window of one client as a Durable Object, of which Cloudflare runs one for each name. The state is
 * kept in storage, because objects are evicted from memory, and deleted when the window has ended.
 */
import { countRequest, type WindowState } from '../../edge/limit/window.ts'
import { bounds } from '../../schema/bounds.ts'
import type { DurableObjectState } from './runtime.ts'

const WINDOW_MS = bounds.rate.windowSeconds * 1_000
const KEY = 'window'
/** Answers do not wait until a count is on disk; losing the last count in a crash is acceptable. */
const UNCONFIRMED = { allowUnconfirmed: true } as const

export class Limit {
  readonly #object: DurableObjectState
  #state: WindowState | undefined

  constructor(object: DurableObjectState) {
    this.#object = object
    void object.blockConcurrencyWhile(async () => {
      this.#state = await object.storage.get<WindowState>(KEY)
    })
  }

  /** Counts a request; the answer is a `Quota`. */
  async fetch(): Promise<Response> {
    const [state, quota] = countRequest(this.#state, Date.now())
    const { storage } = this.#object
    if (state.start !== this.#state?.start) void storage.setAlarm(state.start + WINDOW_MS, UNCONFIRMED)
    if (state !== this.#state) void storage.put(KEY, state, UNCONFIRMED)
    this.#state = state
    return Response.json(quota)
  }

  async alarm(): Promise<void> {
    const { storage } = this.#object
    const end = (this.#state?.start ?? 0) + WINDOW_MS
    if (Date.now() < end) return storage.setAlarm(end)
    this.#state = undefined
    return storage.deleteAll()
  }
}

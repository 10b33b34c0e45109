/**
 * The fixed window of one client, as a pure function; hosts only store its state. The window starts with the client's
 * first request, so `remaining` and `seconds` are exact.
 */
import { bounds } from '../../schema/bounds.ts'
import type { Quota } from '../platform.ts'

const { quota: QUOTA } = bounds.rate
const WINDOW_MS = bounds.rate.windowSeconds * 1_000

/** The stored state of a client. */
export interface WindowState {
  /** When the window began: whole milliseconds on the caller's clock. */
  readonly start: number
  /** Requests allowed since, at most the quota. */
  readonly count: number
}

/**
 * Counts one request. After `seconds` a new window begins (RFC 9110 §10.2.3 for `Retry-After`,
 * draft-ietf-httpapi-ratelimit-headers for `t`).
 *
 * If the clock is set back, the window moves back with it and keeps its count: clients neither gain requests nor wait
 * longer than a window.
 *
 * @param state as returned for the client's last request; undefined for a new client
 * @param now milliseconds; fractions are dropped
 * @returns the new state (`state` itself if nothing changed), and the quota to report to the client
 */
export function countRequest(state: WindowState | undefined, now: number): readonly [WindowState, Quota] {
  const time = Math.floor(now)
  if (state === undefined || time - state.start >= WINDOW_MS) return [{ start: time, count: 1 }, told(1, 0)]
  const start = Math.min(state.start, time)
  const age = time - start
  if (state.count < QUOTA) {
    const count = state.count + 1
    return [{ start, count }, told(count, age)]
  }
  return [start === state.start ? state : { start, count: state.count }, refused(age)]
}

/** `age` is never negative and less than a window: the seconds lie between 1 and the whole window. */
const seconds = (age: number): number => Math.ceil((WINDOW_MS - age) / 1_000)
const told = (count: number, age: number): Quota => ({ allowed: true, remaining: QUOTA - count, seconds: seconds(age) })
const refused = (age: number): Quota => ({ allowed: false, remaining: 0, seconds: seconds(age) })

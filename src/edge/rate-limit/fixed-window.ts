/**
 * The fixed window of one client, as a pure function; hosts only store its state. The window starts with the client's
 * first request, so `remaining` and `seconds` are exact.
 */
import { bounds } from '../../schema/bounds.ts'
import type { Quota } from '../platform.ts'

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
 * @param quota requests of a window
 * @returns the new state (`state` itself if nothing changed), and the quota to report to the client
 */
export function countRequest(
  state: WindowState | undefined,
  now: number,
  quota: number = bounds.rate.quota,
): readonly [WindowState, Quota] {
  const time = Math.floor(now)
  const isNew = state === undefined || time - state.start >= WINDOW_MS
  const start = isNew ? time : Math.min(state.start, time)
  const before = isNew ? 0 : state.count
  const allowed = before < quota
  const next = allowed || start !== state?.start ? { start, count: before + Number(allowed) } : state
  // The age of the window is never negative and less than the window, so the seconds lie between 1 and the whole window.
  const seconds = Math.ceil((WINDOW_MS - (time - start)) / 1_000)
  return [next, { allowed, remaining: quota - next.count, seconds }]
}

/**
 * The standard streams of a server as logs. A full disk or a pipe whose reader has ended must not end the server: lines
 * are lost then, and counted for `/healthz`.
 */
import type { Writable } from 'node:stream'

export interface ServerLog {
  /** @param text one line or several, with their ends */
  write(text: string): void
  /** What has been lost so far, in words; undefined if nothing has. */
  problem(): string | undefined
  /** Lines that could not be written. */
  lost(): number
}

/** Milliseconds without an attempt after a failure. */
const RETRY_MS = 10_000

/**
 * @param name of the log, as `/healthz` shows it
 * @param now a clock in milliseconds that never goes back
 */
export function serverLog(stream: Writable, name: string, now: () => number): ServerLog {
  let lost = 0
  let reason = ''
  let silentUntil = Number.NEGATIVE_INFINITY
  const fail = (error: NodeJS.ErrnoException): void => {
    lost += 1
    reason = error.code ?? error.message
    silentUntil = now() + RETRY_MS
  }
  stream.on('error', fail)
  return {
    write(text) {
      if (now() < silentUntil) {
        lost += 1
        return
      }
      try {
        stream.write(text)
      } catch (error) {
        fail(error as NodeJS.ErrnoException)
      }
    },
    lost: () => lost,
    problem() {
      return lost === 0 ? undefined : `${name}: ${lost} ${lost === 1 ? 'line' : 'lines'} lost (${reason}).`
    },
  }
}

/**
 * What the Node host writes to its logs, as text for people or as JSON, one object a line, for programs. Neither has
 * anything that points to a person, unless the addresses of clients are asked for.
 */
import { inspect } from 'node:util'

export const LOG_FORMATS = ['text', 'json'] as const
export type LogFormat = (typeof LOG_FORMATS)[number]

/** An answer, in the access log. */
export interface Answered {
  readonly method: string
  /** Without the query, and without characters that a terminal would interpret. */
  readonly path: string
  readonly status: number
  readonly milliseconds: number
  /** Bytes of the answer with its head. */
  readonly bytes: number
  /** Whether the client left before it had the whole answer. */
  readonly isAborted: boolean
  /** The address of the client, if it is logged. */
  readonly client?: string | undefined
}

/** An internal error, in the error log. */
export interface Failed {
  /** The answer carries the same. */
  readonly id: string
  readonly error: unknown
  readonly method?: string | undefined
  readonly path?: string | undefined
}

export interface LogLines {
  answered(time: Date, answer: Answered): string
  failed(time: Date, failure: Failed): string
  /** @param facts that JSON has beside the sentence, which says them too */
  event(time: Date, level: 'info' | 'warn', message: string, facts?: object): string
}

const line = (time: Date, level: string, message: string, facts?: object): string =>
  `${JSON.stringify({ time: time.toISOString(), level, message, ...facts })}\n`

export const LOG_LINES: Readonly<Record<LogFormat, LogLines>> = {
  text: {
    answered: (time, { method, path, status, milliseconds, isAborted, client }) =>
      `${time.toISOString()} ${client === undefined ? '' : `${client} `}${method} ${path} ${isAborted ? 'aborted' : status} ${milliseconds.toFixed(1)} ms\n`,
    failed: (time, { id, method, path, error }) =>
      `${time.toISOString()} error ${id}${path === undefined ? '' : ` ${method} ${path}`}\n${inspect(error)}\n`,
    event: (_, __, message) => `${message}\n`,
  },
  json: {
    answered: (time, { method, path, status, milliseconds, bytes, isAborted, client }) =>
      line(time, 'info', 'request', {
        method,
        path,
        status,
        ms: Number(milliseconds.toFixed(1)),
        bytes,
        ...(isAborted && { aborted: true }),
        ...(client !== undefined && { client }),
      }),
    failed: (time, { id, method, path, error }) =>
      line(time, 'error', error instanceof Error ? error.message : String(error), {
        id,
        method,
        path,
        ...(error instanceof Error && { stack: error.stack }),
      }),
    event: line,
  },
}

/** The two logs of a server in one format: answers and events on the standard output, errors and warnings beside it. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Writable } from 'node:stream'
import { loggedPath } from './access-log.ts'
import { type Answered, LOG_LINES, type LogFormat } from './log-lines.ts'
import { serverLog } from './server-log.ts'

export interface ServerLogs {
  answered(answer: Answered): void
  info(message: string, facts?: object): void
  warn(message: string): void
  /** @returns the id of the error in the log */
  report(error: unknown, incoming?: IncomingMessage): string
  /** Lines of both that could not be written. */
  lost(): number
  /** What could not be written, in words. */
  problems(): readonly (string | undefined)[]
}

export function serverLogs(output: Writable, errors: Writable, format: LogFormat): ServerLogs {
  const out = serverLog(output, 'Access log', () => performance.now())
  const err = serverLog(errors, 'Error log', () => performance.now())
  const lines = LOG_LINES[format]
  return {
    answered: answer => out.write(lines.answered(new Date(), answer)),
    info: (message, facts) => out.write(lines.event(new Date(), 'info', message, facts)),
    warn: message => err.write(lines.event(new Date(), 'warn', message)),
    report(error, incoming) {
      const id = randomUUID()
      const request = incoming && { method: incoming.method, path: loggedPath(incoming.url) }
      err.write(lines.failed(new Date(), { id, error, ...request }))
      return id
    },
    lost: () => out.lost() + err.lost(),
    problems: () => [out.problem(), err.problem()],
  }
}

/**
 * The two logs of a server: answers and events on the standard output, errors and warnings beside it, as text for people
 * or as JSON, one object a line, for programs. They have nothing that points to a person, such as the query, the
 * referrer or the user agent, unless the addresses of clients are asked for.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Writable } from 'node:stream'
import { inspect } from 'node:util'
import type { ResponseRecord } from './http-server.ts'

export const LOG_FORMATS = ['text', 'json'] as const
type LogFormat = (typeof LOG_FORMATS)[number]

export type ServerLogs = ReturnType<typeof serverLogs>

export function serverLogs(output: Writable, errors: Writable, format: LogFormat) {
  const out = serverLog(output, 'Access log')
  const err = serverLog(errors, 'Error log')
  const write = (log: typeof out, level: string, message: string, facts: object, text: string): void =>
    log.write(`${format === 'json' ? JSON.stringify({ time: new Date(), level, message, ...facts }) : text}\n`)
  return {
    /** @param client its address, if that is to be logged */
    answered({ incoming, status, milliseconds, bytes, isAborted }: ResponseRecord, client: string | undefined): void {
      const request = requestOf(incoming)
      const ms = milliseconds.toFixed(1)
      const facts = { ...request, status, ms: Number(ms), bytes, aborted: isAborted || undefined, client }
      const who = client === undefined ? '' : `${client} `
      const text = `${who}${request.method} ${request.path} ${isAborted ? 'aborted' : status} ${ms} ms`
      write(out, 'info', 'request', facts, `${new Date().toISOString()} ${text}`)
    },
    /** @param facts that JSON has beside the sentence, which says them too */
    info: (message: string, facts: object = {}) => write(out, 'info', message, facts, message),
    warn: (message: string) => write(err, 'warn', message, {}, message),
    /** @returns the id of the error in the log, which the answer carries too */
    report(error: unknown, incoming?: IncomingMessage): string {
      const id = randomUUID()
      const request = incoming && requestOf(incoming)
      const [message, stack] = error instanceof Error ? [error.message, error.stack] : [String(error)]
      const where = request ? ` ${request.method} ${request.path}` : ''
      const text = `${new Date().toISOString()} error ${id}${where}\n${inspect(error)}`
      write(err, 'error', message, { id, ...request, stack }, text)
      return id
    },
    /** Lines of both that could not be written. */
    lost: () => out.lost() + err.lost(),
    problems: () => [out.problem(), err.problem()],
  }
}

const MAX_PATH_CHARACTERS = 1_024

/** The path without the query, and without characters that a terminal would interpret. */
const requestOf = ({ method = '', url = '' }: IncomingMessage) => ({
  method,
  path: (url.split('?', 1)[0] ?? '')
    .slice(0, MAX_PATH_CHARACTERS)
    .replace(/[^!-~]/g, character => encodeURIComponent(character)),
})

/**
 * A standard stream as a log. A full disk or a pipe whose reader has ended must not end the server: lines are lost then,
 * and counted for `/healthz`.
 * @param name of the log, as `/healthz` shows it
 */
function serverLog(stream: Writable, name: string) {
  let lost = 0
  let reason = ''
  const fail = (error: NodeJS.ErrnoException): void => {
    lost += 1
    reason = error.code ?? error.message
  }
  stream.on('error', fail)
  return {
    /** @param text one line or several, with their ends */
    write(text: string): void {
      try {
        stream.write(text)
      } catch (error) {
        fail(error as NodeJS.ErrnoException)
      }
    },
    lost: () => lost,
    problem: () => (lost === 0 ? undefined : `${name}: ${lost} ${lost === 1 ? 'line' : 'lines'} lost (${reason}).`),
  }
}

/**
 * One line for every answer: time, method, path, status, milliseconds. It omits the client's address, query, referrer
 * and user agent, which can identify a person.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'

/** @param write takes one line with its end */
export const accessLog =
  (write: (line: string) => void) =>
  (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const started = performance.now()
    outgoing.once('close', () => {
      const status = outgoing.writableFinished ? outgoing.statusCode : 'aborted'
      const milliseconds = (performance.now() - started).toFixed(1)
      write(`${new Date().toISOString()} ${incoming.method} ${pathOf(incoming.url)} ${status} ${milliseconds} ms\n`)
    })
  }

/** Without the query, and without characters that a terminal would interpret. */
const pathOf = (url = ''): string =>
  (url.split('?', 1)[0] ?? '')
    .slice(0, MAX_PATH_CHARACTERS)
    .replace(/[^!-~]/g, character => encodeURIComponent(character))

const MAX_PATH_CHARACTERS = 1_024

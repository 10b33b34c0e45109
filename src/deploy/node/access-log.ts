/** A line for every answer. It omits the query, referrer and user agent, which can identify a person. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Answered } from './log-lines.ts'

/**
 * @param write takes what is known of an answer when it has ended
 * @param clientOf gives the address of the client, if it is to be logged
 */
export const accessLog =
  (write: (answer: Answered) => void, clientOf?: (incoming: IncomingMessage) => string) =>
  (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const started = performance.now()
    const { socket } = incoming
    const bytesBefore = socket.bytesWritten
    const client = clientOf?.(incoming)
    outgoing.once('close', () => {
      write({
        method: incoming.method ?? '',
        path: loggedPath(incoming.url),
        status: outgoing.statusCode,
        milliseconds: performance.now() - started,
        bytes: socket.bytesWritten - bytesBefore,
        isAborted: !outgoing.writableFinished,
        client,
      })
    })
  }

/** Without the query, and without characters that a terminal would interpret. */
export const loggedPath = (url = ''): string =>
  (url.split('?', 1)[0] ?? '')
    .slice(0, MAX_PATH_CHARACTERS)
    .replace(/[^!-~]/g, character => encodeURIComponent(character))

const MAX_PATH_CHARACTERS = 1_024

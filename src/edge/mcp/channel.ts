/**
 * An in-memory transport that stays connected and passes single requests to a server of the SDK. The SDK's own HTTP
 * transports stream, batch, or need a new server for every request. Clients share the channel, so each request gets a
 * number of its own; otherwise clients that choose the same id could get each other's answers.
 */
import {
  type JSONRPCErrorResponse,
  type JSONRPCMessage,
  type JSONRPCRequest,
  type JSONRPCResultResponse,
  PerRequestHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { type Era, MODERN } from './era.ts'

export type Answer = JSONRPCResultResponse | JSONRPCErrorResponse

/** Extends the SDK's transport because a server learns the era of the protocol only from that class. */
export class Channel extends PerRequestHTTPServerTransport {
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  #last = 0

  constructor(era: Era) {
    super({ classification: era === 'modern' ? { era, revision: MODERN } : { era } })
  }

  /** @returns the answer, with the id of the request */
  exchange(request: JSONRPCRequest): Promise<Answer> {
    return new Promise(resolve => {
      const id = ++this.#last
      this.#waiting.set(id, answer => resolve({ ...answer, id: request.id }))
      this.onmessage?.({ ...request, id })
    })
  }

  /** Messages that are not answers, such as progress notifications, are dropped. */
  override async send(message: JSONRPCMessage): Promise<void> {
    if ('method' in message || typeof message.id !== 'number') return
    this.#waiting.get(message.id)?.(message)
    this.#waiting.delete(message.id)
  }
}

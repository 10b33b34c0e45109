/**
 * A transport in memory that stays connected: it hands one request at a time to a server of the SDK and takes the one
 * answer. The SDK's own HTTP transports stream, batch or make a new server for every request. Requests of many clients
 * share the channel, so each gets a number of ours and no answer can reach another client whatever ids they choose.
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

/** Derives from the SDK's transport for one reason: a server takes the era that it speaks from that class alone. */
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

  /** Whatever is not an answer, such as a notification of progress, has nowhere to go. */
  override async send(message: JSONRPCMessage): Promise<void> {
    if ('method' in message || typeof message.id !== 'number') return
    this.#waiting.get(message.id)?.(message)
    this.#waiting.delete(message.id)
  }
}

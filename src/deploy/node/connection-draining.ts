/**
 * Drains the connections of an HTTP server, so that stopping it cuts no response. `Server.close()` also closes
 * connections whose response has been written but not yet flushed to the client, which truncates large downloads.
 */
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/**
 * Milliseconds for which connections without a request stay open when the server stops. A client that keeps one busy may
 * have sent its next request already: it lies in the kernel, and the program sees an idle connection. It is answered with
 * `Connection: close` (RFC 9112 §9.6), after which the client sends nothing more.
 */
const LINGER_MS = 1_000

export function trackConnections(server: Server) {
  const sockets = new Set<Socket>()
  const responses = new Set<ServerResponse>()
  let state: 'open' | 'lingering' | 'closing' = 'open'

  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const responsesOn = (socket: Socket) => [...responses].filter(response => response.req.socket === socket)
  const endIfIdle = (socket: Socket): void => {
    if (responsesOn(socket).length === 0) socket.end()
  }
  /** One function for all responses: a closure for each would cost every request. */
  function ended(this: ServerResponse): void {
    responses.delete(this)
    if (state === 'closing') endIfIdle(this.req.socket)
  }

  return {
    count: () => sockets.size,
    /** Call for every request, before it is answered. */
    track(response: ServerResponse): void {
      responses.add(response)
      response.on('close', ended)
      if (state !== 'open') response.shouldKeepAlive = false
    },
    hasBegun: (socket: Socket) => responsesOn(socket).some(({ headersSent }) => headersSent),
    /**
     * Stops listening, answers the requests that clients have sent, and closes every connection.
     * @param graceMs milliseconds that responses may still take; then they are cut off
     */
    drain: (graceMs: number): Promise<void> =>
      new Promise(done => {
        state = 'lingering'
        const late = setTimeout(() => server.closeAllConnections(), graceMs)
        const idle = setTimeout(
          () => {
            state = 'closing'
            for (const socket of sockets) endIfIdle(socket)
          },
          Math.min(LINGER_MS, graceMs),
        )
        // Not `server.close()`, which destroys connections before their last response is flushed.
        NetServer.prototype.close.call(server, () => {
          clearTimeout(late)
          clearTimeout(idle)
          done()
        })
        for (const response of responses) response.shouldKeepAlive = false
      }),
  }
}

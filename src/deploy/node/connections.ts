/**
 * The connections of an HTTP server, so that stopping it cuts no response. `Server.close()` also closes connections
 * whose response has been written but not yet flushed to the client, which truncates large downloads.
 */
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

export function trackConnections(server: Server) {
  const sockets = new Set<Socket>()
  const responses = new Set<ServerResponse>()
  let draining = false

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
    if (draining) endIfIdle(this.req.socket)
  }

  return {
    /** How many are open. */
    count: () => sockets.size,
    /** Call for every request, before it is answered. */
    track(response: ServerResponse): void {
      responses.add(response)
      response.on('close', ended)
      if (draining) response.shouldKeepAlive = false
    },
    /** Whether a response on this connection has begun. */
    hasBegun: (socket: Socket) => responsesOn(socket).some(({ headersSent }) => headersSent),
    /**
     * Stops listening, finishes what has been asked, and closes every connection as soon as it is idle.
     * @param graceMs milliseconds that responses may still take; then they are cut off
     */
    drain: (graceMs: number): Promise<void> =>
      new Promise(done => {
        draining = true
        const late = setTimeout(() => server.closeAllConnections(), graceMs)
        // Not `server.close()`, which destroys connections before their last response is flushed.
        NetServer.prototype.close.call(server, () => {
          clearTimeout(late)
          done()
        })
        for (const response of responses) response.shouldKeepAlive = false
        for (const socket of sockets) endIfIdle(socket)
      }),
  }
}

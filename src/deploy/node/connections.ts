/**
 * The connections of an HTTP server, so that stopping it cuts no response. `Server.close()` also closes connections
 * whose response has been written but not yet flushed to the client, which truncates large downloads.
 */
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

export interface Connections {
  /** Call for every request, before it is answered. */
  track(response: ServerResponse): void
  /** How many are open. */
  count(): number
  /** Whether a response on this connection has begun. */
  hasBegun(socket: Socket): boolean
  /**
   * Stops listening, finishes what has been asked, and closes every connection as soon as it is idle.
   * @param graceMs milliseconds that responses may still take; then they are cut off
   */
  drain(graceMs: number): Promise<void>
}

export function trackConnections(server: Server): Connections {
  const sockets = new Set<Socket>()
  const responses = new Set<ServerResponse>()
  let draining = false

  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const isBusy = (socket: Socket): boolean => {
    for (const response of responses) if (response.req.socket === socket) return true
    return false
  }
  /** One function for all responses: a closure for each would cost every request. */
  function ended(this: ServerResponse): void {
    responses.delete(this)
    const { socket } = this.req
    if (draining && !isBusy(socket)) socket.end()
  }

  return {
    count: () => sockets.size,
    track(response) {
      responses.add(response)
      response.on('close', ended)
      if (draining) response.shouldKeepAlive = false
    },
    hasBegun(socket) {
      for (const response of responses) if (response.req.socket === socket && response.headersSent) return true
      return false
    },
    drain: graceMs =>
      new Promise(done => {
        draining = true
        const late = setTimeout(() => server.closeAllConnections(), graceMs)
        // Not `server.close()`, which destroys connections before their last response is flushed.
        NetServer.prototype.close.call(server, () => {
          clearTimeout(late)
          done()
        })
        for (const response of responses) response.shouldKeepAlive = false
        for (const socket of sockets) if (!isBusy(socket)) socket.end()
      }),
  }
}

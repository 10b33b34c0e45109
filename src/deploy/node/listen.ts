/** A handler behind Node's HTTP server, until the process is asked to stop. */
import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Handler } from '../../edge/handler.ts'

export interface Listening {
  /** Port that was taken; useful when 0 was asked for. */
  readonly port: number
  /** Answers what has been asked, then closes. */
  close(): Promise<void>
}

/** @throws when the port cannot be taken */
export function listen(
  handler: Handler,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: handler, port, hostname: host }, address => {
      resolve({
        port: address.port,
        close: () =>
          new Promise(done => {
            server.close(() => done())
            ;(server as Server).closeAllConnections?.()
          }),
      })
    })
    server.on('error', reject)
  })
}

/** Closes on SIGINT and SIGTERM. */
export function closeOnSignals(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

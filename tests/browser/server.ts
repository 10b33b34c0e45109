/** A folder on the Node host, as `palabit serve` serves it; it can go down and come up again at the same address. */
import { type Listening, listen } from '../../src/deploy/node/http-server.ts'
import { diskSite } from '../../src/deploy/node/reloading-site.ts'
import type { Handler } from '../../src/edge/handler.ts'

export interface Server {
  readonly origin: string
  down(): Promise<void>
  up(): Promise<void>
  /** Delays every answer, as a bad connection does, until the returned function is called. */
  hold(): () => void
}

export async function serveFolder(dist: string): Promise<Server> {
  const report = (error: unknown): void => {
    throw error
  }
  const { handler: site } = await diskSite(dist, { report })
  let held: Promise<void> | undefined
  const handler: Handler = async request => {
    await held
    return site(request)
  }
  const start = (port: number) => listen(handler, { port, host: '127.0.0.1', report })
  let server: Listening | undefined = await start(0)
  const { port } = server
  return {
    origin: `http://127.0.0.1:${port}`,
    async down() {
      await server?.close()
      server = undefined
    },
    async up() {
      server ??= await start(port)
    },
    hold() {
      let goOn = (): void => undefined
      held = new Promise(resolve => {
        goOn = resolve
      })
      return goOn
    },
  }
}

/**
 * What every host must do, asked over real HTTP and written along the interface specification. A host is good when this
 * suite is green on its real runtime; nothing here knows which one it is talking to.
 */
import { afterAll, beforeAll, describe } from 'vitest'
import { api } from './conformance/api.ts'
import type { Client } from './conformance/client.ts'
import { makeClient } from './conformance/client.ts'
import { files } from './conformance/files.ts'
import type { Host } from './conformance/host.ts'
import { hostile } from './conformance/hostile.ts'
import { limit } from './conformance/limit.ts'
import { missing } from './conformance/missing.ts'
import { negotiation } from './conformance/negotiation.ts'
import { pages } from './conformance/pages.ts'
import { ranges } from './conformance/ranges.ts'
import { searchApi } from './conformance/search-api.ts'

export function conformance(name: string, start: () => Promise<Host>): void {
  describe(name, () => {
    let host: Host | undefined
    let client: Client | undefined
    beforeAll(async () => {
      host = await start()
      client = makeClient(host)
    })
    afterAll(async () => {
      client?.close()
      await host?.stop()
    })
    const here = (): Client => {
      if (!client) throw new Error(`${name} has not been started.`)
      return client
    }
    for (const part of [pages, negotiation, api, searchApi, files, ranges, missing, limit, hostile]) part(here)
  })
}

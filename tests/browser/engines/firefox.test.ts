/** Firefox: what readers do on every page, and reading without a connection. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Server, serveFolder } from '../server.ts'
import { type Engine, until } from './engine.ts'
import { findFirefox, startFirefox } from './firefox.ts'
import { testReading } from './reading.ts'

const binary = findFirefox()

describe.skipIf(binary === undefined)('Firefox', () => {
  let engine: Engine
  let server: Server
  beforeAll(async () => {
    server = await serveFolder(inject('dist'))
    engine = await startFirefox(binary ?? '')
  })
  afterAll(async () => {
    await engine?.close()
    await server?.down()
  })

  describe('lets readers', () => testReading(() => ({ engine, server })))

  describe('without a connection', () => {
    beforeAll(async () => {
      await engine.goto(`${server.origin}/dns/`)
      await until(() => engine.run<boolean>('return navigator.serviceWorker.controller?.state === "activated"'))
      await engine.goto(`${server.origin}/firewall/`)
      for (const path of ['/dns/', '/firewall/', '/offline.html'])
        await until(() => engine.run<boolean>(`return caches.match("${path}", { ignoreVary: true }).then(Boolean)`))
      await server.down()
    })
    const heading = () => engine.run<string>('return document.querySelector("h1")?.textContent ?? ""')

    test('shows pages that were read.', async () => {
      await engine.goto(`${server.origin}/dns/`)
      expect(await heading()).toContain('DNS')
      await engine.goto(`${server.origin}/firewall/`)
      expect(await heading()).toContain('Firewall')
    })

    test('says that others are not on the device.', async () => {
      await engine.goto(`${server.origin}/backup/`)
      expect(await heading()).toBe('You are offline')
    })
  })
})

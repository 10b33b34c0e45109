/** What broke in Firefox. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Server, serveFolder } from '../server.ts'
import { type Engine, until } from './engine.ts'
import { findFirefox, startFirefox } from './firefox.ts'

const binary = findFirefox()

describe.skipIf(binary === undefined)('Firefox without a connection', () => {
  let firefox: Engine
  let server: Server
  beforeAll(async () => {
    server = await serveFolder(inject('dist'))
    firefox = await startFirefox(binary ?? '')
    await firefox.goto(`${server.origin}/dns/`)
    await until(() => firefox.run('return navigator.serviceWorker.controller?.state === "activated"'))
    await firefox.goto(`${server.origin}/firewall/`)
    await until(() => firefox.run('return caches.match("/firewall/", { ignoreVary: true }).then(Boolean)'))
    await server.down()
  })
  afterAll(async () => {
    await firefox?.close()
    await server?.down()
  })
  const heading = () => firefox.run<string>('return document.querySelector("h1")?.textContent ?? ""')

  test('shows pages that were read.', async () => {
    await firefox.goto(`${server.origin}/dns/`)
    expect(await heading()).toContain('DNS')
    await firefox.goto(`${server.origin}/firewall/`)
    expect(await heading()).toContain('Firewall')
  })

  test('says that others are not on the device.', async () => {
    await firefox.goto(`${server.origin}/backup/`)
    expect(await heading()).toBe('You are offline')
  })
})

/** WebKit: what readers do on every page, and going back to a search. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Server, serveFolder } from '../server.ts'
import { type Engine, until } from './engine.ts'
import { testReading } from './reading.ts'
import { findWebkit, startWebkit } from './webkit.ts'

const binary = findWebkit()

describe.skipIf(binary === undefined)('WebKit', () => {
  let engine: Engine
  let server: Server
  beforeAll(async () => {
    server = await serveFolder(inject('dist'))
    engine = await startWebkit(binary ?? '')
  })
  afterAll(async () => {
    await engine?.close()
    await server?.down()
  })

  describe('lets readers', () => testReading(() => ({ engine, server })))

  test('shows the question, and no open list, after Back from a result.', async () => {
    await engine.goto(`${server.origin}/dns/`)
    await engine.run(
      'const box = document.querySelector("#q"); box.focus(); box.value = "cloud"; box.dispatchEvent(new InputEvent("input", { bubbles: true }))',
    )
    await until(() => engine.run<boolean>('return document.querySelectorAll(".hit").length > 1'))
    await engine.run('document.querySelector(".hit a, .hit").click()')
    await until(() => engine.run<boolean>('return location.pathname !== "/dns/"'))
    await engine.run('history.back()')
    await until(() =>
      engine.run<boolean>(
        'return location.pathname === "/dns/" && document.readyState === "complete" && document.querySelector("#q").value === "cloud"',
      ),
    )
    // A list that opens by mistake opens when the answer comes.
    await new Promise(resolve => setTimeout(resolve, 1_000))
    expect(await engine.run('return document.querySelector(".results")?.hidden ?? true')).toBe(true)
  })
})

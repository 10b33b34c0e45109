/** What broke in WebKit. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Server, serveFolder } from '../server.ts'
import { type Engine, until } from './engine.ts'
import { findWebkit, startWebkit } from './webkit.ts'

const binary = findWebkit()

describe.skipIf(binary === undefined)('WebKit', () => {
  let webkit: Engine
  let server: Server
  beforeAll(async () => {
    server = await serveFolder(inject('dist'))
    webkit = await startWebkit(binary ?? '')
  })
  afterAll(async () => {
    await webkit?.close()
    await server?.down()
  })

  test('shows what was asked, and no open list, after Back from a result.', async () => {
    await webkit.goto(`${server.origin}/dns/`)
    await webkit.run(
      'const box = document.querySelector("#q"); box.focus(); box.value = "cloud"; box.dispatchEvent(new InputEvent("input", { bubbles: true }))',
    )
    await until(() => webkit.run('return document.querySelectorAll(".hit").length > 1'))
    await webkit.run('document.querySelector(".hit a, .hit").click()')
    await until(() => webkit.run('return location.pathname !== "/dns/"'))
    await webkit.run('history.back()')
    await until(() => webkit.run('return location.pathname === "/dns/" && document.readyState === "complete"'))
    await new Promise(resolve => setTimeout(resolve, 1_000))
    expect(
      await webkit.run(
        'return [document.querySelector("#q").value, document.querySelector(".results")?.hidden ?? true]',
      ),
    ).toEqual(['cloud', true])
  })
})

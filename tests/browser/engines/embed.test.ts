/** `embed.js` on a page of another origin in Firefox and WebKit, as far as their drivers reach: focus and Escape. */
import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Server, serveFolder } from '../server.ts'
import { type Engine, until } from './engine.ts'
import { findFirefox, startFirefox } from './firefox.ts'
import { findWebkit, startWebkit } from './webkit.ts'

const ENGINES = [
  ['Firefox', findFirefox(), startFirefox],
  ['WebKit', findWebkit(), startWebkit],
] as const

for (const [name, binary, start] of ENGINES)
  describe.skipIf(binary === undefined)(name, () => {
    let engine: Engine
    let dictionary: Server
    let others: HttpServer
    beforeAll(async () => {
      dictionary = await serveFolder(inject('dist'))
      const { origin } = dictionary
      others = createServer((_, response) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.setHeader(
          'Content-Security-Policy',
          `default-src 'none'; script-src ${origin}; connect-src ${origin}; frame-src ${origin}`,
        )
        response.end(`<!DOCTYPE html><html lang="en"><title>A page of others</title>
<p>The <palabit-term slug="dns"><a href="${origin}/dns/">DNS</a></palabit-term> knows every name.</p>
<iframe src="${origin}/embed/dns/" title="DNS"></iframe>
<script src="${origin}/embed.js"></script></html>`)
      }).listen(0, '127.0.0.1')
      await new Promise(resolve => others.once('listening', resolve))
      engine = await start(binary ?? '')
      await engine.goto(`http://localhost:${(others.address() as AddressInfo).port}/`)
    })
    afterAll(async () => {
      await engine?.close()
      others?.close()
      await dictionary?.down()
    })

    test('shows the card of a term at focus, describes the link, and hides the card at Escape.', async () => {
      await until(() => engine.run<boolean>('return document.querySelector("palabit-term a") !== null'))
      await engine.run('document.querySelector("palabit-term a").focus()')
      const isOpen =
        'return document.querySelector("palabit-term").shadowRoot?.querySelector("[popover]").matches(":popover-open") ?? false'
      await until(() => engine.run<boolean>(isOpen))
      expect(
        await engine.run(
          'return document.getElementById(document.querySelector("palabit-term a").getAttribute("aria-describedby")).textContent',
        ),
      ).toMatch(/\.$/)
      await engine.run('document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }))')
      expect(await engine.run(isOpen)).toBe(false)
    })
  })

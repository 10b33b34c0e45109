/** Netlify's function in Deno, on which Netlify runs it, with a stand-in for Netlify itself. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { config } from '../../src/deploy/netlify/edge-functions/site.ts'
import { conformance } from '../conformance.ts'
import { startDeno } from './deno.ts'
import { ROOT } from './process.ts'
import { tinySite } from './site.ts'

test('The site is built to where the function looks for it, and the function does not stand before it.', () => {
  const toml = readFileSync(join(ROOT, 'src/deploy/netlify/netlify.toml'), 'utf8')
  const publish = /^ *publish = "(.+)"$/m.exec(toml)?.[1]
  const out = /--out (\S+)/.exec(toml)?.[1]
  expect(`${out}/*`).toBe(`${publish}${config.excludedPath}`)
  expect(config.path).toBe('/*')
})

conformance('Netlify', async () => {
  const site = await tinySite()
  const entry = join(ROOT, 'tests/hosts/netlify-main.ts')
  const { url, stop } = await startDeno(entry, site.dist, [site.dist, '0', '127.0.0.1'])
  return {
    url,
    dist: site.dist,
    base: site.base,
    from: client => ({ headers: { 'X-Test-Client': `203.0.113.${client}` } }),
    async stop() {
      await stop()
      site.remove()
    },
  }
})

/** Cloudflare Workers: the bundle in workerd itself, with static assets and a Durable Object, through miniflare. */
import { expect, test } from 'vitest'
import { conformance } from '../conformance.ts'
import { bundle } from './bundle.ts'
import { startFlare } from './flare.ts'
import { tinySite } from './site.ts'

test('The bundle is small and needs nothing of Node.', async () => {
  const { gzip, imports } = await bundle('cloudflare/worker.ts')
  expect(imports).toEqual([])
  expect(gzip).toBeLessThan(250 * 1_024)
})

conformance('Cloudflare', async () => {
  const site = await tinySite()
  const { url, stop } = await startFlare(site.dist)
  return {
    url,
    dist: site.dist,
    base: site.base,
    from: client => ({ headers: { 'CF-Connecting-IP': `203.0.113.${client}` } }),
    async stop() {
      await stop()
      site.remove()
    },
  }
})

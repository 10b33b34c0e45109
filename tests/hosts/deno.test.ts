/** Deno Deploy's entry in Deno itself: it may read the site and listen, nothing else. */
import { conformance } from '../conformance.ts'
import { startDeno } from './deno.ts'
import { tinySite } from './site.ts'

conformance('Deno', async () => {
  const site = await tinySite()
  const { url, stop } = await startDeno('deno/main.ts', site.dist, [site.dist, '0', '127.0.0.1'])
  return {
    url,
    dist: site.dist,
    base: site.base,
    // Everything from 127.0.0.1 to 127.255.255.255 is this machine, and each address another client.
    from: client => ({ localAddress: `127.0.0.${client}` }),
    async stop() {
      await stop()
      site.remove()
    },
  }
})

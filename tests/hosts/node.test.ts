/** The Node host as `palabit serve` starts it: the conformance suite in a process of its own. */
import { conformance } from '../conformance.ts'
import { startProcess } from './process.ts'
import { tinySite } from './site.ts'

conformance('Node', async () => {
  const site = await tinySite()
  const serve = ['scripts/palabit.mjs', 'serve', '--port', '0', '--dist', site.dist, '--trust-proxy', '1']
  const { url, stop } = await startProcess(process.execPath, serve)
  return {
    url,
    dist: site.dist,
    base: site.base,
    from: client => ({ headers: { 'X-Forwarded-For': `203.0.113.${client}` } }),
    async stop() {
      await stop()
      site.remove()
    },
  }
})

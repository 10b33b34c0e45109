/**
 * How long a fresh isolate of workerd takes for its first answers with the index of a real dictionary; prints
 * milliseconds as JSON. The Worker starts with the first request, which is what a reader would wait for.
 */
import { startFlare } from '../hosts/flare.ts'
import { callTool } from '../hosts/tool.ts'

const [dist = ''] = process.argv.slice(2)
const flare = await startFlare(dist)
const times: Record<string, number> = {}
async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now()
  await work()
  times[name] = Math.round(performance.now() - started)
}
const search = (lang: string) => () => callTool(flare.url, 'search_terms', { query: 'database', lang })
const page = async () => {
  const response = await fetch(`${flare.url}/dns/`)
  if (response.status !== 200) throw new Error(await response.text())
  await response.arrayBuffer()
}
try {
  await timed('first page', page)
  await timed('first search in English', search('en'))
  await timed('first search in Spanish', search('es'))
  await timed('next search', search('en'))
  await timed('next page', page)
} finally {
  await flare.stop()
}
process.stdout.write(JSON.stringify(times))

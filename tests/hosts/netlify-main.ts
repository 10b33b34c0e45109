/**
 * Netlify as far as the function can see it, in Deno: files below the excluded path, the function in front of everything
 * else, with a context that takes the client from a field that tests can set.
 */
import type { Runtime } from '../../src/deploy/deno/main.ts'
import site, { config } from '../../src/deploy/netlify/edge-functions/site.ts'

declare const Deno: Runtime

const [dist, port, hostname] = Deno.args
const files = config.excludedPath.replace('*', '')

Deno.serve({ port: Number(port), hostname: hostname ?? '' }, async request => {
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith(files)) return site(request, { ip: request.headers.get('X-Test-Client') ?? '192.0.2.1' })
  try {
    return new Response(await Deno.readFile(`${dist}/${decodeURIComponent(pathname.slice(files.length))}`))
  } catch {
    return new Response('Not Found', { status: 404 })
  }
})

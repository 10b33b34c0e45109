/** Cloudflare Workers: the edge in front of static assets, with the rate limit in Durable Objects. */
import { clientKey } from '../../edge/limit/client-key.ts'
import type { Asset, Platform, Quota } from '../../edge/platform.ts'
import { lazyEdge, urlPath } from '../lazy-edge.ts'
import { missOf, type WantedEnvironment, wantedList } from './count-wanted.ts'
import { Limit } from './limit.ts'
import type { DurableObjectNamespace, ExecutionContext, Fetcher } from './runtime.ts'
import { Wanted } from './wanted.ts'

interface Environment extends WantedEnvironment {
  readonly ASSETS: Fetcher
  readonly LIMIT: DurableObjectNamespace
}

/** Any origin will do: the assets binding reads only the path. */
const ORIGIN = 'https://assets.invalid/'

/** Of requests that are being answered. */
const contexts = new WeakMap<Request, ExecutionContext>()

const platformOf = ({ ASSETS, LIMIT, ...wanted }: Environment): Platform => ({
  /**
   * Fetches by the path of the file, not by the URL of the request, so that caches keep both versions of a page apart.
   */
  async asset(path): Promise<Asset | undefined> {
    const response = await ASSETS.fetch(new Request(ORIGIN + urlPath(path)))
    if (response.status !== 200) {
      await response.body?.cancel()
      return undefined
    }
    const bytes = new Uint8Array(await response.arrayBuffer())
    const etag = response.headers.get('ETag')
    return etag?.startsWith('"') ? { bytes, etag } : { bytes }
  },
  now: () => Date.now(),
  /** If counting fails, the request is answered without a count. */
  async consume(request): Promise<Quota | undefined> {
    try {
      const client = LIMIT.idFromName(clientKey(request.headers.get('CF-Connecting-IP')))
      const answer = await LIMIT.get(client).fetch(new Request('https://limit.invalid/'))
      return (await answer.json()) as Quota
    } catch (error) {
      console.error(error)
      return undefined
    }
  },
  miss: missOf(wanted, request => contexts.get(request)),
})

/** Created once for each isolate, whose environment does not change. */
let handler: ReturnType<typeof lazyEdge> | undefined

export default {
  async fetch(request: Request, environment: Environment, context: ExecutionContext): Promise<Response> {
    handler ??= lazyEdge(platformOf(environment))
    contexts.set(request, context)
    return (await wantedList(request, environment)) ?? handler(request)
  },
}
export { Limit, Wanted }

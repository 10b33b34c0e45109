/** Cloudflare Workers: the edge in front of static assets, with the rate limit in Durable Objects. */

import type { Asset, Platform, Quota } from '../../edge/platform.ts'
import { clientKey } from '../../edge/rate-limit/client-key.ts'
import { withNetworkLimit } from '../../edge/rate-limit/ipv6-48-network-limit.ts'
import { urlPath } from '../../model/web/address.ts'
import { bounds } from '../../schema/bounds.ts'
import { lazyEdge } from '../lazy-edge.ts'
import { Limit } from './rate-limit-durable-object.ts'
import type { DurableObjectNamespace, Fetcher, RateLimit } from './runtime-types.ts'

interface Environment {
  readonly ASSETS: Fetcher
  /** The exact rate limit. */
  readonly LIMIT?: DurableObjectNamespace
  /** The cheap one, which is used if there is no other. */
  readonly RATE?: RateLimit
}

/** Any origin will do: the assets binding reads only the path. */
const ORIGIN = 'https://assets.invalid/'

/** The cheap limit does not report when its window ends. */
const REFUSED: Quota = { allowed: false, remaining: 0, seconds: bounds.rate.windowSeconds }

const platformOf = ({ ASSETS, ...limits }: Environment): Platform => ({
  /**
   * Fetches by the path of the file, not by the URL of the request, so that caches keep both versions of a page apart.
   */
  async asset(path): Promise<Asset | undefined> {
    // The binding serves pages at the addresses of pages, and redirects from the names of their files.
    const address = urlPath(path).replace(/(^|\/)index\.html$|\.html$/, '$1')
    const response = await ASSETS.fetch(new Request(ORIGIN + address, { redirect: 'manual' }))
    if (response.status !== 200) {
      await response.body?.cancel()
      return undefined
    }
    const bytes = new Uint8Array(await response.arrayBuffer())
    const etag = response.headers.get('ETag')
    return etag?.startsWith('"') ? { bytes, etag } : { bytes }
  },
  now: () => Date.now(),
  consume: consumeOf(limits),
})

/** If counting fails, requests are answered without a count. */
function consumeOf({ LIMIT, RATE }: Pick<Environment, 'LIMIT' | 'RATE'>): Platform['consume'] {
  const count = async (client: string): Promise<Quota | undefined> => {
    try {
      if (!LIMIT) return (await RATE?.limit({ key: client }))?.success === false ? REFUSED : undefined
      const answer = await LIMIT.get(LIMIT.idFromName(client)).fetch(new Request('https://limit.invalid/'))
      return (await answer.json()) as Quota
    } catch (error) {
      console.error(error)
      return undefined
    }
  }
  const countAll = withNetworkLimit(count, () => Date.now())
  return request => countAll(clientKey(request.headers.get('CF-Connecting-IP')))
}

/** Created once for each isolate, whose environment does not change. */
let handler: ReturnType<typeof lazyEdge> | undefined

export default {
  fetch(request: Request, environment: Environment): Promise<Response> {
    handler ??= lazyEdge(platformOf(environment))
    return handler(request)
  },
}
export { Limit }

/**
 * Netlify Edge Functions. The files are published in a folder to which the function does not apply, so that each
 * version of a page has its own address in Netlify's cache and fetching a file does not call the function again.
 *
 * The rate limit counts in the memory of one isolate. Locations run isolates of their own, so a client that reaches
 * several of them can send more than the quota.
 */
import { clientKey } from '../../../edge/limit/client-key.ts'
import { memoryLimit } from '../../../edge/limit/memory.ts'
import type { Asset, Platform } from '../../../edge/platform.ts'
import { lazyEdge } from '../../lazy-edge.ts'

/** The part of Netlify's context that is used here. */
interface Context {
  /** Address of the client. */
  readonly ip?: string
}

/** The folder to which netlify.toml builds the site. */
const FILES = '/_files/'

const count = memoryLimit({ now: () => performance.now() })
const addresses = new WeakMap<Request, string>()

/** @param origin of this deployment */
const platformOf = (origin: string): Platform => ({
  async asset(path): Promise<Asset | undefined> {
    const response = await fetch(origin + FILES + path.split('/').map(encodeURIComponent).join('/'), {
      redirect: 'manual',
    })
    if (response.status === 200) return { bytes: new Uint8Array(await response.arrayBuffer()) }
    await response.body?.cancel()
    if (response.status < 500) return undefined
    throw new Error(`${path} could not be read: ${response.status}`)
  },
  now: () => Date.now(),
  consume: async request => count(clientKey(addresses.get(request))),
})

let handler: ReturnType<typeof lazyEdge> | undefined

export default function site(request: Request, { ip }: Context): Promise<Response> {
  handler ??= lazyEdge(platformOf(new URL(request.url).origin))
  if (ip !== undefined) addresses.set(request, ip)
  return handler(request)
}

export const config = { path: '/*', excludedPath: `${FILES}*` }

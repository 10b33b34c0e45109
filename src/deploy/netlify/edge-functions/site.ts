/**
 * Netlify Edge Functions: the edge in front of files that are published in a folder of their own, which the function
 * does not stand in front of. So each version of a page has an address of its own for Netlify's cache, and asking for a
 * file cannot come back here.
 *
 * The limit counts in the memory of one isolate. Each location runs its own, so all together allow more than one does.
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

/** Where netlify.toml has the site built to. */
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
  take: async request => count(clientKey(addresses.get(request))),
})

let handler: ReturnType<typeof lazyEdge> | undefined

export default function site(request: Request, { ip }: Context): Promise<Response> {
  handler ??= lazyEdge(platformOf(new URL(request.url).origin))
  if (ip !== undefined) addresses.set(request, ip)
  return handler(request)
}

export const config = { path: '/*', excludedPath: `${FILES}*` }

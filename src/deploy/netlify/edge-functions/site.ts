/**
 * Netlify Edge Functions. The files are published in a folder to which the function does not apply, so that each
 * version of a page has its own address in Netlify's cache and fetching a file does not call the function again.
 *
 * The rate limit counts in the memory of one isolate. Locations run isolates of their own, so a client that reaches
 * several of them can send more than the quota.
 */
import type { Asset, Platform } from '../../../edge/platform.ts'
import { urlPath } from '../../../model/web/address.ts'
import { isolatedEdge } from '../../lazy-edge.ts'

/** The part of Netlify's context that is used here. */
interface Context {
  readonly ip?: string
}

/** The folder to which netlify.toml builds the site. */
const FILES = '/_files/'

/** @param origin of this deployment */
const filesOf =
  (origin: string): Platform['asset'] =>
  async (path): Promise<Asset | undefined> => {
    const response = await fetch(origin + FILES + urlPath(path), { redirect: 'manual' })
    if (response.status === 200) return { bytes: new Uint8Array(await response.arrayBuffer()) }
    await response.body?.cancel()
    if (response.status < 500) return undefined
    throw new Error(`${path} could not be read: ${response.status}`)
  }

let handler: ReturnType<typeof isolatedEdge> | undefined

export default function site(request: Request, { ip }: Context): Promise<Response> {
  handler ??= isolatedEdge(filesOf(new URL(request.url).origin))
  return handler(request, ip)
}

export const config = { path: '/*', excludedPath: `${FILES}*` }

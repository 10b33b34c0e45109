/**
 * Deno and Deno Deploy: the edge over files beside the code. On Deno Deploy name this file as the entrypoint and `npm
 * run build` as the build command. On a machine of your own:
 *
 *     deno run --allow-net --allow-read=dist src/deploy/deno/main.ts dist 8787
 *
 * The rate limit counts in the memory of one isolate. Regions run isolates of their own, so a client that reaches
 * several of them can send more than the quota.
 */
import type { Asset } from '../../edge/platform.ts'
import { urlPath } from '../../model/web/address.ts'
import { isolatedEdge } from '../lazy-edge.ts'

/** The part of Deno that is used here, described so that no package of types has to be installed. */
export interface Runtime {
  readonly args: readonly string[]
  readFile(path: string | URL): Promise<Uint8Array<ArrayBuffer>>
  serve(
    options: { readonly port?: number; readonly hostname?: string },
    handler: (request: Request, info: { readonly remoteAddr: { readonly hostname?: string } }) => Promise<Response>,
  ): unknown
}
declare const Deno: Runtime

const [folder, port, hostname] = Deno.args
/** The folder of the build relative to this file, used without arguments, as on Deno Deploy. */
const dist = folder === undefined ? new URL('../../../dist/', import.meta.url).href : `${folder}/`

async function asset(path: string): Promise<Asset | undefined> {
  try {
    return { bytes: await Deno.readFile(dist.startsWith('file:') ? new URL(urlPath(path), dist) : dist + path) }
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}

/** No such file, a folder, a file in place of a folder, or a name that is too long. */
const isAbsent = (error: unknown): boolean =>
  error instanceof Error &&
  (['NotFound', 'IsADirectory', 'NotADirectory'].includes(error.name) || /name too long/i.test(error.message))

const handler = isolatedEdge(asset)

Deno.serve(
  { ...(port !== undefined && { port: Number(port) }), ...(hostname !== undefined && { hostname }) },
  (request, { remoteAddr }) => handler(request, remoteAddr.hostname),
)

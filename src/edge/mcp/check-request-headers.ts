/**
 * Checks the method and the headers of a request before its body is read. With DNS rebinding, a page of any site can
 * post to a name that it has made to resolve to this machine, so the Host field must name the site or the machine
 * itself. Other origins are allowed, because the data is public and read-only.
 */
import { isJsonContentType } from '@modelcontextprotocol/server'
import { MCP_METHODS } from '../../model/web/header-rules.ts'
import { isLoopback } from '../../model/web/loopback.ts'
import type { Fields, Reply } from '../reply-to-response.ts'
import { CODE, errorAnswer } from './json-rpc.ts'

/**
 * @param base address of the site
 * @returns a function that gives the refusal, or undefined for a request whose body may be read
 */
export function makeGuard(base: string): (request: Request) => Reply | undefined {
  const { host: own, protocol } = new URL(base)
  return request => {
    if (request.method !== 'POST')
      return refusal(405, `Method not allowed: use POST, not ${request.method}.`, { Allow: MCP_METHODS })
    const host = request.headers.get('Host') ?? new URL(request.url).host
    if (host !== own && !isKnown(host, own, protocol)) return refusal(403, 'The Host field names another host.')
    const origin = request.headers.get('Origin')
    if (origin !== null && !isOrigin(origin)) return refusal(403, 'The Origin field is malformed.')
    if (isJsonContentType(request.headers.get('Content-Type'))) return undefined
    const message = 'Unsupported media type: the Content-Type must be application/json.'
    return refusal(415, message, { Accept: 'application/json' })
  }
}

/** Compares as browsers write hosts: lower case, without the port that the scheme implies. */
function isKnown(host: string, own: string, protocol: string): boolean {
  if (!/^[\w.:[\]-]+$/.test(host)) return false
  const address = `${protocol}//${host}`
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return url.host === own || isLoopback(url.hostname)
}

/** RFC 6454 §7: a scheme, a host and optionally a port; `null` for an opaque origin. */
const isOrigin = (origin: string): boolean =>
  origin === 'null' || (/^[a-z][a-z0-9+.-]*:\/\/[^\s/?#@\\]+$/i.test(origin) && URL.canParse(origin))

const refusal = (status: number, message: string, fields?: Fields): Reply =>
  errorAnswer(status, { code: CODE.refused, message }, null, fields)

/** Counting requests of the API and of MCP together, and saying on every answer what is left. */
import { file } from '../model/address.ts'
import type { EdgeSettings } from '../model/edge-settings.ts'
import { RATE_LIMIT_POLICY, rateLimit } from '../model/rate.ts'
import { bounds } from '../schema/bounds.ts'
import { failure } from './failure.ts'
import type { Quota } from './platform.ts'

/** Whether a request for this path counts. */
export const isCounted = (path: string): boolean => path.startsWith('/v1/') || path === file.mcp

/** Adds the rate-limit fields; redirects never carry them. */
export function withQuota(response: Response, quota: Quota | undefined): Response {
  const { status } = response
  if (status >= 300 && status < 400 && status !== 304) return response
  const headers = new Headers(response.headers)
  headers.set('RateLimit-Policy', RATE_LIMIT_POLICY)
  if (quota) headers.set('RateLimit', rateLimit(quota.remaining, quota.seconds))
  return new Response(response.body, { status, headers })
}

/** 429 with the seconds to wait; on MCP as a JSON-RPC error that holds the problem. */
export async function tooMany(path: string, quota: Quota, settings: EdgeSettings): Promise<Response> {
  const { quota: allowed, windowSeconds } = bounds.rate
  const occurrence = {
    detail: `More than ${allowed} requests in ${windowSeconds} seconds.`,
    instance: path,
    resolution: `Wait ${quota.seconds} seconds, then go on.`,
  }
  const response = failure('rate_limited', occurrence, settings, { 'Retry-After': String(quota.seconds) })
  if (path !== file.mcp) return response
  const headers = new Headers(response.headers)
  headers.set('Content-Type', 'application/json')
  const error = { code: -32_000, message: 'Too many requests', data: await response.json() }
  return new Response(JSON.stringify({ jsonrpc: '2.0', id: null, error }), { status: 429, headers })
}

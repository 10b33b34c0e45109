/** The rate limit in responses: which requests count, the rate-limit fields, and 429. Counting is `rate-limit/`. */
import { file, isApi } from '../model/web/address.ts'
import type { EdgeSettings } from '../model/web/edge-settings.ts'
import { occurrences } from '../model/web/problem-details.ts'
import { RATE_LIMIT_POLICY, rateLimit } from '../model/web/rate-limit-fields.ts'
import { CODE, errorAnswer } from './mcp/json-rpc.ts'
import type { Quota } from './platform.ts'
import { failure } from './problem-details-response.ts'
import type { Reply } from './reply-to-response.ts'

/** Whether a request for this path counts. */
export const isCounted = (path: string): boolean => isApi(path) || path === file.mcp || path === file.oembed

/** Adds the rate-limit fields, except to redirects; only the policy if the host cannot tell what is left. */
export function withQuota(reply: Reply, quota: Quota | undefined): Reply {
  const { status, fields, body } = reply
  if (status >= 300 && status < 400 && status !== 304) return reply
  const left = quota && { RateLimit: rateLimit(quota.remaining, quota.seconds) }
  // In this order: V8 takes ten times as long to add to a copy of many fields as to copy them to a few.
  return { status, fields: { 'RateLimit-Policy': RATE_LIMIT_POLICY, ...left, ...fields }, body }
}

/** 429 with the seconds to wait; on MCP as a JSON-RPC error that holds the problem. */
export function tooMany(path: string, quota: Quota, settings: EdgeSettings): Reply {
  const occurrence = occurrences.rateLimited(path, quota.seconds)
  const reply = failure('rate_limited', occurrence, settings, { 'Retry-After': String(quota.seconds) })
  if (path !== file.mcp) return reply
  const error = { code: CODE.refused, message: 'Too many requests', data: JSON.parse(String(reply.body)) as unknown }
  return errorAnswer(reply.status, error, null, { ...reply.fields, 'Content-Type': 'application/json' })
}

/** The rate limit in answers: which requests count, the rate-limit fields, and 429. */

import { oncePer } from '../model/dictionary/once.ts'
import { file, isApi } from '../model/web/address.ts'
import type { EdgeSettings } from '../model/web/edge-settings.ts'
import { occurrences } from '../model/web/problem.ts'
import { RATE_LIMIT_POLICY, rateLimit } from '../model/web/rate.ts'
import { failure } from './failure.ts'
import { CODE, errorAnswer } from './mcp/answer.ts'
import type { Quota } from './platform.ts'
import type { Fields, Reply } from './reply.ts'

/** Whether a request for this path counts. */
export const isCounted = (path: string): boolean => isApi(path) || path === file.mcp || path === file.oembed

/** The rate-limit fields; only the policy if the host cannot tell what is left. */
const quotaFields = (quota: Quota | undefined): Record<string, string> =>
  quota === undefined
    ? { 'RateLimit-Policy': RATE_LIMIT_POLICY }
    : { 'RateLimit-Policy': RATE_LIMIT_POLICY, RateLimit: rateLimit(quota.remaining, quota.seconds) }

/** Adds the rate-limit fields, except to redirects. */
export function withQuota(reply: Reply, quota: Quota | undefined): Reply {
  const { status, fields, body } = reply
  if (status >= 300 && status < 400 && status !== 304) return reply
  // The fields of a file are shared by many answers, so only the count is set.
  if (quota && status === 200)
    return { status, fields: { ...prepared(fields), RateLimit: rateLimit(quota.remaining, quota.seconds) }, body }
  // In this order: V8 takes ten times as long to add to a copy of many fields as to copy them to a few.
  return { status, fields: Object.assign(quotaFields(quota), fields), body }
}

/** Fields that already have a key for the count: V8 copies such an object much faster than it adds a key to it. */
const prepared = oncePer(
  (fields: Fields): Fields => ({ 'RateLimit-Policy': RATE_LIMIT_POLICY, RateLimit: '', ...fields }),
)

/** 429 with the seconds to wait; on MCP as a JSON-RPC error that holds the problem. */
export function tooMany(path: string, quota: Quota, settings: EdgeSettings): Reply {
  const occurrence = occurrences.rateLimited(path, quota.seconds)
  const reply = failure('rate_limited', occurrence, settings, { 'Retry-After': String(quota.seconds) })
  if (path !== file.mcp) return reply
  const error = { code: CODE.refused, message: 'Too many requests', data: JSON.parse(String(reply.body)) as unknown }
  return errorAnswer(reply.status, error, null, { ...reply.fields, 'Content-Type': 'application/json' })
}

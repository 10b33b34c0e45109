/**
 * The rate-limit fields (draft-ietf-httpapi-ratelimit-headers). The draft is still changing the names of its
 * parameters, so they are written only here.
 */
import { bounds } from '../../schema/bounds.ts'

/** Name of the one policy. */
const POLICY = '"default"'

/** `RateLimit-Policy`: the same on every answer. */
export const RATE_LIMIT_POLICY = `${POLICY};q=${bounds.rate.quota};w=${bounds.rate.windowSeconds}`

/** `RateLimit`: requests left in the window, and whole seconds until it ends. */
export const rateLimit = (remaining: number, seconds: number): string => `${POLICY};r=${remaining};t=${seconds}`

/** Examples for documentation: the fields of a client's first request. */
export const rateLimitExample = (): { readonly policy: string; readonly remaining: string } => ({
  policy: RATE_LIMIT_POLICY,
  remaining: rateLimit(bounds.rate.quota - 1, bounds.rate.windowSeconds),
})

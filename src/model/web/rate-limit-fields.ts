/**
 * The rate-limit fields (draft-ietf-httpapi-ratelimit-headers). The draft is still changing the names of its
 * parameters, so they are written only here.
 */
import { bounds } from '../../schema/bounds.ts'

const POLICY = '"default"'

/** `RateLimit-Policy`: the same on every answer. */
export const RATE_LIMIT_POLICY = `${POLICY};q=${bounds.rate.quota};w=${bounds.rate.windowSeconds}`

/** `RateLimit`: requests left in the window, and whole seconds until it ends. */
export const rateLimit = (remaining: number, seconds: number): string => `${POLICY};r=${remaining};t=${seconds}`

/** An example for documentation: the field of a client's first request. */
export const RATE_LIMIT_EXAMPLE = rateLimit(bounds.rate.quota - 1, bounds.rate.windowSeconds)

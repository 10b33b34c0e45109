/** The interface between the edge and its host. A host provides the published files, a clock and a rate limit. */
import type { MaybePromise } from './maybe-promise.ts'

/** Content codings, for hosts that compress by themselves. */
export type Coding = 'br' | 'gzip'

export interface Asset {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Strong validator with its quotes, if the host has one; otherwise it is computed from the bytes. */
  readonly etag?: string
  /** When the file was published, in milliseconds since the epoch, if the host can tell. */
  readonly modified?: number
  /**
   * Compresses the file, on hosts that do not compress answers by themselves, if its type is worth it. Each coding has
   * its own validator.
   */
  readonly encode?: (coding: Coding) => MaybePromise<Pick<Asset, 'bytes' | 'etag'>>
}

/** What is left of a client's quota after a request has been counted. */
export interface Quota {
  /** False for requests beyond the quota. */
  readonly allowed: boolean
  /** Requests left in the window. */
  readonly remaining: number
  /** Whole seconds until the window ends, at least 1. */
  readonly seconds: number
}

/** Where a search came from: `/v1/search.json`, MCP, or the page of search results. */
type SearchChannel = 'api' | 'mcp' | 'page'

/** What happened at the edge that a host may count: neither words of a search nor anything about the client. */
export type EdgeEvent =
  | { readonly kind: 'search'; readonly channel: SearchChannel; readonly isFound: boolean }
  | { readonly kind: 'tool'; readonly tool: string; readonly outcome: 'answered' | 'refused' | 'failed' }

export interface Platform {
  /**
   * A published file, synchronously if it is in memory.
   * @param path below the root of the site, decoded, without a leading slash and without dot segments
   */
  asset(path: string): MaybePromise<Asset | undefined>
  /** Milliseconds since the epoch. */
  now(): number
  /**
   * Counts a request of the API or of MCP against its client, whom only the host can name.
   * @returns undefined where the host counts but cannot say what is left; absent where requests are not counted
   */
  consume?(request: Request): MaybePromise<Quota | undefined>
  /** Lets other requests have their turn; hosts with one thread for all of them have it. */
  pause?(): Promise<void>
  /** Takes note of what happened, on hosts that count it. */
  observe?(event: EdgeEvent): void
}

/**
 * Takes an internal error, whose details are not sent to clients.
 * @returns the id of its line in the log, if the host keeps one; the answer then carries it
 */
export type Report = (error: unknown) => unknown

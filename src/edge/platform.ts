/** What a host must provide: the published files, who is asking, and how much of the quota is left. */

import type { NearTerm } from '../model/problem.ts'
import type { Language } from '../schema/language.ts'
import type { Coding } from './coding.ts'
import type { MaybePromise } from './maybe-promise.ts'
import type { Reply } from './reply.ts'

export interface Asset {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Strong validator with its quotes, where the host has one already; otherwise it is made from the bytes. */
  readonly etag?: string
  /** When the file was published, in milliseconds since the epoch, where the host knows. */
  readonly modified?: number
  /**
   * The file compressed, where the host does that itself and the type is worth it; elsewhere the platform compresses.
   * Its validator is never that of the file or of another coding.
   */
  readonly encode?: (coding: Coding) => MaybePromise<Pick<Asset, 'bytes' | 'etag'>>
}

/** What is left of a client's window after a request has been counted. */
export interface Quota {
  /** False for the first request past the quota and all that follow in the window. */
  readonly allowed: boolean
  /** Requests left in the window. */
  readonly remaining: number
  /** Whole seconds until the window ends, at least 1. */
  readonly seconds: number
}

export interface Platform {
  /**
   * A published file, at once where it is in memory.
   * @param path below the root of the site, decoded, without a leading slash and without dot segments
   */
  asset(path: string): MaybePromise<Asset | undefined>
  /** Milliseconds since the epoch. */
  now(): number
  /**
   * Counts a request of the API or of MCP against its client, whom only the host can name.
   * @returns undefined where the host counts but cannot say what is left; absent where requests are not counted
   */
  take?(request: Request): MaybePromise<Quota | undefined>
}

export interface NameLookup {
  /** The slug of the entry that is called exactly this: a slug in other letter case, a title or an alias. */
  resolve(name: string): Promise<string | undefined>
  /** Entries whose names are close, nearest first, with their titles in a language. */
  near(name: string, language: Language): Promise<readonly NearTerm[]>
}

/** What needs more than files: both are left out where the dictionary's index is not at hand. */
export interface Services {
  /** Answers POST and refuses everything else at `/mcp`. */
  readonly mcp?: (request: Request) => Promise<Reply>
  /** Answers `GET /v1/search.json`. */
  readonly search?: (request: Request) => Promise<Reply>
  /** The feed of the term of the day up to today; undefined for every other path. */
  readonly feed?: (path: string) => Promise<Asset | undefined> | undefined
  /** Answers the page of search results that is asked a question; nothing where there is no such page. */
  readonly results?: (request: Request, language: Language) => Promise<Reply | undefined>
  /** Looks up names where a page or an entry does not exist. */
  readonly names?: NameLookup
}

/** The part of the Workers runtime that is used here, described so that no package of types has to be installed. */
export interface Fetcher {
  fetch(request: Request): Promise<Response>
}

export interface DurableObjectNamespace<Id = unknown> {
  idFromName(name: string): Id
  get(id: Id): Fetcher
}

export interface DurableObjectStorage {
  get<Value>(key: string): Promise<Value | undefined>
  put(key: string, value: unknown, options?: { readonly allowUnconfirmed?: boolean }): Promise<void>
  setAlarm(time: number, options?: { readonly allowUnconfirmed?: boolean }): Promise<void>
  deleteAll(): Promise<void>
}

/** The database of an object, which is synchronous. */
export interface Database {
  exec(query: string, ...values: readonly (string | number)[]): Iterable<Readonly<Record<string, string | number>>>
}

export interface DurableObjectState {
  readonly storage: DurableObjectStorage
  blockConcurrencyWhile<Result>(work: () => Promise<Result>): Promise<Result>
}

/** What belongs to one request. */
export interface ExecutionContext {
  /** Lets work go on after the answer. */
  waitUntil(work: Promise<unknown>): void
}

/** Cloudflare's own rate limit, which counts in each of its places by itself. */
export interface RateLimit {
  limit(request: { readonly key: string }): Promise<{ readonly success: boolean }>
}

/** The part of the Workers runtime that is used here, described so that no package of types has to be installed. */
export interface Fetcher {
  fetch(request: Request): Promise<Response>
}

export interface DurableObjectNamespace<Id = unknown> {
  idFromName(name: string): Id
  get(id: Id): Fetcher
}

interface DurableObjectStorage {
  get<Value>(key: string): Promise<Value | undefined>
  put(key: string, value: unknown, options?: { readonly allowUnconfirmed?: boolean }): Promise<void>
  setAlarm(time: number, options?: { readonly allowUnconfirmed?: boolean }): Promise<void>
  deleteAll(): Promise<void>
}

export interface DurableObjectState {
  readonly storage: DurableObjectStorage
  blockConcurrencyWhile<Result>(work: () => Promise<Result>): Promise<Result>
}

/** Cloudflare's own rate limit, which counts in each of its places by itself. */
export interface RateLimit {
  limit(request: { readonly key: string }): Promise<{ readonly success: boolean }>
}

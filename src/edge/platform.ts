/** What a host must provide: the published files, who is asking, how much of its quota is left, and the time. */

export interface Asset {
  readonly bytes: Uint8Array<ArrayBuffer>
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
   * A published file.
   * @param path below the root of the site, decoded, without a leading slash and without dot segments
   */
  asset(path: string): Promise<Asset | undefined>
}

/** What the suite must know of a host that has been started. */
export interface Host {
  /** Where it listens, without a slash at the end. */
  readonly url: string
  /** The files that it serves, and the base address that they were built for; it may differ from `url`. */
  readonly dist: string
  readonly base: string
  /** What makes a request come from a client of that number, as this host sees it. */
  from(client: number): { readonly localAddress?: string; readonly headers?: Readonly<Record<string, string>> }
  stop(): Promise<void>
}

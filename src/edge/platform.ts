/** What a host must provide: the published files, by path. The handler asks for nothing else. */

export interface Asset {
  readonly bytes: Uint8Array<ArrayBuffer>
}

export interface Platform {
  /**
   * A published file.
   * @param path below the root of the site, decoded, without a leading slash and without dot segments
   */
  asset(path: string): Promise<Asset | undefined>
}

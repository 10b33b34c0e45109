/** The part of Deno that is used here, described so that no package of types has to be installed. */
export interface Deno {
  readonly args: readonly string[]
  readFile(path: string | URL): Promise<Uint8Array<ArrayBuffer>>
  serve(options: ServeOptions, handler: (request: Request, info: ServeInfo) => Promise<Response>): unknown
}

interface ServeOptions {
  readonly port?: number
  readonly hostname?: string
}

interface ServeInfo {
  readonly remoteAddr: { readonly hostname?: string }
}

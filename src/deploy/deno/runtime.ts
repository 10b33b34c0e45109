/** The part of Deno that is used here, described so that no package of types has to be installed. */
export interface Deno {
  readonly args: readonly string[]
  readFile(path: string | URL): Promise<Uint8Array<ArrayBuffer>>
  serve(
    options: { readonly port?: number; readonly hostname?: string },
    handler: (request: Request, info: { readonly remoteAddr: { readonly hostname?: string } }) => Promise<Response>,
  ): unknown
}

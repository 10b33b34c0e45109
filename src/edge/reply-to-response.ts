/**
 * An answer as plain data. Creating a `Response` takes longer than all other work on an answer, so it is created once,
 * at the end.
 */
export type Fields = Readonly<Record<string, string>>

export interface Reply {
  readonly status: number
  readonly fields: Fields
  readonly body: string | Uint8Array<ArrayBuffer> | null
}

/** HEAD is GET without the body (RFC 9110 §9.3.2). */
export const respond = ({ status, fields, body }: Reply, isHead: boolean): Response =>
  new Response(isHead ? null : body, { status, headers: fields })

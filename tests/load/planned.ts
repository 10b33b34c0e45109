/** A request as it goes over the wire, with what must come of it. */
export interface Planned {
  readonly method: string
  readonly target: string
  readonly status: number
  /** Whether it must count against its client. */
  readonly counts: boolean
  readonly fields?: readonly string[]
  readonly body?: string | Buffer
  /** The Host field; null for none. */
  readonly host?: string | null
  /** What stands in X-Forwarded-For, where that is more than the client's address. */
  readonly forwarded?: (client: string) => string
}

/** The bytes of a request, in which X-Forwarded-For names the client. */
export function write(
  { method, target, fields = [], body, host = 'localhost', forwarded = client => client }: Planned,
  client: string,
): readonly (string | Buffer)[] {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(host === null ? [] : [`Host: ${host}`]),
    `X-Forwarded-For: ${forwarded(client)}`,
    ...(body === undefined || fields.some(field => /^(?:content-length|transfer-encoding)/i.test(field))
      ? []
      : [`Content-Length: ${Buffer.byteLength(body)}`]),
    ...fields,
  ]
  return [`${lines.join('\r\n')}\r\n\r\n`, ...(body === undefined ? [] : [body])]
}

const JSON_TYPE = 'Content-Type: application/json'

/** A body for the MCP server. */
export const posted = (
  body: string | Buffer,
  status: number,
  { fields = [JSON_TYPE], ...rest }: Partial<Planned> = {},
): Planned => ({ method: 'POST', target: '/mcp', status, counts: true, fields, body, ...rest })

/** A call of a tool. */
export const called = (name: string, args: object): Planned =>
  posted(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }), 200)

/** A request for a path; @param counts whether it is counted against the quota */
export const got = (target: string, status: number, counts: boolean, more: Partial<Planned> = {}): Planned => ({
  method: 'GET',
  target,
  status,
  counts,
  ...more,
})

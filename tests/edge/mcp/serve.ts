/** The MCP server behind Node's HTTP server, and requests to it as programs without an SDK send them. */
import { request as nodeRequest } from 'node:http'
import { type Listening, listen } from '../../../src/deploy/node/http-server.ts'
import { makeMcp } from '../../../src/edge/mcp/handler.ts'
import { respond } from '../../../src/edge/reply-to-response.ts'
import type { TermRepository } from '../../../src/edge/term-repository.ts'
import { fakeTermRepository, fakeTerms, settings } from './fake.ts'

export interface Served extends Listening {
  readonly url: URL
  /** Failures that clients were not told of. */
  readonly reported: unknown[]
}

export async function serveMcp(repository: TermRepository = fakeTermRepository(fakeTerms(260))): Promise<Served> {
  const reported: unknown[] = []
  const handler = makeMcp(repository, settings, error => reported.push(error))
  const answer = async (request: Request) => respond(await handler(request), request.method === 'HEAD')
  const listening = await listen(answer, { port: 0, host: '127.0.0.1' })
  return { ...listening, reported, url: new URL(`http://127.0.0.1:${listening.port}/mcp`) }
}

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly text: string
  readonly body: RpcBody
}

export interface RpcBody {
  readonly id?: string | number | null
  readonly result?: RpcResult
  readonly error?: {
    readonly code: number
    readonly message: string
    readonly data?: Readonly<Record<string, unknown>>
  }
}

/** Members of results that tests look into one by one. */
export interface RpcResult {
  readonly protocolVersion?: string
  readonly resultType?: string
  readonly isError?: boolean
  readonly content?: readonly { readonly text: string }[]
  readonly structuredContent?: {
    readonly query?: string
    readonly lang?: string
    readonly date?: string
    readonly terms?: readonly unknown[]
    readonly results?: readonly unknown[]
  }
}

/** Node's own client, because `fetch` does not let a program write the Host field. */
export function send(
  url: URL,
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>> = {},
  method = 'POST',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = nodeRequest(
      url,
      { method, headers: { 'Content-Type': 'application/json', ...headers }, agent: false },
      incoming => {
        const chunks: Buffer[] = []
        incoming.on('data', chunk => chunks.push(chunk))
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text,
            body: text === '' ? {} : JSON.parse(text),
          })
        })
        incoming.on('error', reject)
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** A request of the era before envelopes. */
export const rpc = (method: string, params?: unknown, id: unknown = 1): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method, ...(params !== undefined && { params }) })

export const REVISION = '2026-07-28'

/** A request with the envelope and the headers of 2026-07-28. */
export function modern(
  method: string,
  params: Readonly<Record<string, unknown>> = {},
): readonly [body: string, headers: Readonly<Record<string, string>>] {
  const name = params.name ?? params.uri
  return [
    rpc(method, { ...params, _meta: envelope() }),
    {
      'MCP-Protocol-Version': REVISION,
      'Mcp-Method': method,
      ...(typeof name === 'string' && { 'Mcp-Name': name }),
    },
  ]
}

export const envelope = (version = REVISION) => ({
  'io.modelcontextprotocol/protocolVersion': version,
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
})

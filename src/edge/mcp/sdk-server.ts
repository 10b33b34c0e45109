/**
 * The server of the MCP SDK with our handlers. Two are created at start, one for each era of the protocol, and live as
 * long as the process. Lists that do not depend on the request are computed at start.
 */
import {
  type JSONRPCErrorResponse,
  type JSONRPCMessage,
  type JSONRPCRequest,
  type JSONRPCResultResponse,
  PerRequestHTTPServerTransport,
  ProtocolError,
  Server,
  type Tool,
} from '@modelcontextprotocol/server'
import { file } from '../../model/web/address.ts'
import { PROTOCOL_VERSIONS } from '../../model/web/mcp-server-card.ts'
import { bounds } from '../../schema/bounds.ts'
import type { Report } from '../platform.ts'
import { complete } from './completion.ts'
import type { Context, McpSettings } from './context.ts'
import { CODE } from './json-rpc.ts'
import { callTool } from './list-and-call-tools.ts'
import { getPrompt, PROMPTS } from './prompts.ts'
import { type Era, MODERN } from './protocol-era.ts'
import { listResources, readResource, resourceTemplates } from './resources.ts'

export type Answer = JSONRPCResultResponse | JSONRPCErrorResponse

/**
 * An in-memory transport that stays connected and passes single requests to a server. The SDK's own HTTP transports stream,
 * batch, or need a new server for every request. Clients share the channel, so each request gets a number of its own;
 * otherwise clients that choose the same id could get each other's answers. It extends the SDK's transport because a
 * server learns the era of the protocol only from that class.
 */
class Channel extends PerRequestHTTPServerTransport {
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  #last = 0

  constructor(era: Era) {
    super({ classification: era === 'modern' ? { era, revision: MODERN } : { era } })
  }

  /** @returns the answer, with the id of the request */
  exchange(request: JSONRPCRequest): Promise<Answer> {
    return new Promise(resolve => {
      const id = ++this.#last
      this.#waiting.set(id, answer => resolve({ ...answer, id: request.id }))
      this.onmessage?.({ ...request, id })
    })
  }

  /** Messages that are not answers, such as progress notifications, are dropped. */
  override async send(message: JSONRPCMessage): Promise<void> {
    if ('method' in message || typeof message.id !== 'number') return
    this.#waiting.get(message.id)?.(message)
    this.#waiting.delete(message.id)
  }
}

/** How long clients and caches may keep an answer (MCP 2026-07-28, caching). */
const hint = (seconds: number) => ({ ttlMs: seconds * 1000, cacheScope: 'public' }) as const
const LISTED = hint(bounds.discoveryCacheSeconds)

/** @returns a channel that is connected to a new server */
export async function startServer(
  era: Era,
  context: Context,
  tools: readonly Tool[],
  report: Report,
): Promise<Channel> {
  const { name, title, version, description, websiteUrl, icons } = context.settings.card
  const capabilities = { tools: {}, resources: {}, prompts: {}, completions: {} }
  const guide = instructions(context.settings)
  const server = new Server(
    { name, title, version, description, websiteUrl, icons: icons.map(icon => ({ ...icon, sizes: [...icon.sizes] })) },
    {
      capabilities,
      instructions: guide,
      supportedProtocolVersions: [...PROTOCOL_VERSIONS],
      cacheHints: {
        'server/discover': LISTED,
        'tools/list': LISTED,
        'prompts/list': LISTED,
        'resources/list': LISTED,
        'resources/templates/list': LISTED,
        'resources/read': hint(bounds.cacheSeconds),
      },
    },
  )
  /** Internal errors are reported to the host; the client gets a message without details. */
  const safely = async <Result>(answer: () => Result | Promise<Result>): Promise<Result> => {
    try {
      return await answer()
    } catch (error) {
      if (error instanceof ProtocolError) throw error
      const requestId = report(error)
      const message = 'Internal error: the dictionary could not be read. Try again.'
      throw new ProtocolError(CODE.internal, message, typeof requestId === 'string' ? { requestId } : undefined)
    }
  }
  // The SDK would list the newest era only; the card and the error for unsupported versions list both.
  const discovered = { supportedVersions: [...PROTOCOL_VERSIONS], capabilities, instructions: guide }
  const templates = { resourceTemplates: [...resourceTemplates(context.settings)] }
  const prompts = { prompts: [...PROMPTS] }
  server.setRequestHandler('server/discover', () => discovered)
  /** Lists of one page issue no cursors, so every cursor is invalid. */
  const onePage = <Result>(cursor: string | undefined, list: Result): Result => {
    if (cursor === undefined) return list
    throw new ProtocolError(CODE.invalidParams, 'The cursor is not one that this server has given.')
  }
  server.setRequestHandler('tools/list', ({ params }) => onePage(params?.cursor, { tools: [...tools] }))
  server.setRequestHandler('tools/call', ({ params }) => safely(() => callTool(params, context)))
  server.setRequestHandler('resources/list', ({ params }) => safely(() => listResources(params?.cursor, context)))
  server.setRequestHandler('resources/templates/list', ({ params }) => onePage(params?.cursor, templates))
  server.setRequestHandler('resources/read', ({ params }) => safely(() => readResource(params.uri, context)))
  server.setRequestHandler('prompts/list', ({ params }) => onePage(params?.cursor, prompts))
  server.setRequestHandler('prompts/get', ({ params }) => safely(() => getPrompt(params, context)))
  server.setRequestHandler('completion/complete', ({ params }) => safely(() => complete(params, context)))
  const channel = new Channel(era)
  await server.connect(channel)
  return channel
}

/** The instructions that the server sends to a model when a client connects. */
const instructions = ({ name, base, card }: McpSettings): string =>
  [
    `${name}: ${card.description}`,
    'Everything is free, read-only and available in English (en) and Spanish (es); set lang to the language of the reader.',
    'Start with get_term when you know the term or one of its names, and with search_terms when you do not. Use list_topic to browse a subject and term_of_the_day for one entry a day.',
    'When you show an entry, link to its url.',
    `Guide to everything else here: ${base}${file.llms('en')}`,
  ].join('\n')

/**
 * The server that our MCP server is measured against: the four tools on the official SDK 1.x the way its documentation
 * builds a stateless one, a McpServer and a transport for every request and JSON for an answer. What the tools do is our
 * own code over the same files, so that only the protocol differs. Tells its port.
 */
import { realpathSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { diskFiles } from '../../src/deploy/node/disk-files.ts'
import type { Context } from '../../src/edge/mcp/context.ts'
import { getTerm } from '../../src/edge/mcp/tool-handlers/get-term.ts'
import type { Outcome } from '../../src/edge/mcp/tool-handlers/handler-types.ts'
import { listTopic } from '../../src/edge/mcp/tool-handlers/list-topic.ts'
import { searchTerms } from '../../src/edge/mcp/tool-handlers/search-terms.ts'
import { termOfTheDay } from '../../src/edge/mcp/tool-handlers/term-of-the-day.ts'
import { makeTermRepository } from '../../src/edge/term-repository.ts'
import { file, fileOf } from '../../src/model/web/address.ts'
import type { EdgeSettings } from '../../src/model/web/edge-settings.ts'
import { TOOLS } from '../../src/schema/mcp-tools.ts'

/** What is used of the SDK, which is installed with the judges. */
interface McpServer {
  registerTool(name: string, config: object, call: (input: never) => Promise<object>): void
  connect(transport: Transport): Promise<void>
  close(): Promise<void>
}
interface Transport {
  handleRequest(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void>
  close(): Promise<void>
}

const require = createRequire(new URL('../judges/package.json', import.meta.url))
const { McpServer } = require('@modelcontextprotocol/sdk/server/mcp.js') as {
  readonly McpServer: new (info: { readonly name: string; readonly version: string }) => McpServer
}
const { StreamableHTTPServerTransport } = require('@modelcontextprotocol/sdk/server/streamableHttp.js') as {
  readonly StreamableHTTPServerTransport: new (options: { readonly enableJsonResponse: boolean }) => Transport
}

const [dist = ''] = process.argv.slice(2)
const platform = diskFiles(realpathSync(dist))
const settings = JSON.parse(new TextDecoder().decode((await platform.asset(fileOf(file.edge)))?.bytes)) as EdgeSettings
const { card } = settings
if (!card) throw new Error(`${dist} has no MCP server.`)
const context: Context = {
  repository: makeTermRepository({ ...platform, now: () => Date.now() }),
  settings: { ...settings, card },
}

const written = <Value extends { readonly [key: string]: unknown }>(outcome: Outcome<Value>) =>
  'refusal' in outcome
    ? { content: [{ type: 'text' as const, text: outcome.refusal }], isError: true }
    : {
        content: [{ type: 'text' as const, text: JSON.stringify(outcome.value) }],
        structuredContent: outcome.value,
      }

function makeServer(): McpServer {
  const server = new McpServer({ name: settings.name, version: '1.0.0' })
  const described = ({ title, description, input, output }: (typeof TOOLS)[keyof typeof TOOLS]) => ({
    title,
    description,
    inputSchema: input,
    outputSchema: output,
    annotations: { readOnlyHint: true },
  })
  const { search_terms, get_term, list_topic, term_of_the_day } = TOOLS
  server.registerTool(
    'search_terms',
    { ...described(search_terms), inputSchema: search_terms.input },
    async (given: Parameters<typeof searchTerms>[0]) => written(await searchTerms(given, context)),
  )
  server.registerTool(
    'get_term',
    { ...described(get_term), inputSchema: get_term.input },
    async (given: Parameters<typeof getTerm>[0]) => written(await getTerm(given, context)),
  )
  server.registerTool(
    'list_topic',
    { ...described(list_topic), inputSchema: list_topic.input },
    async (given: Parameters<typeof listTopic>[0]) => written(await listTopic(given, context)),
  )
  server.registerTool(
    'term_of_the_day',
    { ...described(term_of_the_day), inputSchema: term_of_the_day.input },
    async (given: Parameters<typeof termOfTheDay>[0]) => written(await termOfTheDay(given, context)),
  )
  return server
}

const http = createServer(async (incoming, outgoing) => {
  const server = makeServer()
  // Without a generator of session ids the transport is stateless.
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
  outgoing.on('close', () => {
    transport.close().catch(console.error)
    server.close().catch(console.error)
  })
  await server.connect(transport)
  await transport.handleRequest(incoming, outgoing)
})
http.listen(0, '127.0.0.1', () => process.send?.((http.address() as AddressInfo).port))

/**
 * Requests a second that the MCP server answers in one process, without a network: from `Request` to the text of the
 * answer. The dictionary is a fake that costs next to nothing, so the figure is that of the protocol.
 */
import { type McpHandler, makeMcp } from '../../src/edge/mcp/mcp.ts'
import { fakeTermRepository, fakeTerms, settings } from '../edge/mcp/fake.ts'

export interface McpRates {
  /** Requests a second, by era and tool. */
  readonly [call: string]: number
}

const CALLS = {
  get_term: { slug: 'backup' },
  search_terms: { query: 'backup' },
  list_topic: { subject: 'cloud', limit: 20 },
} as const

/** Rounds of each call, of which the fastest counts: other programs on the machine only ever slow one down. */
const ROUNDS = 5

/** @param milliseconds for which each call is repeated in a round */
export async function mcpRates(milliseconds = 400): Promise<McpRates> {
  const handler = makeMcp(fakeTermRepository(fakeTerms(50)), settings)
  const rates: Record<string, number> = {}
  for (const era of ['2026-07-28', '2025-11-25'] as const) {
    for (const [name, args] of Object.entries(CALLS)) {
      const request = requestOf(era, name, args)
      let best = 0
      for (let round = 0; round < ROUNDS; round++) best = Math.max(best, await repeat(handler, request, milliseconds))
      rates[`${era} ${name}`] = Math.round(best)
    }
  }
  return rates
}

async function repeat(handler: McpHandler, make: () => Request, milliseconds: number): Promise<number> {
  const started = performance.now()
  let count = 0
  while (performance.now() - started < milliseconds) {
    const { status, body } = await handler(make())
    if (status !== 200 || !String(body).includes('structuredContent')) throw new Error(String(body))
    count++
  }
  return (count * 1000) / (performance.now() - started)
}

function requestOf(era: string, name: string, args: object): () => Request {
  const isModern = era === '2026-07-28'
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': era,
    'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const params = { name, arguments: args, ...(isModern && { _meta }) }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    'MCP-Protocol-Version': era,
    ...(isModern && { 'Mcp-Method': 'tools/call', 'Mcp-Name': name }),
  }
  return () => new Request(`${settings.base}/mcp`, { method: 'POST', headers, body })
}

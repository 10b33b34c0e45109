/**
 * Calls of tools a second over HTTP on loopback: the Node host as `palabit serve` starts it, counting included, against
 * a server on the official SDK 1.x that does the same work. Both are asked the same questions, and their answers are
 * compared before anything is measured.
 */
import { deepStrictEqual } from 'node:assert'
import { readFileSync } from 'node:fs'
import { LANGUAGES } from '../../src/schema/language.ts'
import { inRace, type RaceLength, type Rates } from './race.ts'

export interface McpHttpRates extends Rates {
  readonly tool: string
}

const HEADERS = {
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
  'MCP-Protocol-Version': '2025-11-25',
} as const

/** @param dist a folder that has been built */
export const mcpHttpRates = (dist: string, length?: RaceLength): Promise<readonly McpHttpRates[]> =>
  inRace(async ({ start, run }) => {
    const [sdk, ours] = [await start('mcp-sdk', dist), await start('http-server', dist)]
    const rates: McpHttpRates[] = []
    for (const [tool, questions] of Object.entries({ search_terms: searches(), get_term: terms(dist) })) {
      const bodies = questions.map(args => call(tool, args))
      for (const [client, body] of bodies.entries()) {
        deepStrictEqual(await resultOf(ours, body, client), await resultOf(sdk, body, client))
      }
      rates.push({ tool, ...(await run(sdk, ours, { path: '/mcp', headers: HEADERS, bodies }, length)) })
    }
    return rates
  })

/** What people type, in both languages: names, misspelled names and descriptions, from the set that search is tested with. */
function searches(): readonly object[] {
  const [, ...lines] = readFileSync(new URL('../search/queries.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map(line => {
    const [lang = '', query = ''] = line.split('\t')
    return { query, lang }
  })
}

/** Every entry in both languages. */
function terms(dist: string): readonly object[] {
  const list = JSON.parse(readFileSync(`${dist}/v1/terms.json`, 'utf8')) as { readonly terms: { slug: string }[] }
  return list.terms.flatMap(({ slug }) => LANGUAGES.map(lang => ({ slug, lang })))
}

const call = (name: string, args: object): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } })

async function resultOf(port: number, body: string, client: number): Promise<unknown> {
  const headers = { ...HEADERS, 'X-Forwarded-For': `192.0.2.${client % 256}` }
  const response = await fetch(`http://127.0.0.1:${port}/mcp`, { method: 'POST', headers, body })
  const { result } = (await response.json()) as { readonly result?: { readonly structuredContent?: unknown } }
  if (result?.structuredContent === undefined) throw new Error(`Not answered: ${body}`)
  return result
}

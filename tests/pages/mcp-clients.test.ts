/** The configurations of MCP clients on the developers page: each in the form that its client reads. */
import { describe, expect, test } from 'vitest'
import { textOf, tiny } from '../emit/rendered.ts'

const { files, site } = tiny()
const url = `${site.base}/mcp`

/** The one block of code below the heading of a client. */
function blockOf(page: string, heading: string): string {
  const section = page.split(/^### /m).find(part => part.startsWith(`${heading}\n`)) ?? ''
  const [block] = [...section.matchAll(/^```\w+\n([\s\S]*?)\n```$/gm)].map(([, code = '']) => code)
  return block ?? ''
}

describe.each(['developers/index.md', 'es/developers/index.md'])('On %s', path => {
  const page = textOf(files, path)

  test.each([
    ['Cursor', { mcpServers: { 'tiny-dictionary': { url } } }],
    ['VS Code', { servers: { 'tiny-dictionary': { type: 'http', url } } }],
    ['Windsurf', { mcpServers: { 'tiny-dictionary': { serverUrl: url } } }],
    ['Gemini CLI', { mcpServers: { 'tiny-dictionary': { httpUrl: url } } }],
  ] as const)('%s gets its JSON.', (client, configuration) => {
    expect(JSON.parse(blockOf(page, client))).toEqual(configuration)
  })

  test.each([
    ['Claude Code', `claude mcp add --transport http tiny-dictionary ${url}`],
    ['Codex', `[mcp_servers.tiny-dictionary]\nurl = "${url}"`],
    ['Claude Desktop · claude.ai', url],
    ['ChatGPT', url],
  ])('%s gets its text.', (client, text) => {
    expect(blockOf(page, client)).toBe(text)
  })
})

test('A site without an MCP server configures no client.', () => {
  const page = textOf(tiny({ settings: 'edge: false' }).files, 'developers/index.md')
  expect(page).not.toMatch(/Claude|Cursor|mcpServers/)
})

/** Calling a tool of a host's MCP server as a program without an SDK does. */

/** What is looked at in the results of tools. */
export interface ToolResult {
  readonly lang?: string
  readonly total?: number
  readonly results?: readonly { readonly slug: string; readonly title: string; readonly url: string }[]
}

/** @returns the structure of the result */
export async function callTool(url: string, name: string, args: object): Promise<ToolResult> {
  const response = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
  })
  const text = await response.text()
  const { result } = JSON.parse(text) as { readonly result?: { readonly structuredContent?: ToolResult } }
  if (result?.structuredContent === undefined) throw new Error(text)
  return result.structuredContent
}

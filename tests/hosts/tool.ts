/** Calling a tool of a host's MCP server as a program without an SDK does. */

/** What is looked at in the results of tools. */
export interface ToolResult {
  readonly lang?: string
  readonly total?: number
  readonly results?: readonly { readonly slug: string; readonly title: string; readonly url: string }[]
}

export interface ToolAnswer {
  readonly result?: { readonly structuredContent?: ToolResult; readonly isError?: boolean }
  readonly error?: { readonly code: number; readonly data?: { readonly requestId?: string } }
}

/** @returns the JSON-RPC answer */
export async function answerOfTool(url: string, name: string, args: object): Promise<ToolAnswer> {
  const response = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
  })
  return (await response.json()) as ToolAnswer
}

/** @returns the structure of the result */
export async function callTool(url: string, name: string, args: object): Promise<ToolResult> {
  const answer = await answerOfTool(url, name, args)
  if (answer.result?.structuredContent === undefined) throw new Error(JSON.stringify(answer))
  return answer.result.structuredContent
}

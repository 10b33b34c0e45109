/**
 * Connects with the client of an old release of the official SDK, lists the tools and calls one. Prints what it saw as
 * JSON. Arguments: name of the installed package, address of the server.
 */
const [name = '', address = ''] = process.argv.slice(2)
const { Client } = await import(`${name}/client/index.js`)
const { StreamableHTTPClientTransport } = await import(`${name}/client/streamableHttp.js`)

const client = new Client({ name: 'judge', version: '1.0.0' })
await client.connect(new StreamableHTTPClientTransport(new URL(address)))
const { tools } = await client.listTools()
const found = await client.callTool({ name: 'search_terms', arguments: { query: 'neural network', limit: 1 } })
const { resources } = await client.listResources()
process.stdout.write(
  JSON.stringify({
    tools: tools.map((/** @type {{ name: string }} */ tool) => tool.name),
    text: found.content[0].text,
    resources: resources.length,
  }),
)
await client.close()

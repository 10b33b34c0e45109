/** The least that a server on node:http can do: it sends what another server has answered once, fields and bytes. */
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const [address = ''] = process.argv.slice(2)
const [fields, body] = await new Promise<readonly [Record<string, string>, Buffer]>(resolve => {
  get(address, { agent: false }, (incoming: IncomingMessage) => {
    const chunks: Buffer[] = []
    incoming.on('data', chunk => chunks.push(chunk))
    incoming.on('end', () => {
      const raw = incoming.rawHeaders
      const pairs = raw.flatMap((name, index) => (index % 2 ? [] : [[name, raw[index + 1] ?? ''] as const]))
      const own = pairs.filter(([name]) => !/^(?:Date|Connection|Keep-Alive)$/i.test(name))
      resolve([Object.fromEntries(own), Buffer.concat(chunks)])
    })
  })
})
const server = createServer((_, outgoing) => {
  outgoing.writeHead(200, fields)
  outgoing.end(body)
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))

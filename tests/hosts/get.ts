/** One request on a connection of its own, with the bytes of the answer as they were sent. */
import { request } from 'node:http'

export interface Got {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Buffer
}

export const get = (address: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Got> =>
  new Promise((resolve, reject) => {
    const outgoing = request(address, { method, headers, agent: false }, incoming => {
      const chunks: Buffer[] = []
      incoming.on('data', chunk => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const pairs = Object.entries(incoming.headers).map(([name, value]) => [name, [value].flat().join(', ')])
        resolve({ status: incoming.statusCode ?? 0, headers: Object.fromEntries(pairs), body: Buffer.concat(chunks) })
      })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })

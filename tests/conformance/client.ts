/** Asking a host over HTTP: Node's own client, because `fetch` adds fields of its own and hides some of the answer. */
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import type { Host } from './host.ts'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** The body as JSON; only for looking into. */
  json(): Readonly<Record<string, unknown>>
}

export interface Asking {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Number of the client that asks; only tests of the rate limit need others than the first. */
  readonly client?: number
}

export interface Client {
  readonly url: string
  readonly base: string
  ask(path: string, asking?: Asking): Promise<Answer>
  /** The text of a published file. */
  file(path: string): string
  close(): void
}

/** What a suite of tests gets: the client is there as soon as a test runs. */
export type Here = () => Client

export function makeClient({ url, base, dist, from }: Host): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  return {
    url,
    base,
    ask(path, { method = 'GET', headers = {}, body, client = 1 } = {}) {
      const origin = from(client)
      return new Promise((resolve, reject) => {
        const { hostname, port } = new URL(url)
        const connection = { hostname, port, ...(origin.localAddress && { localAddress: origin.localAddress }) }
        const outgoing = request(
          {
            ...connection,
            path,
            method,
            // Servers may close the connection of a request whose body they refuse, so no other request shares it.
            agent: body === undefined ? agent : false,
            headers: { ...headers, ...origin.headers },
          },
          incoming => {
            const chunks: Buffer[] = []
            incoming.on('data', chunk => chunks.push(chunk))
            incoming.on('error', reject)
            incoming.on('end', () => {
              const text = Buffer.concat(chunks).toString('utf8')
              resolve({
                status: incoming.statusCode ?? 0,
                headers: Object.fromEntries(
                  Object.entries(incoming.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
                ),
                text,
                json: () => JSON.parse(text) as Record<string, unknown>,
              })
            })
          },
        )
        outgoing.on('error', reject)
        outgoing.end(body)
      })
    },
    file: path => readFileSync(join(dist, path), 'utf8'),
    close: () => agent.destroy(),
  }
}

/** The items of a list field. */
export const list = (value: string | undefined): readonly string[] =>
  (value ?? '').split(',').map(item => item.trim().toLowerCase())

/** A strong validator (RFC 9110 §8.8.3). */
export const STRONG = /^"[!#-~]+"$/

/**
 * A crowd on the Node host: many clients behind a proxy, each with its own requests, over connections that they share.
 * What comes back is compared with what must; a client's remaining requests must count down one by one.
 */
import { random, shuffled } from '../make.ts'
import { openConnection } from './connection.ts'
import { mixture } from './mixture.ts'
import { type Planned, write } from './planned.ts'

export interface Crowd {
  readonly port: number
  readonly slugs: readonly [string, ...string[]]
  readonly clients: number
  readonly requests: number
  /** Number of the first client, so that another crowd has other addresses. */
  readonly from?: number
}

export interface CrowdResult {
  readonly requests: number
  readonly seconds: number
  /** How many answers had each status. */
  readonly statuses: Readonly<Record<string, number>>
  /** Answers that were not as they must be, and clients that were counted wrongly. */
  readonly faults: readonly string[]
  /** Clients that were refused, and how many requests of theirs. */
  readonly refused: readonly number[]
}

/** Requests of a client in a window. */
const QUOTA = 300
const SOCKETS = 32
/** Clients that are there at the same time: all their requests fit into the window that begins with the first. */
const TOGETHER = 500
/** Of this many clients one is greedy, and sends this many requests. */
const GREEDY = 1_000
const GREEDY_REQUESTS = 310

export async function sendCrowd({ port, slugs, clients, requests, from = 0 }: Crowd): Promise<CrowdResult> {
  const next = random(clients)
  const plan = mixture(slugs, next)
  const statuses: Record<string, number> = {}
  const faults: string[] = []
  const refused: number[] = []
  const shared = requests - Math.ceil(clients / GREEDY) * GREEDY_REQUESTS
  const connections = Array.from({ length: SOCKETS }, () => openConnection(port))
  const started = performance.now()
  let sent = 0

  for (let first = 0; first < clients; first += TOGETHER) {
    const group = Array.from({ length: Math.min(TOGETHER, clients - first) }, (_, i) =>
      makeClient(from + first + i, next),
    )
    const planned = group.flatMap((client, i) => [
      ...Array.from({ length: share(shared, clients, first + i) }, () => ({ client, request: plan() })),
      ...((first + i) % GREEDY === 0
        ? Array.from({ length: GREEDY_REQUESTS }, () => ({ client, request: ENTRY }))
        : []),
    ])
    const queue = [...shuffled(planned, next)]
    sent += queue.length
    await Promise.all(
      connections.map(async ({ ask }) => {
        for (let job = queue.pop(); job; job = queue.pop()) {
          const { client, request } = job
          const { status, head } = await ask(write(request, client.spelling()), request.method !== 'HEAD')
          statuses[status] = (statuses[status] ?? 0) + 1
          const fault = client.take(request, status, head)
          if (fault !== undefined) faults.push(fault)
        }
      }),
    )
    for (const client of group) {
      const { fault, over } = client.sum()
      if (fault !== undefined) faults.push(fault)
      if (over > 0) refused.push(over)
    }
  }
  for (const { close } of connections) close()
  return { requests: sent, seconds: (performance.now() - started) / 1_000, statuses, faults, refused }
}

/** How many of all requests are those of one client. */
const share = (all: number, clients: number, index: number): number =>
  Math.floor((all * (index + 1)) / clients) - Math.floor((all * index) / clients)

const ENTRY: Planned = { method: 'GET', target: '/v1/terms.json', status: 200, counts: true, fields: ['If-Match: "x"'] }

interface Client {
  /** Its address in one of the ways to write it, which must not make another client of it. */
  spelling(): string
  /** @returns what is wrong with an answer */
  take(request: Planned, status: number, head: string): string | undefined
  /** What is wrong with all answers together, and how many were refused. */
  sum(): { readonly fault?: string; readonly over: number }
}

function makeClient(index: number, next: () => number): Client {
  const spellings = addressOf(index)
  const left: number[] = []
  let counted = 0
  let over = 0
  return {
    spelling: () => spellings[Math.floor(next() * spellings.length)] ?? '',
    take({ method, target, status: wanted, counts }, status, head) {
      const said = /^RateLimit: "default";r=(\d+);t=(\d+)\r$/im.exec(head)
      const what = `${method} ${target.slice(0, 80)}: ${status}`
      if ((said !== null) !== counts) return `${what}, ${counts ? 'without' : 'with'} a count`
      if (!counts) return status === wanted ? undefined : `${what} instead of ${wanted}`
      counted++
      if (status === 429) {
        over++
        return /^Retry-After: [1-9]\d?\r$/im.test(head) && said?.[1] === '0' ? undefined : `${what} without a wait`
      }
      left.push(Number(said?.[1]))
      return status === wanted ? undefined : `${what} instead of ${wanted}`
    },
    sum() {
      const expected = Array.from({ length: Math.min(counted, QUOTA) }, (_, i) => QUOTA - 1 - i)
      const isExact = left.sort((a, b) => b - a).join() === expected.join() && over === Math.max(0, counted - QUOTA)
      return { over, ...(!isExact && { fault: `${spellings[0]} asked ${counted} times and was told ${left.join()}` }) }
    },
  }
}

/** Half of them IPv4, half of them lines of IPv6 with many addresses each. */
function addressOf(index: number): readonly string[] {
  const [high, low] = [index >> 8, index & 255]
  if (index % 2 === 0) {
    const address = `10.1.${high}.${low}`
    return [address, `::ffff:${address}`, `${address}:4711`, `[::ffff:${address}]:1`]
  }
  const line = `2001:db8:${high.toString(16)}:${low.toString(16)}`
  return [`${line}::1`, `[${line}::1]:443`, `${line}:ffff:ffff:ffff:ffff`, `${line}:0:0:0:7`.toUpperCase()]
}

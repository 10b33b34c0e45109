/**
 * Requests a second for an entry's JSON on loopback: the Node host as `npm run serve` starts it, counting included,
 * against a bare node:http server that sends the same fields and bytes. Servers and load are processes of their own, and
 * runs alternate, so that whatever else the machine does slows both alike.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface HttpRates {
  /** Requests a second, the median of the runs. */
  readonly bare: number
  readonly site: number
  readonly ratio: number
}

export interface HttpBench {
  /** A folder that has been built. */
  readonly dist: string
  readonly path: string
  readonly rounds?: number
  readonly seconds?: number
}

const script = (name: string): string => fileURLToPath(new URL(`./http-${name}.ts`, import.meta.url))

export async function httpRates({ dist, path, rounds = 5, seconds = 1.5 }: HttpBench): Promise<HttpRates> {
  const children: ChildProcess[] = []
  const start = async (name: string, ...args: readonly string[]): Promise<readonly [ChildProcess, unknown]> => {
    const child = fork(script(name), args, { execArgv: ['--import', 'tsx'] })
    children.push(child)
    return [child, (await once(child, 'message'))[0]]
  }
  try {
    const [, site] = await start('server', dist)
    const [, bare] = await start('bare', `http://127.0.0.1:${site}${path}`)
    const [load] = await start('load')
    const rate = async (port: unknown): Promise<number> => {
      load.send({ port, path, seconds })
      return Number((await once(load, 'message'))[0])
    }
    const rates = { bare: [] as number[], site: [] as number[] }
    for (let round = -1; round < rounds; round++) {
      const pair = [await rate(bare), await rate(site)] as const
      if (round < 0) continue
      rates.bare.push(pair[0])
      rates.site.push(pair[1])
    }
    const [bareRate, siteRate] = [median(rates.bare), median(rates.site)]
    return { bare: bareRate, site: siteRate, ratio: siteRate / bareRate }
  } finally {
    for (const child of children) child.kill()
  }
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

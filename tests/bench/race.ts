/**
 * Two servers measured against each other: each is a process of its own, so is the load, and runs alternate, so that
 * whatever else the machine does slows both alike.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Job } from './http-load.ts'

export interface Race {
  /** Starts a server of this folder and gives its port. */
  start(name: string, ...args: readonly string[]): Promise<number>
  /** @param theirs and ours are ports */
  run(theirs: number, ours: number, job: Omit<Job, 'port' | 'seconds'>, length?: RaceLength): Promise<Rates>
}

export interface Rates {
  /** Requests a second, the median of all runs. */
  readonly theirs: number
  readonly ours: number
  /** Ours by theirs in the same round, the median of all rounds. */
  readonly ratio: number
}

/** Rounds for the compilers of both. */
const WARMING = 2

export interface RaceLength {
  readonly rounds?: number
  readonly seconds?: number
}

/** Ends every process in the end. */
export async function inRace<Result>(measure: (race: Race) => Promise<Result>): Promise<Result> {
  const children: ChildProcess[] = []
  const begin = async (name: string, args: readonly string[]): Promise<readonly [ChildProcess, unknown]> => {
    const script = fileURLToPath(new URL(`./${name}.ts`, import.meta.url))
    const child = fork(script, args, { execArgv: ['--import', 'tsx'] })
    children.push(child)
    return [child, await said(child, name)]
  }
  try {
    const [load] = await begin('http-load', [])
    return await measure({
      start: async (name, ...args) => Number((await begin(name, args))[1]),
      async run(theirs, ours, job, { rounds = 7, seconds = 1.5 } = {}) {
        const rate = async (port: number): Promise<number> => {
          load.send({ ...job, port, seconds } satisfies Job)
          return Number(await said(load, 'load'))
        }
        const pairs: (readonly [theirs: number, ours: number])[] = []
        for (let round = -WARMING; round < rounds; round++) {
          const pair = [await rate(theirs), await rate(ours)] as const
          if (round >= 0) pairs.push(pair)
        }
        return {
          theirs: median(pairs.map(([first]) => first)),
          ours: median(pairs.map(([, second]) => second)),
          ratio: median(pairs.map(([first, second]) => second / first)),
        }
      },
    })
  } finally {
    for (const child of children) child.kill()
  }
}

/** The next message of a process; a process that ends has none. */
const said = (child: ChildProcess, name: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const ended = () => reject(new Error(`${name} ended before it answered`))
    child.once('exit', ended)
    child.once('message', message => {
      child.off('exit', ended)
      resolve(message)
    })
  })

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

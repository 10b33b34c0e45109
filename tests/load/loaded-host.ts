/** The Node host as `palabit serve` starts it behind one proxy, with an ear for how much memory it holds. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { plainEnvironment } from '../build/folders.ts'
import { type CrowdResult, sendCrowd } from './crowd.ts'
import type { Memory } from './heap-probe.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface LoadResult extends CrowdResult {
  /** Before the crowd came, and when it was gone, without garbage. */
  readonly before: Memory
  readonly after: Memory
  /** Everything that the host has printed. */
  readonly printed: string
}

/** Clients that come before the memory is measured, so that every part of the program has run once. */
const WARMING = 200

/** @param dist a folder that has been built */
export async function loadHost(dist: string, clients: number, requests: number): Promise<LoadResult> {
  const probe = fileURLToPath(new URL('./heap-probe.ts', import.meta.url))
  const host = fork(join(ROOT, 'scripts/palabit.mjs'), ['serve', '--dist', dist, '--port', '0', '--trust-proxy', '1'], {
    execArgv: ['--expose-gc', '--import', 'tsx', '--import', probe],
    env: plainEnvironment(),
    silent: true,
  })
  let printed = ''
  for (const stream of [host.stdout, host.stderr]) {
    stream?.on('data', chunk => {
      printed += String(chunk)
    })
  }
  const memory = async (): Promise<Memory> => {
    host.send('memory')
    return (await once(host, 'message'))[0] as Memory
  }
  try {
    while (!/:\d+\n/.test(printed)) await once(host.stdout ?? host, 'data')
    const port = Number(/:(\d+)\n/.exec(printed)?.[1])
    const slugs = slugsIn(dist)
    await sendCrowd({ port, slugs, clients: WARMING, requests: WARMING * 10, from: clients })
    const before = await memory()
    const result = await sendCrowd({ port, slugs, clients, requests })
    return { ...result, before, after: await memory(), printed }
  } finally {
    host.kill()
  }
}

function slugsIn(dist: string): readonly [string, ...string[]] {
  const { terms } = JSON.parse(readFileSync(join(dist, 'v1/terms.json'), 'utf8')) as {
    readonly terms: readonly { readonly slug: string }[]
  }
  const [first, ...others] = terms.map(({ slug }) => slug)
  if (first === undefined) throw new Error(`${dist} has no terms.`)
  return [first, ...others]
}

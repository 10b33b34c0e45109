/** A host as a process of its own that says where it listens. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { plainEnvironment } from '../build/folders.ts'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface Started {
  readonly url: string
  /** Everything printed so far. */
  readonly printed: string
  /** Sends a signal without waiting for the end. */
  signal?(signal: NodeJS.Signals): void
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Starts a program and waits until it prints an address with a port. */
export async function startProcess(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd = ROOT,
): Promise<Started> {
  const child = spawn(command, args, { cwd, env: plainEnvironment(env) })
  let printed = ''
  const ended = once(child, 'close')
  const port = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', chunk => {
        printed += String(chunk)
        const found = /http:\/\/[^\s/]+:(\d+)/.exec(printed)?.[1]
        if (found !== undefined) resolve(found)
      })
    }
    child.on('error', reject)
    child.on('close', () => reject(new Error(`The host ended before it listened:\n${printed}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    get printed() {
      return printed
    },
    signal(signal) {
      child.kill(signal)
    },
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      return (await ended)[0] as number | null
    },
  }
}

/** Programs of others that look at our server from outside, each in a process of its own so that the server can answer. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { plainEnvironment } from '../build/folders.ts'
import { ROOT } from '../hosts/process.ts'

export interface Verdict {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program to its end. */
export async function judge(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Verdict> {
  const child = spawn(command, args, { cwd: ROOT, env: plainEnvironment({ NO_COLOR: '1', ...env }) })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', chunk => (stdout += String(chunk)))
  child.stderr.on('data', chunk => (stderr += String(chunk)))
  const [status] = await once(child, 'close')
  return { status: status as number | null, stdout, stderr }
}

/**
 * Running a command in this process, which takes milliseconds instead of a second. Arguments, working folder, environment,
 * output and exit code are those that a process of its own would have. Tests of what only a process can show (signals,
 * ports, the loader) use `run` and `start` of `run.ts`; every command has at least one of these.
 */
import { main } from '../../scripts/cli.ts'
import { plainEnvironment } from '../build/folders.ts'
import type { CommandName, Run, Surroundings } from './run.ts'

export async function runHere(
  command: CommandName,
  args: readonly string[],
  { cwd, env }: Pick<Surroundings, 'cwd' | 'env'>,
): Promise<Run> {
  const { env: ownEnvironment } = process
  const ownFolder = process.cwd()
  const written = { stdout: '', stderr: '' }
  const writers = { stdout: process.stdout.write, stderr: process.stderr.write }
  for (const name of ['stdout', 'stderr'] as const)
    process[name].write = (chunk: string | Uint8Array): boolean => {
      written[name] += String(chunk)
      return true
    }
  process.env = plainEnvironment(env)
  process.chdir(cwd)
  try {
    const status = await main([command, ...args])
    return { status, ...written }
  } finally {
    process.chdir(ownFolder)
    process.env = ownEnvironment
    for (const name of ['stdout', 'stderr'] as const) process[name].write = writers[name]
  }
}

/**
 * Running a script in this process, which takes milliseconds instead of a second. Arguments, working folder, environment,
 * output and exit code are those that a process of its own would have. Tests of what only a process can show (signals,
 * ports, the loader) use `run` and `start` of `run.ts`; every script has at least one of these.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { plainEnvironment } from '../build/folders.ts'
import { ROOT, type Run, type Script, type Surroundings } from './run.ts'

/** What `process.exit` throws here, so that nothing behind it runs. */
class Exit extends Error {}

/** Of a script that does not wait for its end at its top level. */
interface Ending {
  readonly ended?: Promise<void>
}

/** Makes the loader run a script again: what a script does is done when its module is read. */
let runs = 0

export async function runHere(
  script: Script,
  args: readonly string[],
  { cwd, env }: Pick<Surroundings, 'cwd' | 'env'>,
): Promise<Run> {
  const { argv, exit, exitCode, env: ownEnvironment } = process
  const ownFolder = process.cwd()
  const listeners = process.listeners('uncaughtException')
  const written = { stdout: '', stderr: '' }
  const writers = { stdout: process.stdout.write, stderr: process.stderr.write }
  let status: number | undefined
  for (const name of ['stdout', 'stderr'] as const)
    process[name].write = (chunk: string | Uint8Array): boolean => {
      // The script has ended; what a catch clause says about that is nothing that a process would say.
      if (status === undefined) written[name] += String(chunk)
      return true
    }
  const file = join(ROOT, 'scripts', `${script}.ts`)
  process.argv = [process.execPath, file, ...args]
  process.env = plainEnvironment(env)
  process.exitCode = undefined
  process.exit = code => {
    status ??= Number(code ?? process.exitCode ?? 0)
    throw new Exit()
  }
  process.chdir(cwd)
  try {
    const { ended } = (await import(/* @vite-ignore */ `${pathToFileURL(file).href}?run=${++runs}`)) as Ending
    await ended
  } catch (error) {
    if (!(error instanceof Exit)) explain(error, listeners)
  } finally {
    status ??= Number(process.exitCode ?? 0)
    process.chdir(ownFolder)
    Object.assign(process, { argv, exit, exitCode, env: ownEnvironment })
    for (const name of ['stdout', 'stderr'] as const) process[name].write = writers[name]
    for (const listener of process.listeners('uncaughtException'))
      if (!listeners.includes(listener)) process.removeListener('uncaughtException', listener)
  }
  return { status, ...written }
}

/** Hands an error to the listener that the script has added, as Node does; without one it is an error of the test. */
function explain(error: unknown, before: readonly NodeJS.UncaughtExceptionListener[]): void {
  const own = process.listeners('uncaughtException').find(listener => !before.includes(listener))
  if (!own) throw error
  try {
    own(error as Error, 'uncaughtException')
  } catch (exit) {
    if (!(exit instanceof Exit)) throw exit
  }
}

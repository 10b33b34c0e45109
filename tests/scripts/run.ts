/** Running the commands as a person does: a process of its own, in a folder that holds `content` and `public`. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Finished, plainEnvironment, withTheTest } from '../build/folders.ts'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export type CommandName =
  | 'build'
  | 'check'
  | 'dev'
  | 'links'
  | 'new'
  | 'remove'
  | 'rename'
  | 'serve'
  | 'spell'
  | 'upload'

const commandLine = (command: CommandName, args: readonly string[]): readonly string[] => [
  join(ROOT, 'scripts/palabit.mjs'),
  command,
  ...args,
]

export interface Run {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface Surroundings {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  /** Takes what is to be done in the end, where that is not the end of a test. */
  readonly finished?: Finished
  /** Milliseconds after which a command that does not end is ended. */
  readonly timeout?: number
  /** User as whom a command runs; only root may choose. */
  readonly uid?: number
}

/** Runs a command to its end. */
export function run(
  command: CommandName,
  args: readonly string[],
  { cwd, env, timeout = 120_000, uid }: Surroundings,
): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, commandLine(command, args), {
    cwd,
    encoding: 'utf8',
    env: plainEnvironment(env),
    timeout,
    ...(uid !== undefined && { uid, gid: uid }),
  })
  return { status, stdout, stderr }
}

export interface Running {
  /** Everything printed so far. */
  readonly printed: string
  /** Waits until the command has printed a text, beginning with what it prints from now on when `fresh` is set. */
  said(text: string | RegExp, fresh?: number): Promise<string>
  /** How it ended by itself. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>
  /** Ends the command with a signal and says how it ended. */
  end(signal?: NodeJS.Signals): Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>
}

/** Starts a command that goes on until it is ended; it is ended with the test at the latest. */
export function start(
  command: CommandName,
  args: readonly string[],
  { cwd, env, finished = withTheTest }: Surroundings,
): Running {
  const child: ChildProcess = spawn(process.execPath, commandLine(command, args), { cwd, env: plainEnvironment(env) })
  let printed = ''
  let over = false
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', chunk => {
      printed += String(chunk)
    })
  }
  const ended = once(child, 'close').then(([code, signal]) => {
    over = true
    return { code: code as number | null, signal: signal as NodeJS.Signals | null }
  })
  finished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return {
    ended,
    get printed() {
      return printed
    },
    async said(text, fresh = 0) {
      for (;;) {
        const news = printed.slice(fresh)
        if (typeof text === 'string' ? news.includes(text) : text.test(news)) return news
        if (over) throw new Error(`The command ended without saying ${text}:\n${printed}`)
        await wait(10)
      }
    },
    async end(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

/** Address at which a server says that it listens. */
export async function addressOf(running: Running): Promise<string> {
  const found = /http:\/\/[^\s;]+/.exec(await running.said(/http:\/\/\S+:\d+/))?.[0]
  if (found === undefined) throw new Error(running.printed)
  return found
}

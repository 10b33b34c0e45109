/** Programs of the system that judge downloads; tests that need one are skipped, with a notice, where it is missing. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Where Debian puts epubcheck, which is no program but an archive for Java. */
const EPUBCHECK = '/usr/share/java/epubcheck.jar'

const isInstalled = (program: string): boolean => spawnSync('which', [program]).status === 0

const known = new Map<string, boolean>()

/** Whether a judge is installed; says once if not. */
export function has(judge: 'epubcheck' | 'rapper' | 'sdcv'): boolean {
  const found =
    known.get(judge) ?? (judge === 'epubcheck' ? existsSync(EPUBCHECK) && isInstalled('java') : isInstalled(judge))
  if (!found && !known.has(judge)) console.info(`Notice: ${judge} is not installed, so its tests are skipped.`)
  known.set(judge, found)
  return found
}

export interface Verdict {
  readonly status: number | null
  readonly out: string
  readonly errors: string
}

/** Runs a program that reads what it judges from a file or its standard input. */
export function judge(program: string, args: readonly string[], input?: string): Verdict {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    ...(input !== undefined && { input }),
  })
  return { status, out: stdout, errors: stderr }
}

export const epubcheck = (path: string): Verdict => judge('java', ['-jar', EPUBCHECK, path])

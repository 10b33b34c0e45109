/**
 * Repairing what a killed build left behind: its unfinished folder is removed, an old site it had moved aside returns,
 * and an exchange that it had begun inside the folder is finished.
 */
import { existsSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { finishExchange, prefixOf } from './swap-site-folders.ts'

/** @param out folder of the site */
export function recover(out: string): void {
  for (const { kind, path } of leftovers(dirname(out), out)) {
    if (kind === 'previous' && !existsSync(out)) renameSync(path, out)
    else if (kind === 'previous' || kind === 'next') remove(path)
  }
  const inside = leftovers(out, out)
  for (const { kind, pid } of inside) if (kind === 'ready') finishExchange(out, pid)
  for (const { path } of inside) remove(path)
}

interface Leftover {
  readonly kind: string
  readonly pid: string
  readonly path: string
}

/** What builds that are no longer running have left in a folder. */
function leftovers(folder: string, out: string): readonly Leftover[] {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  const prefix = prefixOf(out)
  return readdirSync(folder).flatMap(name => {
    const found = name.startsWith(prefix)
      ? /^(next|previous|ready|journal)-(\d+)$/.exec(name.slice(prefix.length))
      : null
    const [, kind = '', pid = ''] = found ?? []
    return found && !isAlive(Number(pid)) ? [{ kind, pid, path: join(folder, name) }] : []
  })
}

/** What cannot be removed does no harm where it is. */
function remove(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true })
  } catch {
    // Its owner or its permissions are others.
  }
}

/** Whether a process other than this one runs. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

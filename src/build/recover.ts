/** Making good what a killed build left behind: its unfinished folder goes, and an old site it had moved aside returns. */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** With what the names of our own folders beside a site begin. */
export const prefixOf = (out: string): string => `.${basename(out)}.`

/** @param out folder of the site */
export function recover(out: string): void {
  const parent = dirname(out)
  const prefix = prefixOf(out)
  if (!existsSync(parent)) return
  for (const name of readdirSync(parent)) {
    const found = name.startsWith(prefix) ? /^(next|previous)-(\d+)$/.exec(name.slice(prefix.length)) : null
    if (!found || isAlive(Number(found[2]))) continue
    const path = join(parent, name)
    if (found[1] === 'previous' && !existsSync(out)) renameSync(path, out)
    else rmSync(path, { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Writing a file whole or not at all: a full disk or a signal leaves the old one. */
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

interface Options {
  /** Permissions of the file. */
  readonly mode?: number
  /** Whether it has to be on the disk before it takes the place of the old one. */
  readonly flush?: boolean
}

/** Writes beside the file first. Drafts have the number of the process, so that two programs do not share one. */
export function writeWhole(path: string, content: string | Uint8Array, options: Options = {}): void {
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}.draft`)
  try {
    writeFileSync(draft, content, options)
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

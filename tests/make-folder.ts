/** Where tests put their folders: in memory where there is room, for most of their work is to write and delete files. */
import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** Bytes: a large site and what a build keeps beside it. */
const ROOM = 1_000_000_000

/** @returns path of a new folder, whose name begins with `palabit-` */
export function makeFolder(purpose: string): string {
  const { bavail, bsize } = existsSync(MEMORY) ? statfsSync(MEMORY) : { bavail: 0, bsize: 0 }
  return mkdtempSync(join(bavail * bsize > ROOM ? MEMORY : tmpdir(), `palabit-${purpose}-`))
}

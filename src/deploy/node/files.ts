/** The published files from a folder on disk. */
import { readFile, realpath } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import type { Platform } from '../../edge/platform.ts'

/** @param dist folder that a build has made */
export async function diskPlatform(dist: string): Promise<Platform> {
  const root = await realpath(resolve(dist))
  return {
    async asset(path) {
      const target = join(root, path)
      if (!target.startsWith(root + sep)) return undefined
      try {
        return { bytes: new Uint8Array(await readFile(target)) }
      } catch (error) {
        if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return undefined
        throw error
      }
    },
  }
}

/** No such file, a folder, a file where a folder was asked for, a name that is too long. */
const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'])

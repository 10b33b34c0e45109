/**
 * The published files in a folder. Files are cached in memory and checked for changes at most once a second, so that a
 * new build is served at once and frequent requests do not touch the disk.
 */
import { open, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import { tagOf } from '../../edge/answer.ts'
import type { Asset, Platform } from '../../edge/platform.ts'
import { boundedBy, makeCompressor } from './compress.ts'

/** Bytes of files, and of compressed files, that are kept in memory. */
const MAX_FILES_BYTES = 64 * 1_024 * 1_024
const MAX_COMPRESSED_BYTES = 32 * 1_024 * 1_024
/** Milliseconds for which a file is assumed to be unchanged. */
const FRESH_MS = 1_000

interface Kept extends Asset {
  /** Inode, size and time of the last change; builds never write into published files. */
  readonly version: string
}

/** @param root real path of a folder that a build has made */
export function diskFiles(root: string): Pick<Platform, 'asset'> {
  const encoder = makeCompressor(MAX_COMPRESSED_BYTES)
  const read = async (path: string, target: string): Promise<Kept | undefined> => {
    const file = await open(target)
    try {
      const facts = await file.stat()
      if (!facts.isFile()) return undefined
      // Kept as a Buffer: Node would convert any other array for every answer.
      const bytes = await file.readFile()
      const plain = { bytes, etag: await tagOf(bytes) }
      return { ...plain, modified: facts.mtimeMs, encode: encoder(path, plain), version: versionOf(facts) }
    } finally {
      await file.close()
    }
  }
  const cache = new LRUCache<string, Kept>({
    ...boundedBy(MAX_FILES_BYTES),
    ttl: FRESH_MS,
    noDeleteOnStaleGet: true,
    async fetchMethod(path, kept) {
      const target = join(root, path)
      if (!target.startsWith(root + sep)) return undefined
      try {
        return kept && versionOf(await stat(target)) === kept.version ? kept : await read(path, target)
      } catch (error) {
        if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return undefined
        throw error
      }
    },
  })
  return { asset: path => cache.get(path) ?? cache.fetch(path) }
}

const versionOf = ({ ino, size, mtimeMs }: { readonly ino: number; readonly size: number; readonly mtimeMs: number }) =>
  `${ino} ${size} ${mtimeMs}`

/** No such file, a folder, a file in place of a folder, or a name that is too long. */
const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'])

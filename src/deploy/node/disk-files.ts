/**
 * The published files of a folder on disk. They are cached in memory and checked for changes at most once a second, so
 * that a new build is served at once and frequent requests do not touch the disk. Texts are compressed once for each
 * version.
 */
import { open, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { tagOf } from '../../edge/file-response.ts'
import { mediaType } from '../../edge/media-type-by-extension.ts'
import type { Asset, Coding, Platform } from '../../edge/platform.ts'

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

/** Smaller files fit a packet anyway. */
const MIN_BYTES = 1_024
/** Bytes beyond which the best compression takes too long for a request. */
const MAX_BEST_COMPRESSION_BYTES = 256 * 1_024
const TEXT = /^text\/|[/+](?:jsonl?|xml|x-tbx|javascript)\b/

/** Approximate overhead of a cache entry; without it, empty values would be free. */
const OVERHEAD_BYTES = 500

/** Options of a cache with a limit in bytes; files larger than a quarter of it are not kept. */
const boundedBy = (limit: number) => ({
  maxSize: limit,
  maxEntrySize: limit / 4,
  sizeCalculation: ({ bytes }: Pick<Asset, 'bytes'>): number => bytes.length + OVERHEAD_BYTES,
  // What is pushed out while it is read or compressed is an answer nevertheless.
  ignoreFetchAbort: true,
})

type Plain = Required<Pick<Asset, 'bytes' | 'etag'>>

/**
 * @param limit bytes of compressed files to keep in memory
 * @returns a function that returns `Asset.encode` for a file, if compressing it is worth while
 */
function makeCompressor(limit: number): (path: string, plain: Plain) => Asset['encode'] {
  const kept = new LRUCache<string, Plain, { readonly coding: Coding; readonly bytes: Uint8Array }>({
    ...boundedBy(limit),
    fetchMethod: async (tag, _, { context: { coding, bytes } }) => ({
      bytes: await compress(coding, bytes),
      etag: tag,
    }),
  })
  return (path, { bytes, etag }) => {
    if (bytes.length < MIN_BYTES || !TEXT.test(mediaType(path))) return undefined
    return coding => {
      const tag = `${etag.slice(0, -1)}-${coding}"`
      return kept.get(tag) ?? kept.forceFetch(tag, { context: { coding, bytes } })
    }
  }
}

async function compress(coding: Coding, bytes: Uint8Array): Promise<Buffer<ArrayBuffer>> {
  const isLarge = bytes.length > MAX_BEST_COMPRESSION_BYTES
  if (coding === 'gzip') return exact(await gzipped(bytes, { level: isLarge ? 6 : 9 }))
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: isLarge ? 5 : 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return exact(await brotliCompressed(bytes, { params }))
}

/**
 * A copy without the unused rest of zlib's memory; a Buffer, because Node would convert other arrays for every answer.
 */
const exact = (bytes: Uint8Array): Buffer<ArrayBuffer> => Buffer.from(new Uint8Array(bytes).buffer)

const gzipped = promisify(gzip)
const brotliCompressed = promisify(brotliCompress)

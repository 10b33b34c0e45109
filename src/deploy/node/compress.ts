/** Compresses published text files with Node's zlib, once for each version of a file. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Coding } from '../../edge/coding.ts'
import { mediaType } from '../../edge/media-type.ts'
import type { Asset } from '../../edge/platform.ts'

/** Smaller files fit a packet anyway. */
const MIN_BYTES = 1_024
/** Bytes beyond which the best compression takes too long for a request. */
const MAX_BEST_COMPRESSION_BYTES = 256 * 1_024
const TEXT = /^text\/|[/+](?:jsonl?|xml|x-tbx|javascript)\b/

/** Approximate overhead of a cache entry; without it, empty values would be free. */
const OVERHEAD_BYTES = 500

/** Options of a cache with a limit in bytes; files larger than a quarter of it are not kept. */
export const boundedBy = (limit: number) => ({
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
export function makeCompressor(limit: number): (path: string, plain: Plain) => Asset['encode'] {
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

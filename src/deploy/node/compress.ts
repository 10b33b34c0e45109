/** Compressing published files with Node's own zlib: once for each version of a file, and only what becomes smaller. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Coding } from '../../edge/coding.ts'
import type { Asset } from '../../edge/platform.ts'
import { byteCache } from './byte-cache.ts'

/** Below this a packet is a packet, compressed or not. */
const SMALLEST = 1_024
/** Bytes from which the best compression would keep a client waiting. */
const LARGE = 256 * 1_024
const TEXT = /\.(?:html|md|json|txt|xml|css|js|svg|webmanifest)$|^[^.]*$|\/(?:api-catalog|server-card)$/

export type Encode = NonNullable<Asset['encode']>

/**
 * @param limit bytes of compressed files that are kept
 * @returns a function that makes `Asset.encode` for a file, where compressing it is worth while
 */
export function makeCompressor(limit: number): (path: string, asset: Required<Omit<Asset, 'encode'>>) => Encode | undefined {
  const kept = byteCache<Required<Omit<Asset, 'encode'>>>(limit)
  const running = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

  return (path, { bytes, etag }) => {
    if (bytes.length < SMALLEST || !TEXT.test(path)) return undefined
    return async coding => {
      const tag = `${etag.slice(0, -1)}-${coding}"`
      const known = kept.get(tag)
      if (known) return known
      const work = running.get(tag) ?? compress(coding, bytes).finally(() => running.delete(tag))
      running.set(tag, work)
      const encoded = { bytes: await work, etag: tag }
      kept.set(tag, encoded, encoded.bytes.length)
      return encoded
    }
  }
}

async function compress(coding: Coding, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const isLarge = bytes.length > LARGE
  if (coding === 'gzip') return new Uint8Array(await gzipped(bytes, { level: isLarge ? 6 : 9 }))
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: isLarge ? 5 : 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return new Uint8Array(await brotlied(bytes, { params }))
}

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

/** Answering with a file: its validator, conditional requests (RFC 9110 §13), and its length. */
import type { Asset } from './platform.ts'

/** @param headers of the answer, to which validator and length are added */
export async function answer(asset: Asset, headers: Headers, request: Request, status = 200): Promise<Response> {
  const etag = asset.etag ?? (await tagOf(asset.bytes))
  headers.set('ETag', etag)
  if (status === 200 && matches(request.headers.get('If-None-Match'), etag)) {
    for (const name of ['Content-Type', 'Content-Length']) headers.delete(name)
    return new Response(null, { status: 304, headers })
  }
  headers.set('Content-Length', String(asset.bytes.length))
  return new Response(asset.bytes, { status, headers })
}

/** A strong validator: two versions of a file never share it. */
export async function tagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `"${Array.from(digest.subarray(0, 12), byte => byte.toString(16).padStart(2, '0')).join('')}"`
}

/** RFC 9110 §13.1.2: weak comparison, a list, or `*`. */
function matches(header: string | null, etag: string): boolean {
  if (header === null) return false
  return header.split(',').some(tag => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}

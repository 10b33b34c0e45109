/** Answering with a file: its coding, its validator, conditional requests (RFC 9110 §13), and its length. */
import { chooseCoding } from './coding.ts'
import type { Asset } from './platform.ts'
import type { Fields, Reply } from './reply.ts'

/** @param fields of the answer, to which validator, coding and length are added */
export async function answer(asset: Asset, fields: Fields, request: Request): Promise<Reply> {
  const coding = asset.encode && chooseCoding(request.headers.get('Accept-Encoding'))
  const { bytes, etag = await tagOf(bytes) } = coding === undefined ? asset : ((await asset.encode?.(coding)) ?? asset)
  const known = asset.encode ? { ...fields, Vary: varyBy(fields.Vary), ETag: etag } : { ...fields, ETag: etag }
  if (matches(request.headers.get('If-None-Match'), etag)) {
    const { 'Content-Type': _, ...rest } = known as Fields
    return { status: 304, fields: rest, body: null }
  }
  const length = { 'Content-Length': String(bytes.length) }
  const coded = coding === undefined ? undefined : { 'Content-Encoding': coding }
  return { status: 200, fields: Object.assign(known, coded, length), body: bytes }
}

const varyBy = (vary: string | undefined): string =>
  vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`

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

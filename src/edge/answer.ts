/** Answering with a file: its coding, its validator, conditional requests (RFC 9110 §13), and its length. */
import { type Coding, chooseCoding } from './coding.ts'
import { chain, type MaybePromise } from './maybe-promise.ts'
import type { Asset } from './platform.ts'
import type { Fields, Reply } from './reply.ts'

/** @param fields of the answer, to which validator, coding and length are added */
export function answer(asset: Asset, fields: Fields, request: Request): MaybePromise<Reply> {
  const coding = asset.encode && chooseCoding(request.headers.get('Accept-Encoding'))
  const encoded = coding === undefined ? undefined : asset.encode?.(coding)
  const condition = request.headers.get('If-None-Match')
  return chain(encoded, (sent = asset) =>
    chain(known(sent, fields) ?? complete(sent, fields, coding, asset.encode !== undefined), whole => {
      if (condition === null || !matches(condition, whole.ETag ?? ''))
        return { status: 200, fields: whole, body: sent.bytes }
      const { 'Content-Type': _, 'Content-Encoding': __, 'Content-Length': ___, ...rest } = whole
      return { status: 304, fields: rest, body: null }
    }),
  )
}

/** The fields of the last answer with the same bytes: on a host that keeps its files in memory, nearly always the same. */
const memory = new WeakMap<Uint8Array, { readonly fields: Fields; readonly whole: Fields }>()

function known(sent: Sent, fields: Fields): Fields | undefined {
  const last = memory.get(sent.bytes)
  return last?.fields === fields ? last.whole : undefined
}

async function complete(sent: Sent, fields: Fields, coding: Coding | undefined, varies: boolean): Promise<Fields> {
  const whole = {
    ...fields,
    ...(varies && { Vary: fields.Vary === undefined ? 'Accept-Encoding' : `${fields.Vary}, Accept-Encoding` }),
    ...(coding && { 'Content-Encoding': coding }),
    ETag: sent.etag ?? (await tagOf(sent.bytes)),
    'Content-Length': String(sent.bytes.length),
  }
  memory.set(sent.bytes, { fields, whole })
  return whole
}

type Sent = Pick<Asset, 'bytes' | 'etag'>

/** A strong validator: two versions of a file never share it. */
export async function tagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `"${Array.from(digest.subarray(0, 12), byte => byte.toString(16).padStart(2, '0')).join('')}"`
}

/** RFC 9110 §13.1.2: `*`, or a list of tags, compared weakly; between its quotes a tag may have commas and asterisks. */
const matches = (condition: string, etag: string): boolean =>
  condition.trim() === '*' || (condition.match(TAGS)?.includes(etag) ?? false)

const TAGS = /"[^"]*"/g

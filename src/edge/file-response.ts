/**
 * Answering with a file: its coding, its validators, conditional requests (RFC 9110 §13), ranges (§14), and its length.
 */
import { chain, type MaybePromise } from './maybe-promise.ts'
import type { Asset, Coding } from './platform.ts'
import type { Fields, Reply } from './reply-to-response.ts'

/** @param fields of the answer, to which validators, coding and length are added */
export function answer(asset: Asset, fields: Fields, request: Request): MaybePromise<Reply> {
  const range = request.headers.get('Range')
  // A range counts the bytes of the file itself, so one is never combined with a coding.
  const coding = range === null && asset.encode ? chooseCoding(request.headers.get('Accept-Encoding')) : undefined
  const encoded = coding === undefined ? undefined : asset.encode?.(coding)
  return chain(encoded, (sent = asset) => {
    const last = memory.get(sent.bytes)
    return chain(last?.fields === fields ? last.whole : complete(sent, fields, coding, asset), whole => {
      if (isUnchanged(request, whole)) return notModified(whole)
      return range === null || request.method !== 'GET'
        ? { status: 200, fields: whole, body: sent.bytes }
        : partial(range, sent.bytes, whole, request)
    })
  })
}

/** Answers with a text that has been made for the request. */
export const answerText = (text: string, fields: Fields, request: Request): MaybePromise<Reply> =>
  answer({ bytes: new TextEncoder().encode(text) }, fields, request)

/** Caches the fields of the last answer by its bytes; hosts that keep files in memory pass the same bytes again. */
const memory = new WeakMap<Uint8Array, { readonly fields: Fields; readonly whole: Fields }>()

async function complete(sent: Sent, fields: Fields, coding: Coding | undefined, asset: Asset): Promise<Fields> {
  const varies = asset.encode !== undefined
  const whole = {
    ...fields,
    ...(varies && { Vary: fields.Vary === undefined ? 'Accept-Encoding' : `${fields.Vary}, Accept-Encoding` }),
    ...(coding && { 'Content-Encoding': coding }),
    ETag: sent.etag ?? (await tagOf(sent.bytes)),
    ...(asset.modified !== undefined && { 'Last-Modified': new Date(asset.modified).toUTCString() }),
    'Accept-Ranges': 'bytes',
    'Content-Length': String(sent.bytes.length),
  }
  memory.set(sent.bytes, { fields, whole })
  return whole
}

type Sent = Pick<Asset, 'bytes' | 'etag'>

/** A coding with a weight of at most three decimals; other members of the list are ignored. */
const ITEM = /^([\w*-]+)(?:\s*;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/

/**
 * The content coding by the Accept-Encoding field (RFC 9110 §12.5.3).
 * @param accept value of the field; clients that do not send it mostly cannot decode any coding
 * @returns undefined for the identity coding, which is used even if the client refuses it
 */
function chooseCoding(accept: string | null): Coding | undefined {
  const items = (accept ?? '').toLowerCase().split(',')
  const weights = new Map(
    items.flatMap(text => {
      const [, name, q = 1] = ITEM.exec(text.trim()) ?? []
      return name === undefined ? [] : [[name === 'x-gzip' ? 'gzip' : name, Number(q)] as const]
    }),
  )
  const weightOf = (coding: Coding): number => weights.get(coding) ?? weights.get('*') ?? 0
  const best = weightOf('gzip') > weightOf('br') ? 'gzip' : 'br'
  return weightOf(best) > 0 && weightOf(best) >= (weights.get('identity') ?? 0) ? best : undefined
}

/** A strong validator: two versions of a file never share it. */
export async function tagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `"${Array.from(digest.subarray(0, 12), byte => byte.toString(16).padStart(2, '0')).join('')}"`
}

/** RFC 9110 §13.2.2: If-Modified-Since counts only where there is no If-None-Match. */
function isUnchanged({ headers }: Request, whole: Fields): boolean {
  const tags = headers.get('If-None-Match')
  if (tags !== null) return matches(tags, whole.ETag ?? '')
  const since = Date.parse(headers.get('If-Modified-Since') ?? '')
  return Date.parse(whole['Last-Modified'] ?? '') <= since
}

/**
 * RFC 9110 §13.1.2: `*`, or a list of tags, compared weakly; between its quotes a tag may have commas and asterisks.
 */
const matches = (condition: string, etag: string): boolean =>
  condition.trim() === '*' || (condition.match(TAGS)?.includes(etag) ?? false)

const TAGS = /"[^"]*"/g

function notModified(whole: Fields): Reply {
  const { 'Content-Type': _, 'Content-Encoding': __, 'Content-Length': ___, ...rest } = whole
  return { status: 304, fields: rest, body: null }
}

/** RFC 9110 §14: a single range. If-Range for another version, or an unsupported range, gets the whole file. */
function partial(range: string, bytes: Uint8Array<ArrayBuffer>, whole: Fields, { headers }: Request): Reply {
  const condition = headers.get('If-Range')
  const isOther = condition !== null && condition !== whole.ETag && condition !== whole['Last-Modified']
  const chosen = isOther ? undefined : chooseRange(range, bytes.length)
  if (chosen === undefined) return { status: 200, fields: whole, body: bytes }
  const fields = (length: number, part: string) => ({
    ...whole,
    'Content-Range': `bytes ${part}/${bytes.length}`,
    'Content-Length': String(length),
  })
  if (chosen === 'unsatisfiable') return { status: 416, fields: fields(0, '*'), body: null }
  const part = bytes.slice(chosen.start, chosen.end + 1)
  return { status: 206, fields: fields(part.length, `${chosen.start}-${chosen.end}`), body: part }
}

/** `bytes=0-99`, `bytes=100-`, `bytes=-100`; at most fifteen digits, so that numbers stay exact. */
const SINGLE = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i

/**
 * A single range of bytes (RFC 9110 §14.1.2), which is what resumed downloads request.
 * @param size bytes of the whole
 * @returns the first and the last byte; undefined for fields that are ignored: other units, several ranges, malformed ones
 */
export function chooseRange(
  field: string,
  size: number,
): { readonly start: number; readonly end: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = SINGLE.exec(field) ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return undefined
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

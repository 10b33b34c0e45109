/**
 * `GET /v1/terms.json?limit=&cursor=`: a page of the list, for clients to which the whole list is too much at once. It is
 * cut from the published file, which has a term a line.
 */
import { file, fileOf } from '../model/web/address.ts'
import type { EdgeSettings } from '../model/web/edge-settings.ts'
import { listOccurrences } from '../model/web/problem.ts'
import type { ListedTerm } from '../schema/api.ts'
import { bounds, SLUG_PATTERN } from '../schema/bounds.ts'
import { joinBytes } from '../text/join-bytes.ts'
import { answer } from './answer.ts'
import { failure } from './failure.ts'
import { sharedApiFields } from './headers.ts'
import type { Platform } from './platform.ts'
import type { Fields, Reply } from './reply.ts'

/** @returns a handler whose answer is undefined for requests without these parameters, which get the whole file */
export function makeListApi(
  platform: Platform,
  settings: EdgeSettings,
): (request: Request) => Promise<Reply | undefined> | undefined {
  const refused = (what: { readonly detail: string; readonly resolution: string }): Reply =>
    failure('invalid_parameter', { ...what, instance: file.list }, settings)
  const fields: Fields = { ...sharedApiFields(file.list, settings), 'Content-Type': 'application/json' }

  const page = async (asked: URLSearchParams, request: Request): Promise<Reply | undefined> => {
    const unknown = [...asked.keys()].find(name => name !== 'limit' && name !== 'cursor')
    if (unknown !== undefined) return refused(listOccurrences.unknown(unknown.slice(0, SHOWN)))
    const limit = wholeNumber(asked.get('limit') ?? String(bounds.list.default))
    if (!(limit >= 1 && limit <= bounds.list.max)) return refused(listOccurrences.limit)
    const given = asked.get('cursor')
    const after = given === null ? '' : slugIn(given)
    if (after === undefined) return refused(listOccurrences.cursor)
    const asset = await platform.asset(fileOf(file.list))
    if (!asset) return undefined
    const { bytes, next } = cut(asset.bytes, after, limit)
    const more = `<${settings.base}${file.list}?limit=${limit}&cursor=${next}>; rel="next"`
    return answer({ bytes }, next === undefined ? fields : { ...fields, Link: `${fields.Link}, ${more}` }, request)
  }
  return request => {
    if (!request.url.includes('?')) return undefined
    const asked = new URL(request.url).searchParams
    return asked.has('limit') || asked.has('cursor') ? page(asked, request) : undefined
  }
}

/** Characters of an unknown name that an error repeats. */
const SHOWN = 40

const wholeNumber = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN)

/** A cursor names the last term of a page, so it stays right when terms are added or removed. */
const cursorAfter = (slug: string): string => btoa(slug).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

function slugIn(cursor: string): string | undefined {
  if (!/^[\w-]{1,120}$/.test(cursor)) return undefined
  try {
    const slug = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
    return SLUG_PATTERN.test(slug) && cursorAfter(slug) === cursor ? slug : undefined
  } catch {
    return undefined
  }
}

type Bytes = Uint8Array<ArrayBuffer>

/** The terms after a slug, at most `limit`, in a file of the same form. */
function cut(list: Bytes, after: string, limit: number): { readonly bytes: Bytes; readonly next: string | undefined } {
  const starts = linesOf(list)
  const slugAt = (at: number): string => (JSON.parse(textOf(list, starts, at).replace(/,\n$/, '')) as ListedTerm).slug
  // The first line is the head, the last one the end.
  const end = starts.length - 1
  let [from, to] = [1, after === '' ? 1 : end]
  while (from < to) {
    const middle = (from + to) >> 1
    if (slugAt(middle) <= after) from = middle + 1
    else to = middle
  }
  const last = Math.min(from + limit, end)
  const next = last < end ? cursorAfter(slugAt(last - 1)) : undefined
  const head = textOf(list, starts, 0).replace(/"terms":\[\n$/, next === undefined ? '$&' : `"next":"${next}",$&`)
  const encoder = new TextEncoder()
  const terms = list.subarray(starts[from], starts[last])
  // Without the comma and the line break after the last term of the page.
  const ends = last > from ? terms.length - (last < end ? 2 : 1) : 0
  const parts = [encoder.encode(head), terms.subarray(0, ends), encoder.encode('\n]}\n')]
  return { bytes: joinBytes(parts), next }
}

const textOf = (list: Bytes, starts: readonly number[], at: number): string =>
  new TextDecoder().decode(list.subarray(starts[at], starts[at + 1] ?? list.length))

const LINE_BREAK = 10
/** Where the lines of a file begin; hosts that keep files in memory pass the same bytes again. */
const lines = new WeakMap<Bytes, readonly number[]>()

function linesOf(list: Bytes): readonly number[] {
  const known = lines.get(list)
  if (known) return known
  const starts = [0]
  for (let at = list.indexOf(LINE_BREAK); at !== -1 && at + 1 < list.length; at = list.indexOf(LINE_BREAK, at + 1))
    starts.push(at + 1)
  lines.set(list, starts)
  return starts
}

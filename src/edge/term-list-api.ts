/**
 * Answers `GET /v1/terms.json?limit=&cursor=` with a page of the list of terms, for clients to which the whole list is
 * too much at once. It is cut from the published file, which has a term a line.
 */

import { file, fileOf } from '../model/web/address.ts'
import type { EdgeSettings } from '../model/web/edge-settings.ts'
import { listOccurrences, type Occurrence } from '../model/web/problem-details.ts'
import { bounds, SLUG_PATTERN } from '../schema/bounds.ts'
import { oncePer } from '../text/memoize.ts'
import { answerText } from './file-response.ts'
import type { Platform } from './platform.ts'
import { failure } from './problem-details-response.ts'
import type { Reply } from './reply-to-response.ts'
import { jsonFields } from './response-headers.ts'

/** @returns a handler whose answer is undefined for requests without these parameters, which get the whole file */
export function makeListApi(
  platform: Platform,
  settings: EdgeSettings,
): (request: Request) => Promise<Reply | undefined> | undefined {
  const refused = (what: Pick<Occurrence, 'detail' | 'resolution'>): Reply =>
    failure('invalid_parameter', { ...what, instance: file.list }, settings)
  const fields = jsonFields(file.list, settings)

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
    const { text, next } = cut(asset.bytes, after, limit)
    const more = `<${settings.base}${file.list}?limit=${limit}&cursor=${next}>; rel="next"`
    return answerText(text, next === undefined ? fields : { ...fields, Link: `${fields.Link}, ${more}` }, request)
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

/** The terms after a slug, at most `limit`, as a file of the same form. */
function cut(list: Uint8Array, after: string, limit: number): { readonly text: string; readonly next?: string } {
  const [head = '', ...terms] = linesOf(list)
  const found = terms.findIndex(line => slugOf(line) > after)
  const from = found === -1 ? terms.length : found
  const shown = terms.slice(from, from + limit)
  const textFrom = (begin: string) => [begin, ...shown, ']}\n'].join('\n').replace(/,\n]}\n$/, '\n]}\n')
  if (from + limit >= terms.length) return { text: textFrom(head) }
  const next = cursorAfter(slugOf(shown.at(-1) ?? ''))
  return { text: textFrom(head.replace(/"terms":\[$/, `"next":"${next}",$&`)), next }
}

/** The head and the terms, a line each; hosts that keep files in memory pass the same bytes again. */
const linesOf = oncePer((list: Uint8Array) => new TextDecoder().decode(list).split('\n').slice(0, -2))

/** The slug of a term stands before anything else that is called so. */
const slugOf = (line: string): string => /"slug":"([^"]+)"/.exec(line)?.[1] ?? ''

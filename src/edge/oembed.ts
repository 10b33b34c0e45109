/**
 * `GET /oembed` (https://oembed.com, 1.0): the description of an entry for sites that are given its address. It answers
 * with what the build has published beside the card of the entry.
 */
import { file, fileOf, languageOf, page } from '../model/web/address.ts'
import type { EdgeSettings } from '../model/web/edge-settings.ts'
import { type OEmbed, within } from '../model/web/oembed-response.ts'
import { answerText } from './file-response.ts'
import type { Platform } from './platform.ts'
import { failure, invalidParameter } from './problem-details-response.ts'
import type { Reply } from './reply-to-response.ts'
import { jsonFields } from './response-headers.ts'

export function makeOembed(platform: Platform, settings: EdgeSettings): (request: Request) => Promise<Reply> {
  const fields = jsonFields(file.oembed, settings)
  const refused = (detail: string): Reply =>
    invalidParameter(file.oembed, settings, detail, 'Send the address of an entry as "url", encoded.')
  return async request => {
    const { searchParams } = new URL(request.url)
    const format = searchParams.get('format') ?? 'json'
    if (format !== 'json') {
      // A problem whose status says all (RFC 9457 §4.2.1).
      const detail = `There is no format "${format}" here, only "json".`
      const body = JSON.stringify({ title: 'Not Implemented', status: 501, detail })
      const problem = { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' }
      return { status: 501, fields: { ...fields, ...problem }, body }
    }
    const url = searchParams.get('url')
    if (url === null || !URL.canParse(url)) return refused('url must be an absolute address.')
    const most = { width: pixels(searchParams.get('maxwidth')), height: pixels(searchParams.get('maxheight')) }
    if (Number.isNaN(most.width) || Number.isNaN(most.height))
      return refused('maxwidth and maxheight must be positive whole numbers.')
    const path = describedBy(url, settings)
    const asset = path === undefined ? undefined : await platform.asset(fileOf(path))
    if (!asset) {
      const detail = `There is no entry at the address "${url}".`
      const resolution = `All entries are in ${settings.base}${file.list}.`
      return failure('not_found', { detail, instance: file.oembed, resolution }, settings)
    }
    const found = JSON.parse(new TextDecoder().decode(asset.bytes)) as OEmbed
    return answerText(`${JSON.stringify(within(found, most))}\n`, fields, request)
  }
}

/** @returns NaN for what is not a size; undefined without one */
function pixels(text: string | null): number | undefined {
  if (text === null) return undefined
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : Number.NaN
}

/** The file that describes the entry at an address of this site. */
function describedBy(address: string, { base, basePath, redirects }: EdgeSettings): string | undefined {
  const { host, pathname } = new URL(address)
  if (host !== new URL(base).host || !pathname.startsWith(`${basePath}/`)) return undefined
  const asked = pathname.slice(basePath.length).replace(/\/?$/, '/')
  const path = Object.hasOwn(redirects, asked) ? (redirects[asked] ?? asked) : asked
  const language = languageOf(path)
  const slug = /^([a-z0-9-]+)\/$/.exec(path.slice(page.home(language).length))?.[1]
  return slug === undefined ? undefined : file.embedded(language, slug)
}

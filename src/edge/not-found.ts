/**
 * 404 and 410: a problem document below `/v1/`, otherwise the 404 page in the language of the path, as HTML or
 * Markdown. All of them suggest entries with similar names.
 */
import { file, fileOf, isApi, languageOf, page } from '../model/web/address.ts'
import { QUESTION_SLOT, SUGGESTIONS_SLOT } from '../model/web/edge-placeholders.ts'
import type { EdgeSettings } from '../model/web/edge-settings.ts'
import { occurrences } from '../model/web/problem-details.ts'
import { escapeHtml } from '../text/html.ts'
import { TERM_PAGE } from './alias-redirect.ts'
import { negotiate } from './negotiate.ts'
import type { Platform } from './platform.ts'
import { failure } from './problem-details-response.ts'
import type { Reply } from './reply-to-response.ts'
import { baseFields } from './response-headers.ts'
import type { NameLookup } from './unknown-name-lookup.ts'

export async function missing(
  path: string,
  request: Request,
  platform: Platform,
  settings: EdgeSettings,
  names: NameLookup | undefined,
): Promise<Reply> {
  const removed = removedAt(path, settings)
  if (isApi(path)) {
    if (removed !== undefined) return failure('gone', occurrences.termRemoved(removed, path, settings), settings)
    const name = ENTRY.exec(path)?.[1]
    const occurrence =
      name === undefined
        ? occurrences.addressNotFound(path, settings)
        : occurrences.termNotFound(name, path, settings, (await names?.similar(name, 'en')) ?? [])
    return failure('not_found', occurrence, settings)
  }
  const language = languageOf(path)
  const asked = nameOf(path)
  const similar = (await names?.similar(asked, language)) ?? []
  const isMarkdown =
    path.endsWith('/index.md') || (settings.edge && negotiate(request.headers.get('Accept')) === 'markdown')
  const name = isMarkdown ? file.missingMarkdown(language) : file.missing(language)
  const asset = await platform.asset(fileOf(name))
  const links = similar.map(({ slug, title }) => ({ title, path: page.term(language, slug) }))
  const text = offer(new TextDecoder().decode(asset?.bytes), asked, links, isMarkdown, settings)
  const fields = {
    ...baseFields(name, settings),
    'Cache-Control': 'no-store',
    'Content-Language': language,
    Vary: 'Accept',
  }
  return { status: removed === undefined ? 404 : 410, fields, body: text }
}

/** An address of an entry in the API, with any text in place of the slug. */
const ENTRY = new RegExp(`^${file.entry('(.+)').replace('.json', '\\.json')}$`)

/** The name of the removed page to which a path belongs, or the slug of its file (RFC 9110 §15.5.11: 410 Gone). */
function removedAt(path: string, { removed }: EdgeSettings): string | undefined {
  const slug = ENTRY.exec(path)?.[1] ?? TERM_PAGE.exec(path)?.[1] ?? COLLECTION_PAGE.exec(path)?.[1]
  return slug !== undefined && removed.includes(slug) ? slug : undefined
}

/** The last segment of a path, which may be the name of a term. */
const nameOf = (path: string): string =>
  path
    .replace(/\/(?:index\.(?:md|html))?$/, '')
    .split('/')
    .at(-1) ?? ''

/** The page of a path or a comparison. */
const COLLECTION_PAGE = /^(?:\/es)?\/((?:paths|compare)\/[^/]+)(?:\/(?:index\.md)?)?$/

/** Characters of a title that are Markdown syntax. */
const SYNTAX = /[\\`*_[\]<>]/g

interface Offer {
  readonly title: string
  readonly path: string
}

/** Entries with names like the one that was asked for, which stands in the search box. */
function offer(
  text: string,
  name: string,
  links: readonly Offer[],
  isMarkdown: boolean,
  { base, basePath }: EdgeSettings,
): string {
  if (links.length === 0) return text
  if (isMarkdown)
    return `${text}\n${links.map(({ title, path }) => `- [${title.replace(SYNTAX, '\\$&')}](${base}${path})\n`).join('')}`
  const items = links
    .map(({ title, path }) => `<li><a href="${escapeHtml(basePath + path)}">${escapeHtml(title)}</a></li>\n`)
    .join('')
  return text
    .replace(`${SUGGESTIONS_SLOT.close}`, () => `<ul>\n${items}</ul>\n</section>`)
    .replace(`${SUGGESTIONS_SLOT.open}`, '<section class="near">')
    .replace(QUESTION_SLOT, place => `${place}value="${escapeHtml(name)}" `)
}

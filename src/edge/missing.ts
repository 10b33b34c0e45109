/**
 * Real 404s: a problem below `/v1/`, otherwise the page for what is missing, in the language of the path, as Markdown to
 * those who prefer it. Where a name is close, all three offer it.
 */
import { file, fileOf, languageOf, page } from '../model/address.ts'
import type { EdgeSettings } from '../model/edge-settings.ts'
import { escapeHtml } from '../text/html.ts'
import { failure } from './failure.ts'
import { baseFields } from './headers.ts'
import { negotiate } from './negotiate.ts'
import type { Platform, Services } from './platform.ts'
import type { Reply } from './reply.ts'

export async function missing(
  path: string,
  request: Request,
  platform: Platform,
  settings: EdgeSettings,
  services: Services,
): Promise<Reply> {
  const near = (await services.near?.(slugOf(path))) ?? []
  if (path.startsWith('/v1/')) return missingEntry(path, near, settings)
  const language = languageOf(path)
  const isMarkdown =
    path.endsWith('/index.md') || (settings.edge && negotiate(request.headers.get('Accept')) === 'markdown')
  const name = isMarkdown ? file.missingMarkdown(language) : file.missing(language)
  const asset = await platform.asset(fileOf(name))
  const links = near.map(slug => page.term(language, slug))
  const text = offer(new TextDecoder().decode(asset?.bytes), links, isMarkdown, settings)
  const fields = {
    ...baseFields(name, settings),
    'Cache-Control': 'no-store',
    'Content-Language': language,
    Vary: 'Accept',
  }
  return { status: 404, fields, body: text }
}

function missingEntry(path: string, near: readonly string[], settings: EdgeSettings): Reply {
  const slug = /^\/v1\/terms\/(.+)\.json$/.exec(path)?.[1]
  const detail = slug === undefined ? 'There is nothing at this address.' : `There is no term with the slug "${slug}".`
  const list = `${settings.base}${file.list}`
  const [first] = near
  const resolution =
    first === undefined
      ? `Look the slug up in ${list}.`
      : `Did you mean ${settings.base}${file.entry(first)}? All slugs are in ${list}.`
  return failure('not_found', { detail, instance: path, resolution }, settings)
}

/** The last part of a path that could have been a term. */
const slugOf = (path: string): string =>
  path
    .replace(/\/(?:index\.(?:md|html))?$|\.json$/, '')
    .split('/')
    .at(-1) ?? ''

function offer(text: string, links: readonly string[], isMarkdown: boolean, { base, basePath }: EdgeSettings): string {
  if (links.length === 0) return text
  if (isMarkdown) return `${text}\n${links.map(link => `- ${base}${link}\n`).join('')}`
  const items = links
    .map(link => `<li><a href="${escapeHtml(basePath + link)}">${escapeHtml(link)}</a></li>\n`)
    .join('')
  return text.replace('</main>', () => `<ul>\n${items}</ul>\n</main>`)
}

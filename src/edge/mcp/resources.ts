/**
 * Entries as resources. The URI of a resource is the address of its Markdown file, with the same bytes: MCP reserves
 * https URIs for resources that a client can also fetch from the web. Addresses of pages and of renamed entries are
 * read too.
 */
import {
  type ListResourcesResult,
  ProtocolError,
  type ReadResourceResult,
  type Resource,
  ResourceNotFoundError,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server'
import { languageOf, markdownOf, page } from '../../model/web/address.ts'
import { SLUG_PATTERN } from '../../schema/bounds.ts'
import { LANGUAGES, type Language } from '../../schema/language.ts'
import type { Search } from '../../search/index-searcher.ts'
import type { Context, McpSettings } from './context.ts'
import { CODE } from './json-rpc.ts'
import { addresses } from './term-card.ts'

const MARKDOWN = 'text/markdown'

/** Terms on a page of the list. The official client stops after 64 pages, so the size grows with the dictionary. */
const pageSize = (terms: number): number => Math.max(100, Math.ceil(terms / 50))

/**
 * @param cursor of the previous page
 * @throws ProtocolError if the cursor is malformed
 */
export async function listResources(
  cursor: string | undefined,
  { repository, settings }: Context,
): Promise<ListResourcesResult> {
  const searches = await Promise.all(LANGUAGES.map(async lang => [lang, await repository.search(lang)] as const))
  const slugs = searches[0]?.[1].slugs ?? []
  const after = cursor === undefined ? '' : slugOf(cursor)
  // The last entry of the previous page may have been removed meanwhile.
  const left = slugs.filter(slug => slug > after)
  const shown = left.slice(0, pageSize(slugs.length))
  const resources = shown.flatMap(slug => searches.flatMap(([lang, search]) => listed(slug, lang, search, settings)))
  return { resources, ...(shown.length < left.length && { nextCursor: CURSOR_PREFIX + shown.at(-1) }) }
}

/** A cursor is the last slug of its page with a prefix, so that a plain slug is not accepted as one. */
const CURSOR_PREFIX = 'after:'

function slugOf(cursor: string): string {
  const slug = cursor.startsWith(CURSOR_PREFIX) ? cursor.slice(CURSOR_PREFIX.length) : ''
  if (SLUG_PATTERN.test(slug)) return slug
  throw new ProtocolError(CODE.invalidParams, 'The cursor is not one that this server has given.')
}

function listed(slug: string, lang: Language, search: Search, settings: McpSettings): readonly Resource[] {
  const card = search.card(slug)
  const uri = addresses(slug, lang, settings).markdown
  return card
    ? [{ uri, name: `${slug}.${lang}`, title: card.title, description: card.tagline, mimeType: MARKDOWN }]
    : []
}

const ENTRY_IN: Readonly<Record<Language, string>> = { en: 'Entry in English', es: 'Entrada en español' }

/** One template for each language: `{slug}` is the only variable. */
export function resourceTemplates(settings: McpSettings): readonly ResourceTemplateType[] {
  return LANGUAGES.map(lang => ({
    uriTemplate: addresses('{slug}', lang, settings).markdown,
    name: `entry.${lang}`,
    title: ENTRY_IN[lang],
    description: 'A dictionary entry as Markdown.',
    mimeType: MARKDOWN,
  }))
}

/** @throws ResourceNotFoundError (-32602 with data.uri) for everything that is not an entry */
export async function readResource(uri: string, { repository, settings }: Context): Promise<ReadResourceResult> {
  const named = uri.startsWith(settings.base) ? termOf(uri.slice(settings.base.length), settings) : undefined
  const card = named && (await repository.search(named.lang)).card(named.slug)
  const text = card && (await repository.markdown(card.slug, named.lang))
  if (text === undefined) throw new ResourceNotFoundError(uri, `There is no entry at ${uri}`)
  return { contents: [{ uri, mimeType: MARKDOWN, text }] }
}

/** The term of the path of a page or of its Markdown version. */
function termOf(path: string, { redirects }: McpSettings) {
  const today = Object.hasOwn(redirects, path) ? (redirects[path] ?? path) : path
  const lang = languageOf(today)
  const slug = today.split('/').find(part => part !== '' && part !== lang) ?? ''
  const home = page.term(lang, slug)
  return SLUG_PATTERN.test(slug) && (today === home || today === markdownOf(home)) ? { slug, lang } : undefined
}

/** Tables of addresses on the developers page. Addresses of files are links. */

import { DEVELOPER_STRINGS } from '../languages/developer-strings.ts'
import type { Site } from '../model/dictionary/site.ts'
import { FEEDS, file, markdownOf, page } from '../model/web/address.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { markdownTable } from './markdown.ts'

const code = (text: string): string => `\`${text}\``
const link = (path: string): string => `[${code(path)}](${path})`
const links = (...paths: readonly string[]): string => paths.map(link).join(' · ')

/** Addresses for programs and agents. */
export function endpoints(language: Language, site: Site): string {
  const text = DEVELOPER_STRINGS[language]
  const rows: (readonly string[])[] = [
    [link(file.list), text.list],
    [code(file.entry('{slug}')), text.entry],
    ...(site.edge ? [[code(`${file.searchApi}?q={query}`), text.searchApi]] : []),
    [link(file.apiIndexFile), text.apiIndex],
    [link(file.openapi), text.openapi],
    [`${code('/<slug>/')} · ${code('/es/<slug>/')}`, text.pages],
    [`${code(markdownOf('/<slug>/'))} · ${code(markdownOf('/es/<slug>/'))}`, text.markdown],
    [links(file.llms('en'), file.llms('es')), text.llms],
    ...(site.llmsFull ? [[links(file.llmsFull, file.llmsFullOf('en'), file.llmsFullOf('es')), text.llmsFull]] : []),
    [link(file.sitemap), text.sitemap],
    [link(file.apiCatalog), text.apiCatalog],
  ]
  if (site.edge) {
    rows.push(
      [code(file.mcp), text.mcp],
      [links(file.serverCard, file.serverCardCopy), text.serverCard],
      [link(file.aiCatalog), text.aiCatalog],
    )
  }
  return markdownTable([text.address, text.content], rows)
}

/** The whole dictionary as one file, in several formats. */
export function downloads(language: Language, site: Site): string {
  const text = DEVELOPER_STRINGS[language]
  if (!site.downloads) return text.noDownloads
  return markdownTable(
    [text.file, text.content],
    [
      [link(file.csv), text.csv],
      [link(file.jsonLines), text.jsonLines],
      [link(file.tbx), text.tbx],
      [links(file.turtle, file.jsonLinkedData), text.skos],
      [link(page.downloads(language)), text.allDownloads],
    ],
  )
}

/** The feeds, and the search description for browsers. */
export function subscriptions(language: Language): string {
  const text = DEVELOPER_STRINGS[language]
  const said = { new: text.feedNew, today: text.feedToday }
  return markdownTable(
    [text.address, text.content],
    [
      ...FEEDS.map(name => [
        LANGUAGES.map(each => links(file.feed(name, each, 'atom'), file.feed(name, each, 'json'))).join(' · '),
        said[name],
      ]),
      [links(...LANGUAGES.map(each => file.openSearch(each))), text.openSearch],
    ],
  )
}

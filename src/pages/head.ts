/** The head of a page: titles, alternates, scripts and styles, and the data of previews where it is shared. */

import { FACTS } from '../languages/facts-by-language.ts'
import { STRINGS } from '../languages/strings-by-language.ts'
import type { Site } from '../model/dictionary/site.ts'
import { absolute, file, href, markdownOf } from '../model/web/address.ts'
import { bounds } from '../schema/bounds.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { type Html, html, jsonForScript } from '../text/html.ts'

export interface Head {
  readonly site: Site
  readonly language: Language
  readonly paths: Readonly<Record<Language, string>>
  /** The pages that are translations of each other, for search engines; by default both. */
  readonly twins?: Readonly<Partial<Record<Language, string>>>
  readonly title: string
  readonly description: string
  /** Path of the picture for previews of the page; by default the icon of the site. */
  readonly picture?: string | undefined
  readonly jsonLd?: readonly unknown[]
  /** Path of what oEmbed says of the page. */
  readonly oembed?: string | undefined
  /** For pages without content: not indexed, and without canonical address and alternates. */
  readonly noindex?: boolean
}

/** Background color of the style sheet, for the web app manifest and the browser's own frame. */
export const PAPER = { light: '#fdfcf9', dark: '#15171c' } as const

/** Characters of a title that search results show. */
const MAX_TITLE_CHARACTERS = 70

export function head(frame: Head): Html {
  const { site, language, paths, twins = paths, title, description, picture, jsonLd = [], oembed, noindex } = frame
  const path = paths[language]
  const full =
    title === site.name || title.length + site.name.length + 3 > MAX_TITLE_CHARACTERS
      ? title
      : `${title} – ${site.name}`
  return html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${full}</title>
<meta name="description" content="${description}">
${noindex ? html`<meta name="robots" content="noindex">` : alternates(site, twins, path)}${
  oembed !== undefined &&
  html`
<link rel="alternate" type="application/json+oembed" href="${absolute(site, oembed)}" title="${title}">`
}
${furnishing(site, language)}
<meta property="og:type" content="article">
<meta property="og:site_name" content="${site.name}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${absolute(site, path)}">
<meta property="og:locale" content="${FACTS[language].locale}">
${preview(site, title, picture)}
${jsonLd.map(value => html`<script type="application/ld+json">${jsonForScript(value)}</script>\n`)}</head>`
}

/** What every page of a language loads: icons, feeds, font, style and scripts. */
const furnishing = (site: Site, language: Language): Html => html`<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${PAPER.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${PAPER.dark}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${href(site, file.favicon)}" sizes="32x32">
<link rel="icon" href="${href(site, file.icon)}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${href(site, file.touchIcon)}">
<link rel="manifest" href="${href(site, file.manifest(language))}">
${subscriptions(site, language)}<link rel="preload" href="${href(site, file.font)}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${href(site, file.style)}?v=${site.marks.style}">
${scripts(site, language)}`

/** The preview of a shared link; the names of Twitter are used only where Open Graph has no equivalent. */
const preview = (site: Site, title: string, picture: string | undefined): Html =>
  picture === undefined
    ? html`<meta property="og:image" content="${absolute(site, file.icon512)}">
<meta property="og:image:alt" content="${site.name}">
<meta name="twitter:card" content="summary">`
    : html`<meta property="og:image" content="${absolute(site, picture)}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${bounds.card.width}">
<meta property="og:image:height" content="${bounds.card.height}">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">`

function subscriptions(site: Site, language: Language): Html {
  const title = `${site.name}: ${STRINGS[language].newest}`
  return html`<link rel="alternate" type="application/atom+xml" title="${title}" href="${href(site, file.feed(language, 'atom'))}">
<link rel="alternate" type="application/feed+json" title="${title}" href="${href(site, file.feed(language, 'json'))}">
`
}

/** The theme is set before the first paint; other scripts are deferred. */
function scripts(site: Site, language: Language): Html {
  const { marks } = site
  const at = (path: string) => href(site, path)
  return html`<script src="${at(file.themeScript)}?v=${marks.theme}"></script>
<script type="module" src="${at(file.siteScript)}?v=${marks.site}" data-base="${site.basePath}" data-search="${at(file.searchScript)}?v=${marks.search}" data-index="${at(file.search(language))}" data-daily="${at(file.dailySlugs)}" data-worker="${at(file.worker)}"></script>`
}

function alternates(site: Site, twins: NonNullable<Head['twins']>, path: string): Html {
  const standard = twins.en ?? twins.es
  return html`<link rel="canonical" href="${absolute(site, path)}">
${LANGUAGES.map(language => twins[language] !== undefined && html`<link rel="alternate" hreflang="${language}" href="${absolute(site, twins[language])}">\n`)}${standard !== undefined && html`<link rel="alternate" hreflang="x-default" href="${absolute(site, standard)}">\n`}<link rel="alternate" type="text/markdown" href="${absolute(site, markdownOf(path))}">`
}

export function breadcrumbList(site: Site, trail: readonly (readonly [string, string])[]): unknown {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: absolute(site, path),
    })),
  }
}

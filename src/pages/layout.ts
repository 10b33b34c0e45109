/**
 * The frame of every page: head, header, main, footer. It is the only place that writes `<html>`, so language,
 * canonical address, alternates and the skip link cannot be forgotten by a page.
 */
import { absolute, file, href, markdownOf, page } from '../model/address.ts'
import type { Site } from '../model/site.ts'
import { LANGUAGES, type Language, otherLanguage } from '../schema/language.ts'
import { type Html, html, jsonForScript } from '../text/html.ts'
import { STRINGS } from './strings.ts'

export interface Frame {
  readonly site: Site
  readonly language: Language
  /** Path of this page in each language. */
  readonly paths: Readonly<Record<Language, string>>
  /** The pages among them that say the same, for search engines; both, unless told otherwise. */
  readonly twins?: Readonly<Partial<Record<Language, string>>>
  readonly title: string
  readonly description: string
  readonly main: Html
  /** From the home page down to the parent of this page: label and path. */
  readonly breadcrumbs?: readonly (readonly [string, string])[]
  readonly jsonLd?: readonly unknown[]
  /** Pages that are no content: not indexed, and without canonical address or alternates. */
  readonly aside?: boolean
}

/** Characters of a title that search results show. */
const TITLE_LENGTH = 70

export function layout(frame: Frame): string {
  const { site, language, paths, twins = paths, title, description, main, breadcrumbs, jsonLd = [], aside } = frame
  const strings = STRINGS[language]
  const path = paths[language]
  const full =
    title === site.name || title.length + site.name.length + 3 > TITLE_LENGTH ? title : `${title} – ${site.name}`
  return html`<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${full}</title>
<meta name="description" content="${description}">
${aside ? html`<meta name="robots" content="noindex">` : alternates(site, twins, path)}
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${href(site, file.icon)}" type="image/svg+xml">
<link rel="stylesheet" href="${href(site, file.style)}?v=${site.styleMark}">
<meta property="og:type" content="article">
<meta property="og:site_name" content="${site.name}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${absolute(site, path)}">
<meta property="og:locale" content="${language === 'en' ? 'en_US' : 'es_419'}">
${jsonLd.map(value => html`<script type="application/ld+json">${jsonForScript(value)}</script>\n`)}</head>
<body>
<a class="skip" href="#content">${strings.skip}</a>
<header class="site">
<a class="name" href="${href(site, page.home(language))}">${site.name}</a>
<nav aria-label="${strings.mainNavigation}">
<ul>
<li><a href="${href(site, page.home(language))}#topics">${strings.topics}</a></li>
<li><a href="${href(site, page.index(language))}">${strings.index}</a></li>
</ul>
</nav>
${languageSwitch(site, language, paths)}
</header>
${breadcrumbs && crumbs(site, strings.breadcrumbs, breadcrumbs, title)}
<main id="content">
${main}
</main>
${footer(site, language)}
</body>
</html>
`.toString()
}

function alternates(site: Site, twins: NonNullable<Frame['twins']>, path: string): Html {
  const standard = twins.en ?? twins.es
  return html`<link rel="canonical" href="${absolute(site, path)}">
${LANGUAGES.map(language => twins[language] !== undefined && html`<link rel="alternate" hreflang="${language}" href="${absolute(site, twins[language])}">\n`)}${standard !== undefined && html`<link rel="alternate" hreflang="x-default" href="${absolute(site, standard)}">\n`}<link rel="alternate" type="text/markdown" href="${absolute(site, markdownOf(path))}">`
}

/** A link to the same page, labelled in its own language. */
function languageSwitch(site: Site, language: Language, paths: Frame['paths']): Html {
  const other = otherLanguage(language)
  return html`<a class="language" href="${href(site, paths[other])}" hreflang="${other}" lang="${other}">${STRINGS[other].languageName}</a>`
}

function crumbs(site: Site, label: string, trail: readonly (readonly [string, string])[], title: string): Html {
  return html`<nav class="crumbs" aria-label="${label}">
<ol>
${trail.map(([text, path]) => html`<li><a href="${href(site, path)}">${text}</a></li>\n`)}<li aria-current="page">${title}</li>
</ol>
</nav>`
}

function footer(site: Site, language: Language): Html {
  const strings = STRINGS[language]
  const named = site.pages.filter(({ name }) => name !== 'home' && name !== 'developers')
  return html`<footer class="site">
<nav aria-label="${strings.footer}">
<ul>
${named.map(({ name, text }) => html`<li><a href="${href(site, page.named(language, name))}">${text[language].title}</a></li>\n`)}<li><a href="${href(site, page.developers(language))}">${strings.developers}</a></li>
<li><a href="${href(site, file.llms(language))}">${strings.forAgents}</a></li>
<li><a href="${site.repository}">${strings.source}</a></li>
<li><a href="${site.license.url}" rel="license">${strings.license}: ${site.license.name}</a></li>
</ul>
</nav>
</footer>`
}

/** Breadcrumbs for search engines (schema.org BreadcrumbList). */
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

/** Pages that are mostly text: those of content/pages, the 404 and offline pages, and the pages at former addresses. */
import { absolute, href, page } from '../model/address.ts'
import type { Page, Site } from '../model/site.ts'
import type { Summary } from '../model/summary.ts'
import { SUBJECTS } from '../schema/bounds.ts'
import type { Subject } from '../schema/classification.ts'
import type { Language } from '../schema/language.ts'
import { type Html, html, trusted } from '../text/html.ts'
import { type RenderExtensions, renderPage } from '../text/markdown.ts'
import { NEAR_PLACE } from '../text/near-place.ts'
import { codeBlock } from './code-block.ts'
import { glyph } from './glyphs.ts'
import { layout } from './layout.ts'
import { searchBox } from './search-box.ts'
import { labelOf, STRINGS } from './strings.ts'

/**
 * @param body Markdown, with every placeholder filled
 * @param parts HTML in the place of `{{name}}`
 */
export function namedPage(
  own: Page,
  language: Language,
  body: string,
  site: Site,
  parts: RenderExtensions['parts'] = {},
): string {
  const text = own.text[language]
  return layout({
    site,
    language,
    paths: { en: page.named('en', own.name), es: page.named('es', own.name) },
    title: text.title,
    description: text.description,
    breadcrumbs: [[STRINGS[language].home, page.home(language)]],
    main: html`<article class="prose">
<h1>${text.title}</h1>
${prose(body, language, site, parts)}</article>`,
  })
}

/** The 404 page; the edge shows entries with similar names in it. */
export function missingPage(language: Language, site: Site): string {
  const { missingTitle, missingText, indexTitle, missingWays, meant } = STRINGS[language]
  const topic = (subject: Subject): Html =>
    html`<li data-topic="${subject}"><a href="${href(site, page.topic(language, subject))}">${glyph(subject)}${labelOf(site.subjects, subject, language)}</a></li>\n`
  return unindexedPage(
    missingTitle,
    missingText,
    language,
    site,
    html`
${NEAR_PLACE.open}
<h2>${meant}</h2>
${NEAR_PLACE.close}
${searchBox(site, language)}
<nav class="filters" aria-label="${missingWays}">
<ul>
<li><a href="${href(site, page.index(language))}">${indexTitle}</a></li>
${SUBJECTS.map(topic)}</ul>
</nav>`,
    true,
  )
}

/** The page that the service worker shows offline in place of one that is not cached. */
export function offlinePage(language: Language, site: Site): string {
  const { offlineTitle, offlineText, keptPages } = STRINGS[language]
  const list = html`
<section data-kept hidden aria-labelledby="kept">
<h2 id="kept">${keptPages}</h2>
<ul class="terms"></ul>
</section>`
  return unindexedPage(offlineTitle, offlineText, language, site, list)
}

/** A page that is shown in place of others; its language switch leads to the home page of the other language. */
const unindexedPage = (
  title: string,
  text: string,
  language: Language,
  site: Site,
  more?: Html,
  hasOwnSearch = false,
): string =>
  layout({
    site,
    language,
    paths: { en: page.home('en'), es: page.home('es') },
    title,
    description: text,
    noindex: true,
    hasOwnSearch,
    main: html`<h1>${title}</h1>
<p class="intro">${text}</p>${more}`,
  })

/** Published at the old address of a renamed term, for hosts without redirects. */
export const movedPage = (term: Summary, language: Language, site: Site): string =>
  signpost(term[language].title, page.term(language, term.slug), STRINGS[language].movedText, language, site)

/**
 * A page that redirects to another.
 * @param title of the other page
 * @param text before the link
 */
export function signpost(title: string, path: string, text: string, language: Language, site: Site): string {
  const { movedTitle } = STRINGS[language]
  return html`<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${movedTitle}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${href(site, path)}">
<link rel="canonical" href="${absolute(site, path)}">
</head>
<body>
<main>
<h1>${movedTitle}</h1>
<p>${text} <a href="${href(site, path)}">${title}</a></p>
</main>
</body>
</html>
`.toString()
}

/** @param parts HTML in the place of `{{name}}`, where Markdown has other words */
export function prose(markdown: string, language: Language, site: Site, parts: RenderExtensions['parts'] = {}): Html {
  let blocks = 0
  const code = (text: string, codeLanguage: string) =>
    codeBlock(`code-${++blocks}`, text.replace(/\n$/, ''), codeLanguage, language)
  return trusted(renderPage(markdown, site.basePath, { code, parts }))
}

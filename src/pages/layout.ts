/**
 * The layout of every page: head, header, main, footer. Only this file writes `<html>`, so every page has its language,
 * canonical address, alternates and skip links.
 */

import { FACTS } from '../languages/facts-by-language.ts'
import { COLLECTION_STRINGS, DOWNLOADS_PAGE_STRINGS, STRINGS } from '../languages/strings-by-language.ts'
import type { Section, Site } from '../model/dictionary/site.ts'
import { file, href, markdownOf, page } from '../model/web/address.ts'
import { QUESTION_SLOT } from '../model/web/edge-placeholders.ts'
import { type Language, otherLanguage } from '../schema/language.ts'
import { type Html, html, trusted } from '../text/html.ts'
import { type Head, head } from './head.ts'
import { LENS, MARK } from './icons.ts'

export interface PageLayout extends Head {
  readonly main: Html
  /** From the home page down to the parent of this page: label and path. */
  readonly breadcrumbs?: readonly (readonly [string, string])[]
  /** Whether the search box stands in `main`, not in the header. */
  readonly hasOwnSearch?: boolean
}

export function layout(frame: PageLayout): string {
  const { site, language, paths, title, breadcrumbs, hasOwnSearch, main } = frame
  const strings = STRINGS[language]
  return html`<!DOCTYPE html>
<html lang="${language}">
${head(frame)}
<body>
<a class="skip" href="#content">${strings.skip}</a>
${forAgents(frame)}
<header class="site">
${nameplate(site, language)}${hasOwnSearch ? html`<span class="find-place"></span>` : searchBox(site, language)}${mainLinks(site, language)}
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

/** The name of the site, before the search: in the same order for the eye and the keyboard at any width. */
const nameplate = (
  site: Site,
  language: Language,
): Html => html`<a class="name" href="${href(site, page.home(language))}">${MARK}${site.name}</a>
`

function mainLinks(site: Site, language: Language): Html {
  const strings = STRINGS[language]
  const { paths, compare } = COLLECTION_STRINGS[language]
  const section = (kind: Section, path: string, label: string) =>
    site.sections.includes(kind) && html`<li><a href="${href(site, path)}">${label}</a></li>\n`
  return html`
<nav aria-label="${strings.mainNavigation}">
<ul>
<li><a href="${href(site, page.topics(language))}">${strings.topics}</a></li>
${section('paths', page.paths(language), paths)}${section('comparisons', page.comparisons(language), compare)}<li><a href="${href(site, page.index(language))}">A–Z</a></li>
</ul>
</nav>`
}

/** Tells programs that read the page as HTML of its other forms; hidden from readers and screen readers. */
function forAgents({ site, language, paths, noindex }: PageLayout): Html {
  const strings = STRINGS[language]
  const markdown = html`<a href="${href(site, markdownOf(paths[language]))}" type="text/markdown">Markdown</a>, `
  return html`<p hidden>${strings.forAgents}: ${!noindex && markdown}<a href="${href(site, file.llms(language))}">llms.txt</a></p>`
}

/** A link to the same page, labeled in its own language. */
function languageSwitch(site: Site, language: Language, paths: PageLayout['paths']): Html {
  const other = otherLanguage(language)
  return html`<a class="language" href="${href(site, paths[other])}" hreflang="${other}" lang="${other}">${FACTS[other].ownName}</a>`
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
  const link = (path: string, label: string) => html`<li><a href="${href(site, path)}">${label}</a></li>\n`
  const [before, after] = strings.reuse
  return html`<footer class="site">
<ul>
${named.map(({ name, text }) => link(page.named(language, name), text[language].title))}${link(page.saved(language), strings.saved)}${site.downloads && link(page.downloads(language), DOWNLOADS_PAGE_STRINGS[language].title)}${site.write && link(page.write(language), strings.write.title)}${link(page.developers(language), strings.developers)}</ul>
<p class="needs-js"><label>${strings.theme} <select data-theme-choice autocomplete="off"><option value="">${strings.themes.system}</option><option value="light">${strings.themes.light}</option><option value="dark">${strings.themes.dark}</option></select></label></p>
<p>${before}<a href="${site.license.url}" rel="license">${site.license.name}</a>${after}</p>
</footer>`
}

/** Without scripts it is a form for the page of results; with scripts it shows results while one types. */
export function searchBox(site: Site, language: Language): Html {
  const strings = STRINGS[language]
  return html`<search class="find" data-propose="${proposal(site, language)}">
<form action="${href(site, page.search(language))}" method="get">
<label class="sr-only" for="q">${strings.searchLabel}</label>
${trusted(QUESTION_SLOT)}type="search" autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="search" maxlength="200" placeholder="${strings.search}">
<button type="submit" aria-label="${strings.search}">${LENS}</button>
</form>
</search>`
}

/** The address for proposing a term; the query is appended to it as the title. */
const proposal = (site: Site, language: Language): string =>
  `${site.repository}/issues/new?template=term.yml&title-${language}=`

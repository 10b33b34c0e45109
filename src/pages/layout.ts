/**
 * The frame of every page: head, header, main, footer. It is the only place that writes `<html>`, so language,
 * canonical address, alternates and the skip links cannot be forgotten by a page.
 */
import { file, href, markdownOf, page } from '../model/address.ts'
import type { Frame as SiteFrame } from '../model/site.ts'
import type { Subject } from '../schema/classification.ts'
import { type Language, otherLanguage } from '../schema/language.ts'
import { type Html, html } from '../text/html.ts'
import { footer } from './footer.ts'
import { type Head, head } from './head.ts'
import { MARK, THEME } from './icons.ts'
import { perSite } from './per-site.ts'
import { searchBox } from './search-box.ts'
import { STRINGS } from './strings.ts'
import { thumbs } from './thumbs.ts'

export interface Frame extends Head {
  readonly main: Html
  /** From the home page down to the parent of this page: label and path. */
  readonly breadcrumbs?: readonly (readonly [string, string])[]
  /** The topic whose color the page wears. */
  readonly topic?: Subject | undefined
  /** Whether the search box stands in `main`, not in the header. */
  readonly hasOwnSearch?: boolean
}

export function layout(frame: Frame): string {
  const { site, language, paths, title, main, breadcrumbs, topic, hasOwnSearch } = frame
  const strings = STRINGS[language]
  return html`<!DOCTYPE html>
<html lang="${language}">
${head(frame)}
<body${topic && html` data-topic="${topic}"`}>
<a class="skip" href="#content">${strings.skip}</a>
${forAgents(frame)}
<header class="site">
${masthead(site, language)}
${languageSwitch(site, language, paths)}
${hasOwnSearch ? undefined : searchBox(site, language)}
</header>
${breadcrumbs && crumbs(site, strings.breadcrumbs, breadcrumbs, title)}
<main id="content">
${main}
</main>
${footer(site, language)}
${thumbs(site, language, topic)}
</body>
</html>
`.toString()
}

/** Name and ways in. What comes first to the eye comes first by keyboard too, at any width. */
const masthead = perSite((site, language) => {
  const strings = STRINGS[language]
  return html`<a class="name" href="${href(site, page.home(language))}">${MARK}${site.name}</a>
<nav aria-label="${strings.mainNavigation}">
<ul>
<li><a href="${href(site, page.home(language))}#topics">${strings.topics}</a></li>
<li><a href="${href(site, page.index(language))}">${strings.index}</a></li>
</ul>
</nav>
<span class="theme needs-js">${THEME}<select data-theme-choice aria-label="${strings.theme}" autocomplete="off"><option value="">${strings.themes.system}</option><option value="light">${strings.themes.light}</option><option value="dark">${strings.themes.dark}</option></select></span>`
})

/** Programs that read the page as HTML learn of better ways here, near its top; it is hidden from readers and screen readers. */
function forAgents({ site, language, paths, noindex }: Frame): Html {
  const strings = STRINGS[language]
  const markdown = html`<a href="${href(site, markdownOf(paths[language]))}" type="text/markdown">${strings.asMarkdown}</a>, `
  return html`<p hidden>${strings.forAgents}: ${!noindex && markdown}<a href="${href(site, file.llms(language))}">llms.txt</a></p>`
}

/** A link to the same page, labeled in its own language. */
function languageSwitch(site: SiteFrame, language: Language, paths: Frame['paths']): Html {
  const other = otherLanguage(language)
  return html`<a class="language" href="${href(site, paths[other])}" hreflang="${other}" lang="${other}">${STRINGS[other].languageName}</a>`
}

function crumbs(site: SiteFrame, label: string, trail: readonly (readonly [string, string])[], title: string): Html {
  return html`<nav class="crumbs" aria-label="${label}">
<ol>
${trail.map(([text, path]) => html`<li><a href="${href(site, path)}">${text}</a></li>\n`)}<li aria-current="page">${title}</li>
</ol>
</nav>`
}

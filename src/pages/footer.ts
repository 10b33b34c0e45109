/** The foot of every page: the other pages, the forms for machines, the license. */
import { file, href, page } from '../model/address.ts'
import { html } from '../text/html.ts'
import { COLLECTION_STRINGS } from './collection-strings.ts'
import { perSite } from './per-site.ts'
import { STRINGS } from './strings.ts'

export const footer = perSite((site, language) => {
  const strings = STRINGS[language]
  const named = site.pages.filter(({ name }) => name !== 'home' && name !== 'developers')
  return html`<footer class="site">
<nav aria-label="${strings.footer}">
<ul>
${site.sections.includes('paths') && html`<li><a href="${href(site, page.paths(language))}">${COLLECTION_STRINGS[language].paths}</a></li>\n`}${site.sections.includes('comparisons') && html`<li><a href="${href(site, page.comparisons(language))}">${COLLECTION_STRINGS[language].comparisons}</a></li>\n`}${named.map(({ name, text }) => html`<li><a href="${href(site, page.named(language, name))}">${text[language].title}</a></li>\n`)}<li><a href="${href(site, page.developers(language))}">${strings.developers}</a></li>
<li><a href="${href(site, file.llms(language))}">${strings.forAgents}</a></li>
<li><a href="${href(site, file.feed('new', language, 'atom'))}">${strings.subscribe}</a></li>
<li><a href="${site.repository}">${strings.source}</a></li>
<li><a href="${site.license.url}" rel="license">${strings.license}: ${site.license.name}</a></li>
<li class="needs-js"><button type="button" data-shortcut-toggle aria-pressed="true">${strings.shortcut}</button></li>
<li class="needs-js"><button type="button" data-keep-all hidden>${strings.keepAll}</button></li>
</ul>
</nav>
</footer>`
})

/** The row below an entry: saving and sharing it, correcting and citing it, and when it was changed. */

import { FACTS } from '../languages/facts-by-language.ts'
import { STRINGS } from '../languages/strings-by-language.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import { absolute, page } from '../model/web/address.ts'
import type { Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { type Html, html } from '../text/html.ts'
import { anchor } from './elements.ts'
import { SHARE, STAR } from './icons.ts'

export function tools(term: Term, language: Language, site: Site): Html {
  const strings = STRINGS[language]
  const day = term.updated ?? term.date
  return html`<footer class="tools">
<p class="quick needs-js"><button type="button" data-save="${term.slug}" aria-pressed="false">${STAR}${strings.save}</button> <button type="button" data-share>${SHARE}${strings.share}</button></p>
<p>${anchor(mistakeAddress(page.term(language, term.slug), site), strings.report)} · ${anchor(changeAddress(term, language, site), strings.suggestChange)}</p>
<details class="cite"><summary>${strings.cite}</summary><p><span id="cite">${citation(term, language, site)}</span> <button type="button" class="needs-js" data-copy="#cite">${strings.copy}</button></p></details>
<p class="dates"><time datetime="${day}">${strings.updated(day)}</time></p>
</footer>`
}

/** Where people report a mistake on a page: the contact of the site, or else the form on GitHub, which needs an account. */
export function mistakeAddress(path: string, site: Site): string {
  const address = absolute(site, path)
  const { contact } = site
  if (contact === undefined)
    return `${site.repository}/issues/new?template=mistake.yml&page=${encodeURIComponent(address)}`
  if (contact.includes('://')) return contact
  return `mailto:${contact}?subject=${encodeURIComponent(site.name)}&body=${encodeURIComponent(`${address}\n\n`)}`
}

/** The page on GitHub that changes the file of the entry in this language. */
const changeAddress = ({ slug }: Term, language: Language, { repository, branch }: Site): string =>
  `${repository}/edit/${branch}/content/terms/${slug}/${language}.md`

export function citation(term: Summary, language: Language, site: Site): string {
  const { title } = term[language]
  const quoted = FACTS[language].quotes.join(title)
  const url = absolute(site, page.term(language, term.slug))
  return `${quoted}. ${site.name}, ${STRINGS[language].date(term.updated ?? term.date)}. ${url}`
}

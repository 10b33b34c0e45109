/** The thumb index: the topics as tabs along the edge of wide screens, that of the page standing out, as on the cards. */
import { href, page } from '../model/address.ts'
import { oncePer } from '../model/once.ts'
import type { Frame } from '../model/site.ts'
import { SUBJECTS } from '../schema/bounds.ts'
import type { Subject } from '../schema/classification.ts'
import type { Language } from '../schema/language.ts'
import { type Html, html } from '../text/html.ts'
import { labelOf, STRINGS } from './strings.ts'

const made = oncePer((_: Frame) => new Map<string, Html>())

export function thumbs(site: Frame, language: Language, topic: Subject | undefined): Html {
  const known = made(site)
  const key = `${language} ${topic}`
  const index = known.get(key) ?? render(site, language, topic)
  known.set(key, index)
  return index
}

const render = (site: Frame, language: Language, topic: Subject | undefined): Html =>
  html`<nav class="thumbs" aria-label="${STRINGS[language].topics}">
<ul>
${SUBJECTS.map(subject => html`<li data-topic="${subject}"><a href="${href(site, page.topic(language, subject))}"${subject === topic && html` aria-current="true"`}>${labelOf(site.subjects, subject, language)}</a></li>\n`)}</ul>
</nav>`

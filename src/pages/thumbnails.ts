/** Drawings of several entries, small, each a link to its entry. */

import type { Frame } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import { pictureIn } from '../model/dictionary/summary.ts'
import { file, href, page } from '../model/web/address.ts'
import type { Language } from '../schema/language.ts'
import { type Html, html } from '../text/html.ts'
import { takeApart } from './headword.ts'

/** Whether an entry has a drawing, which has one shape for all, rather than another picture. */
export const hasDrawing = ({ image }: Pick<Summary, 'image'>): boolean => image?.endsWith('.svg') === true

/** @param terms entries with drawings */
export const thumbnails = (terms: readonly Summary[], language: Language, site: Frame): Html => html`<ul>
${terms.map(term => html`<li><a href="${href(site, page.term(language, term.slug))}">${thumbnail(term, language, site)}${takeApart(term[language].title)[0]}</a></li>\n`)}</ul>`

/** The drawing of an entry, small, beside words that say the same. */
export const thumbnail = (term: Summary, language: Language, site: Frame): Html =>
  html`<img src="${href(site, file.image(term.slug, pictureIn(term, language)))}" alt="" width="320" height="180" loading="lazy" decoding="async">`

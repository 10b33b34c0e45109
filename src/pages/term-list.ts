/** Terms as links, with their one-line definitions, and their drawings, large and small. */

import { STRINGS } from '../languages/strings.ts'
import type { Brief } from '../model/dictionary/brief.ts'
import type { Addresses, Site } from '../model/dictionary/site.ts'
import { pictureIn, type Summary } from '../model/dictionary/summary.ts'
import { file, href, page } from '../model/web/address.ts'
import type { Level } from '../schema/classification.ts'
import type { Language } from '../schema/language.ts'
import type { Term, Translation } from '../schema/term.ts'
import { fillLabels } from '../text/drawing-labels.ts'
import { type Html, html, trusted } from '../text/html.ts'
import { splitTitle } from '../text/names.ts'
import { typeset } from '../text/typeset.ts'
import { anchor, list } from './elements.ts'

/** @param text the title, if nothing else is given */
export const termLink = (
  term: Brief,
  language: Language,
  site: Addresses,
  text: Html | string = term[language].title,
): Html => anchor(href(site, page.term(language, term.slug)), text)

/** The title without what stands in its parentheses. */
export const headwordOf = (term: Brief, language: Language): string => splitTitle(term[language].title).bare

export const termList = (terms: readonly Brief[], language: Language, site: Addresses): Html =>
  list(
    terms.map(term => termItem(term, language, site)),
    'terms',
  )

/** A link to a term, and its definition. */
export const termItem = (term: Brief, language: Language, site: Addresses): Html =>
  html`${termLink(term, language, site)}<br><span>${typeset(term[language].tagline, language)}</span>`

/** The level in words; the style sheet draws it as one to three bars. */
export const levelLabel = (level: Level, language: Language, site: Site): Html =>
  html`<span class="level" data-level="${level}">${site.levels[level][language]}</span>`

/** Whether an entry has a drawing, which has one shape for all, rather than another picture. */
export const hasDrawing = ({ image }: Pick<Summary, 'image'>): boolean => image?.endsWith('.svg') === true

/** The drawing of an entry, small, beside words that say the same. */
export const thumbnail = (term: Summary, language: Language, site: Addresses): Html =>
  html`<img src="${href(site, file.image(term.slug, pictureIn(term, language)))}" alt="" width="320" height="180" loading="lazy" decoding="async">`

/**
 * The illustration of an entry. A drawing with a legend is inline in the page, so that it has the colors of the theme;
 * other pictures are loaded. The drawing links to its file, which a script shows enlarged on the page instead.
 */
export function illustration(term: Term, language: Language, site: Addresses): Html | undefined {
  if (!term.image) return undefined
  const { imageAlt, legend } = term[language]
  const address = href(site, file.image(term.slug, pictureIn(term, language)))
  if (term.drawing === undefined) {
    const { width, height } = term.imageSize ?? {}
    const size = width === undefined ? undefined : html` width="${width}" height="${height}"`
    return html`<figure><img src="${address}"${size} alt="${imageAlt}"></figure>
`
  }
  return html`<figure class="drawing" aria-label="${STRINGS[language].drawing}">
<a href="${address}" data-enlarge><span class="sr-only">${STRINGS[language].enlarge}: </span>${drawing(term.drawing, term[language])}</a>
<ol>
${legend?.map(line => html`<li>${typeset(line, language)}</li>\n`)}</ol>
</figure>
`
}

/** An inline drawing; a page has at most one, so its ids are unique. */
export const drawing = (inner: string, { imageAlt, labels }: Pick<Translation, 'imageAlt' | 'labels'>): Html =>
  html`<svg viewBox="0 0 640 360" role="img" aria-labelledby="drawing-alt"><title id="drawing-alt">${imageAlt}</title>${trusted(fillLabels(inner, labels))}</svg>`

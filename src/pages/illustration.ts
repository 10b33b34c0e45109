/** The illustration of an entry: a drawing within the page, or a picture that is loaded; and the small one of comparisons. */

import { STRINGS } from '../languages/strings-by-language.ts'
import type { Addresses } from '../model/dictionary/site.ts'
import { pictureIn, type Summary } from '../model/dictionary/summary.ts'
import { file, href } from '../model/web/address.ts'
import type { Language } from '../schema/language.ts'
import type { Term, Translation } from '../schema/term.ts'
import { fillLabels } from '../text/fill-drawing-labels.ts'
import { type Html, html, trusted } from '../text/html.ts'
import { typeset } from '../text/smart-quotes.ts'

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

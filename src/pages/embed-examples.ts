/**
 * The ways in which other sites show entries, at work on the developers page: the frame, a marked word, and an article in
 * which the script marks the terms. In Markdown, what oEmbed answers stands for all of them.
 */

import { EMBED_STRINGS } from '../languages/embed-strings.ts'
import type { Site } from '../model/dictionary/site.ts'
import { file, href, page } from '../model/web/address.ts'
import { oembedOf } from '../model/web/oembed.ts'
import { bounds } from '../schema/bounds.ts'
import type { Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { type Html, html } from '../text/html.ts'
import { plain } from '../text/inline.ts'
import { splitTitle } from '../text/names.ts'
import { typeset } from '../text/typeset.ts'
import { jsonFence } from './markdown.ts'

/** Name of the article that the script looks through. */
const ARTICLE = 'embed-article'

export function embedExamples(term: Term, language: Language, site: Site): Html {
  const words = EMBED_STRINGS[language]
  const { title, explanation } = term[language]
  const address = href(site, page.term(language, term.slug))
  const frame = href(site, page.embed(language, term.slug))
  const { width, height } = bounds.embed
  return html`<details>
<summary>${words.frame}</summary>
<iframe src="${frame}" title="${title}" width="${width}" height="${height}" loading="lazy"></iframe>
</details>
<p>${words.word} <palabit-term slug="${term.slug}" lang="${language}"><a href="${address}">${splitTitle(title).bare}</a></palabit-term></p>
<p>${words.article}</p>
<article id="${ARTICLE}">
<p>${typeset(plain(explanation[0] ?? ''), language)}</p>
</article>
<script src="${href(site, file.embedScript)}" data-auto="#${ARTICLE}" data-lang="${language}" async></script>`
}

export const embedExamplesMarkdown = (term: Term, language: Language, site: Site): string =>
  `${EMBED_STRINGS[language].answer}\n\n${jsonFence(oembedOf(term, language, site))}`

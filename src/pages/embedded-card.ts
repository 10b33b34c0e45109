/** The card of an entry that other sites show in a frame, and examples of it at work on the developers page. */

import { STRINGS } from '../languages/strings-by-language.ts'
import { wordOf } from '../model/dictionary/parse-word-facts.ts'
import type { Site } from '../model/dictionary/site.ts'
import { absolute, file, href, page } from '../model/web/address.ts'
import { oembedOf } from '../model/web/oembed-response.ts'
import { bounds } from '../schema/bounds.ts'
import type { Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { type Html, html } from '../text/html.ts'
import { linkedHtml } from '../text/render-linked-paragraphs.ts'
import { typeset } from '../text/smart-quotes.ts'
import { splitTitle } from '../text/term-names.ts'
import { jsonFence } from './markdown-builders.ts'

/** Word, definition and first paragraph, without scripts. Links open outside of the frame. */
export function embedPage(term: Term, language: Language, site: Site): string {
  const text = term[language]
  const { bare, inner } = splitTitle(text.title)
  const address = absolute(site, page.term(language, term.slug))
  const said = wordOf(text, language)?.pronunciation?.[0]
  const [lead] = linkedHtml([typeset(text.explanation[0] ?? '', language)], [], () => address)
  return html`<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${text.title} – ${site.name}</title>
<link rel="canonical" href="${address}">
<link rel="stylesheet" href="${href(site, file.embedStyle)}">
</head>
<body>
<main>
<h1><a href="${address}" target="_blank" rel="noopener">${bare}</a>${inner && html` <small>(${inner})</small>`}</h1>
${said && html`<p class="said">${said.respelling}</p>\n`}<p class="tagline">${typeset(text.tagline, language)}</p>
<p>${lead}</p>
<p class="more"><a href="${address}" target="_blank" rel="noopener">${STRINGS[language].embed.read(site.name)}</a></p>
</main>
</body>
</html>
`.toString()
}

/** The ways in which other sites show entries: the frame, and a word with the script. */
export function embedExamples(term: Term, language: Language, site: Site): Html {
  const words = STRINGS[language].embed
  const { title } = term[language]
  const address = href(site, page.term(language, term.slug))
  const frame = href(site, page.embed(language, term.slug))
  const { width, height } = bounds.embed
  return html`<details>
<summary>${words.frame}</summary>
<iframe src="${frame}" title="${title}" width="${width}" height="${height}" loading="lazy"></iframe>
</details>
<p>${words.word} <palabit-term slug="${term.slug}" lang="${language}"><a href="${address}">${splitTitle(title).bare}</a></palabit-term></p>
<script src="${href(site, file.embedScript)}" async></script>`
}

/** What oEmbed answers stands for all of them. */
export const embedExamplesMarkdown = (term: Term, language: Language, site: Site): string =>
  `${STRINGS[language].embed.answer}\n\n${jsonFence(oembedOf(term, language, site))}`

/**
 * The card of an entry that other sites show in a frame: word, definition and first paragraph, without scripts. Links open
 * outside of the frame.
 */

import { EMBED_STRINGS } from '../languages/embed-strings.ts'
import type { Frame } from '../model/dictionary/site.ts'
import { wordOf } from '../model/dictionary/word.ts'
import { absolute, file, href, page } from '../model/web/address.ts'
import type { Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { html } from '../text/html.ts'
import { linkedHtml } from '../text/linked.ts'
import { typeset } from '../text/typeset.ts'
import { takeApart } from './headword.ts'

export function embedPage(term: Term, language: Language, site: Frame): string {
  const text = term[language]
  const [headword, expansion] = takeApart(text.title)
  const address = absolute(site, page.term(language, term.slug))
  const said = wordOf(text, language)?.pronunciation?.[0]
  const [lead] = linkedHtml([typeset(text.explanation[0] ?? '', language)], [], () => ({ address }))
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
<h1><a href="${address}" target="_blank" rel="noopener">${headword}</a>${expansion && html` <small>${expansion}</small>`}</h1>
${said && html`<p class="said">${said.respelling} <span lang="${language}-fonipa">${said.ipa}</span></p>\n`}<p class="tagline">${typeset(text.tagline, language)}</p>
<p>${lead}</p>
<p class="more"><a href="${address}" target="_blank" rel="noopener">${EMBED_STRINGS[language].read(site.name)}</a></p>
</main>
</body>
</html>
`.toString()
}

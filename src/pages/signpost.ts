/** A page that leads to another, without the layout of the site. */

import type { Addresses } from '../model/dictionary/site.ts'
import { absolute, href } from '../model/web/address.ts'
import type { Language } from '../schema/language.ts'
import { html } from '../text/html.ts'
import { STRINGS } from './strings.ts'

/**
 * A page that redirects to another.
 * @param title of the other page
 * @param text before the link
 */
export function signpost(title: string, path: string, text: string, language: Language, site: Addresses): string {
  const { movedTitle } = STRINGS[language]
  return html`<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${movedTitle}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${href(site, path)}">
<link rel="canonical" href="${absolute(site, path)}">
</head>
<body>
<main>
<h1>${movedTitle}</h1>
<p>${text} <a href="${href(site, path)}">${title}</a></p>
</main>
</body>
</html>
`.toString()
}

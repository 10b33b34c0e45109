/**
 * Both languages of an entry side by side, part by part, for editors: `/dev/<slug>/` while `palabit dev` runs, with a link
 * from the pages of the entry. It shows the files as they are, so that a draft or a mistake is shown too.
 */
import type { Handler } from '../edge/handler.ts'
import { FACTS } from '../languages/facts.ts'
import { page } from '../model/web/address.ts'
import { type InBoth, inBoth, LANGUAGES } from '../schema/language.ts'
import { type Html, html } from '../text/html.ts'
import { insertHtml } from './insert-html.ts'

const STYLE_PATH = '/__dev/comparison.css'

/** A file of the site's own, so that the content security policy need not be loosened. One column where two are too narrow. */
const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { display: flex; flex-direction: column; margin: 0 auto; max-width: 80rem; padding: 1rem; overflow-wrap: anywhere }
section { border-top: 1px solid; padding: .5rem 0 }
pre { font: inherit; margin: .25rem 0; white-space: pre-wrap }
[lang=es] { border-inline-start: .25rem solid; padding-inline-start: .75rem }
@media (min-width: 44rem) {
  section { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 2rem }
}
`

/** The files of an entry as they are, by language; undefined for those that are not there. */
export type Texts = InBoth<string | undefined>

/** @param textsOf reads the files of an entry; undefined if there is none */
export function withSideBySide(inner: Handler, textsOf: (slug: string) => Texts | undefined): Handler {
  return async request => {
    const { pathname } = new URL(request.url)
    if (pathname === STYLE_PATH)
      return new Response(STYLE, {
        headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-store' },
      })
    const asked = /^\/dev\/([a-z0-9-]+)\/?$/.exec(pathname)?.[1]
    const slug = asked ?? /^\/(?:es\/)?([a-z0-9-]+)\/$/.exec(pathname)?.[1]
    const texts = slug === undefined ? undefined : textsOf(slug)
    if (slug === undefined || !texts) return inner(request)
    if (asked !== undefined) return sideBySide(slug, texts)
    const response = await inner(request)
    // A draft in one language has no page.
    return response.status === 404 ? sideBySide(slug, texts) : insertHtml(response, '</body>', linkTo(slug))
  }
}

const linkTo = (slug: string): string =>
  html`<nav lang="en" aria-label="For editors"><a href="/dev/${slug}/">Both languages side by side</a></nav>`.toString()

/** A page with a row for each part of the files, which may load nothing but its style sheet and the script of live reload. */
function sideBySide(slug: string, texts: Texts): Response {
  const parts = inBoth(language => texts[language]?.trim().split(/\n{2,}/) ?? [])
  const rows = Array.from({ length: Math.max(...LANGUAGES.map(language => parts[language].length)) }, (_, i) =>
    LANGUAGES.map(language => html`<div lang="${language}"><pre>${parts[language][i] ?? '–'}</pre></div>`),
  )
  const links = LANGUAGES.map(
    language => html`<p lang="${language}"><a href="${page.term(language, slug)}">${FACTS[language].ownName}</a></p>`,
  )
  const sections: readonly Html[] = [links, ...rows].map(row => html`<section>\n${row}\n</section>\n`)
  const text = html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${slug} – both languages</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<main>
<h1>${slug}</h1>
${sections}</main>
</body>
</html>
`.toString()
  return new Response(text, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'",
    },
  })
}

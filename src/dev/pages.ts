/** Pages for editors, and what is added to those of the site. */
import { FACTS } from '../languages/facts.ts'
import { type InBoth, LANGUAGES } from '../schema/language.ts'
import { type Html, html } from '../text/html.ts'

export const STYLE_PATH = '/__dev/comparison.css'

/** @returns a page that may load nothing but from here */
export function editorsPage(title: string, heading: string, main: Html): Response {
  const text = html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<main>
<h1>${heading}</h1>
${main}</main>
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

/** Texts of both languages as they are in the files, beside each other. */
export const filesBeside = (texts: InBoth<string | readonly Html[] | undefined>): Html =>
  html`<div class="two">
${LANGUAGES.map(language => html`<div lang="${language}"><h2>${FACTS[language].ownName}</h2>\n<pre>${texts[language] ?? '–'}</pre></div>\n`)}</div>
`

/** A page of the site with something before one of its tags; what is no page stays as it is. */
export async function withBefore(response: Response, tag: '</head>' | '</body>', added: string): Promise<Response> {
  if (response.status === 304 || !response.headers.get('Content-Type')?.startsWith('text/html')) return response
  const text = (await response.text()).replace(tag, () => `${added}\n${tag}`)
  const headers = new Headers(response.headers)
  for (const name of ['Content-Length', 'ETag', 'Strict-Transport-Security']) headers.delete(name)
  headers.set('Cache-Control', 'no-store')
  return new Response(text, { status: response.status, headers })
}

/**
 * Both languages of an entry side by side, part by part, for editors: `/dev/<slug>/` while `palabit dev` runs, with a link
 * from the pages of the entry. Nothing of it is published.
 */
import type { Handler } from '../edge/handler.ts'
import { FACTS } from '../languages/facts.ts'
import { page } from '../model/web/address.ts'
import { type InBoth, LANGUAGES, type Language, SECTION_HEADINGS } from '../schema/language.ts'
import type { Term, Translation } from '../schema/term.ts'
import { type Html, html } from '../text/html.ts'
import { linkedHtml } from '../text/linked.ts'
import { countWords } from '../text/words.ts'
import { insertHtml } from './insert-html.ts'

const STYLE_PATH = '/__dev/comparison.css'

/** A file of the site's own, so that the content security policy need not be loosened. One column where two are too narrow. */
const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { display: flex; flex-direction: column; margin: 0 auto; max-width: 80rem; padding: 1rem; overflow-wrap: anywhere }
section { border-top: 1px solid; padding: .5rem 0 }
h2 { font-size: .875rem; margin: 0 }
.two > * { margin: .25rem 0 }
.two > [lang=es] { border-inline-start: .25rem solid; padding-inline-start: .75rem }
.count { font-size: .875rem }
code { background: color-mix(in srgb, currentcolor 10%, transparent); padding: 0 .25em }
/* A file as it is. */
pre { white-space: pre-wrap }
@media (min-width: 44rem) {
  .two { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 2rem }
}
`

/** The files of an entry as they are, by language; undefined for those that are not there. */
export type Texts = InBoth<string | undefined>

/**
 * @param termOf finds a valid entry as it was last read
 * @param textsOf reads the files of an entry that is not valid, such as a draft in one language
 */
export function withSideBySide(
  inner: Handler,
  termOf: (slug: string) => Term | undefined,
  textsOf: (slug: string) => Texts | undefined,
): Handler {
  return async request => {
    const { pathname } = new URL(request.url)
    if (pathname === STYLE_PATH)
      return new Response(STYLE, {
        headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-store' },
      })
    const asked = /^\/dev\/([a-z0-9-]+)\/?$/.exec(pathname)?.[1]
    const term = asked === undefined ? undefined : termOf(asked)
    if (term) return sideBySide(term)
    const response = await inner(request)
    const slug = asked ?? /^\/(?:es\/)?([a-z0-9-]+)\/$/.exec(pathname)?.[1] ?? ''
    const texts = response.status === 404 ? textsOf(slug) : undefined
    if (texts) return editorsPage(`${slug} – both languages`, `${slug} (not complete)`, filesBeside(texts))
    return response.status === 200 && termOf(slug) ? insertHtml(response, '</body>', linkTo(slug)) : response
  }
}

/** Address of the page with both languages of an entry. */
const addressOf = (slug: string): string => `/dev/${slug}/`

const linkTo = (slug: string): string =>
  html`<nav lang="en" aria-label="For editors"><a href="${addressOf(slug)}">Both languages side by side</a></nav>`.toString()

/** @returns a page that may load nothing but from here */
function editorsPage(title: string, heading: string, main: Html): Response {
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

const inTwo = (show: (language: Language) => Html | string): Html => html`<div class="two">
${LANGUAGES.map(language => html`<div lang="${language}">${show(language)}</div>\n`)}</div>
`

const filesBeside = (texts: Texts): Html =>
  inTwo(language => html`<h2>${FACTS[language].ownName}</h2>\n<pre>${texts[language] ?? '–'}</pre>`)

/** The page as HTML: a section for each part, in which each language has its place even if it has nothing to say. */
function sideBySide(term: Term): Response {
  const { slug, en, es, draft } = term
  const paragraphs = { en: explanation(en), es: explanation(es) }
  const section = (name: string, show: (text: Translation, language: Language) => Html | string | undefined) =>
    html`<section aria-label="${name}">
<h2>${name}</h2>
${inTwo(language => show(term[language], language) ?? '–')}</section>
`
  const longest = Math.max(paragraphs.en.length, paragraphs.es.length)
  return editorsPage(
    `${en.title} – both languages`,
    `${slug}${draft ? ' (draft)' : ''}`,
    html`${section('Title', (text, language) => html`<a href="${page.term(language, slug)}" aria-label="${FACTS[language].ownName}: ${text.title}">${text.title}</a>`)}
${section('Tagline', text => text.tagline)}
${Array.from({ length: longest }, (_, i) => section(`Paragraph ${i + 1}`, (_text, language) => paragraphs[language][i]))}
${section(SECTION_HEADINGS.en.analogy, text => text.analogy)}
${section(SECTION_HEADINGS.en.keyPoints, ({ keyPoints }) => list(keyPoints))}
${section(SECTION_HEADINGS.en.links, ({ links }) => list(links.map(({ label, url }) => html`<a href="${url}">${label}</a>`)))}
${section('Aliases', ({ aliases }) => list(aliases))}
${section('Keywords', ({ keywords }) => list(keywords))}
${section('Words', text => html`<span class="count">${wordsOf(text)} in all</span>`)}
`,
  )
}

/** Paragraphs with bold and code and without links, which would only distract here. */
const explanation = (text: Translation): readonly Html[] => linkedHtml(text.explanation, [], addressOf)

const list = (items: readonly (Html | string)[]): Html | undefined =>
  items.length === 0 ? undefined : html`<ul>${items.map(item => html`<li>${item}</li>`)}</ul>`

/** Words of what has a common limit: tagline, explanation, analogy, and key points. */
const wordsOf = ({ tagline, explanation: paragraphs, analogy, keyPoints }: Translation): number =>
  [tagline, ...paragraphs, analogy, ...keyPoints].reduce((sum, each) => sum + countWords(each), 0)

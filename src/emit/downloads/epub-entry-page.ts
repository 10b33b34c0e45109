/** The page of an entry in an EPUB book, with the XHTML frame and the file names of all its pages. */

import { DOWNLOADED_FILE_STRINGS, STRINGS } from '../../languages/strings-by-language.ts'
import { wordOf } from '../../model/dictionary/parse-word-facts.ts'
import type { Site } from '../../model/dictionary/site.ts'
import type { TermPageInput } from '../../model/views/term-page-input.ts'
import { file, fileOf } from '../../model/web/address.ts'
import { shownFacts } from '../../pages/word-fact-lines.ts'
import type { Word } from '../../schema/api-responses.ts'
import type { Subject } from '../../schema/field-types.ts'
import { type Language, otherLanguage, SECTION_HEADINGS } from '../../schema/language.ts'
import type { Term, Translation } from '../../schema/term.ts'
import { DECLARATION, withoutControls } from '../../text/escape-xml.ts'
import { type Html, html } from '../../text/html.ts'
import { plain } from '../../text/parse-inline-markup.ts'
import { linkedHtml } from '../../text/render-linked-paragraphs.ts'
import { typeset } from '../../text/smart-quotes.ts'

/** Path below the folder of the book. */
export const fileOfEntry = (slug: string): string => `entries/${slug}.xhtml`

export const fileOfTopic = (subject: Subject): string => `topic-${subject}.xhtml`

export const fileOfPicture = (slug: string, image: string): string => fileOf(file.image(slug, image))

/** A page of the book. */
export const xhtml = (language: Language, title: string, type: string, body: Html): string =>
  withoutControls(`${DECLARATION}<!DOCTYPE html>
${html`<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head>
<title>${title}</title>
<link rel="stylesheet" type="text/css" href="${type === 'bodymatter' && '../'}style.css"/>
</head>
<body epub:type="${type}">
${body}
</body>
</html>
`}`)

export function entryPage(input: TermPageInput, language: Language, { subjects }: Site): string {
  const { term, mentions } = input
  const text = term[language]
  const word = wordOf(text, language)
  const headings = SECTION_HEADINGS[language]
  const set = (words: string) => typeset(words, language)
  const beside = (slug: string) => `${slug}.xhtml`
  const paragraphs = linkedHtml(text.explanation.map(set), mentions[language], beside)
  const [home] = term.subjects
  const article = html`<article epub:type="dictentry">
<h1><dfn>${text.title}</dfn></h1>
${saidOf(word)}<p class="definition" epub:type="def">${set(text.tagline)}</p>
${picture(term, language)}${paragraphs.map(paragraph => html`<p>${paragraph}</p>\n`)}<section>
<h2>${headings.analogy}</h2>
<p>${set(text.analogy)}</p>
</section>
<section>
<h2>${headings.keyPoints}</h2>
<ul>
${text.keyPoints.map(point => html`<li>${set(point)}</li>\n`)}</ul>
</section>
${wordFacts(text, language)}${seeAlso(input, language)}<section>
<h2>${headings.links}</h2>
<ul>
${text.links.map(({ label, url }) => html`<li><a href="${encoded(url)}">${label}</a></li>\n`)}</ul>
</section>
<p class="see">${otherTitle(term, language)}${home && html`<a href="../${fileOfTopic(home)}">${subjects[home][language]}</a>`}</p>
</article>`
  return xhtml(language, text.title, 'bodymatter', article)
}

/** Validators of books are strict about characters that browsers accept. */
const encoded = (url: string): string => new URL(url).href.replace(/[\\^`{|}[\]]/g, encodeURIComponent)

const saidOf = (word: Word | undefined): Html | undefined =>
  word?.pronunciation &&
  html`<p class="said">${word.pronunciation.map(({ respelling, ipa }, i) => html`${i > 0 && ' · '}${respelling} <span epub:type="phonetic-transcription">${ipa}</span>`)}</p>\n`

function otherTitle(term: Term, language: Language): Html {
  const other = otherLanguage(language)
  return html`${DOWNLOADED_FILE_STRINGS[language].book.otherLanguage} <span lang="${other}" xml:lang="${other}">${term[other].title}</span> · `
}

function picture(term: Term, language: Language): Html | undefined {
  const { slug, image } = term
  const { imageAlt, legend } = term[language]
  if (!image) return undefined
  return html`<figure>
<img src="../${fileOfPicture(slug, image)}" alt="${imageAlt}"/>
${legend && html`<figcaption><ol>\n${legend.map(line => html`<li>${typeset(line, language)}</li>\n`)}</ol></figcaption>\n`}</figure>
`
}

/** What is said of the word, in the lines of its page. */
function wordFacts(entry: Translation, language: Language): Html | undefined {
  const facts = shownFacts(entry, language).filter(({ field }) => field !== 'pronunciation')
  if (facts.length === 0) return undefined
  return html`<dl>
${facts.map(({ label, text }) => html`<dt>${label}</dt>\n<dd>${typeset(plain(text), language)}</dd>\n`)}</dl>
`
}

function seeAlso({ related }: TermPageInput, language: Language): Html | undefined {
  if (related.length === 0) return undefined
  return html`<section>
<h2>${STRINGS[language].related}</h2>
<ul>
${related.map(({ slug, [language]: { title } }) => html`<li><a href="${slug}.xhtml">${title}</a></li>\n`)}</ul>
</section>
`
}

/** The pages of entries in the book. */

import { DOWNLOAD_STRINGS } from '../../languages/download-strings.ts'
import type { Labels } from '../../model/dictionary/site.ts'
import type { TermPageInput } from '../../model/views/term-page-input.ts'
import { apiEntry } from '../../pages/api-entry.ts'
import { STRINGS } from '../../pages/strings.ts'
import { factsOf } from '../../pages/word-facts.ts'
import type { Entry, LanguageBlock } from '../../schema/api.ts'
import { type Language, otherLanguage, SECTION_HEADINGS } from '../../schema/language.ts'
import type { Term } from '../../schema/term.ts'
import { type Html, html } from '../../text/html.ts'
import { plain } from '../../text/inline.ts'
import { linkedHtml } from '../../text/linked.ts'
import { typeset } from '../../text/typeset.ts'
import { fileOfPicture, fileOfTopic, xhtml } from './epub-page.ts'

/** From one entry to another. */
const beside = (slug: string): string => `${slug}.xhtml`

/** The page of an entry. */
export function entryPage(input: TermPageInput, language: Language, site: Labels): string {
  const entry = apiEntry(input.term, input.related, site, input)
  return xhtml({ language }, entry[language].title, 'bodymatter', article(entry, input, language, site))
}

function article(entry: Entry, input: TermPageInput, language: Language, { subjects }: Labels): Html {
  const text = entry[language]
  const headings = SECTION_HEADINGS[language]
  const set = (words: string) => typeset(words, language)
  const explanation = text.explanation.map(set)
  const paragraphs = linkedHtml(explanation, input.mentions[language], slug => ({ address: beside(slug) }))
  const [home] = entry.subjects
  return html`<article epub:type="dictentry">
<h1><dfn>${text.title}</dfn></h1>
${saidOf(entry, language)}<p class="definition" epub:type="def">${set(text.tagline)}</p>
${picture(input.term, text, language)}${paragraphs.map(paragraph => html`<p>${paragraph}</p>\n`)}<section>
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
<p class="see">${otherTitle(entry, language)}${home && html`<a href="../${fileOfTopic(home)}">${subjects[home][language]}</a>`}</p>
</article>`
}

/** Validators of books are strict about characters that browsers mend. */
const encoded = (url: string): string => new URL(url).href.replace(/[\\^`{|}[\]]/g, encodeURIComponent)

function saidOf(entry: Entry, language: Language): Html | undefined {
  const said = entry[language].word?.pronunciation
  return (
    said &&
    html`<p class="said">${said.map(({ respelling, ipa }, i) => html`${i > 0 && ' · '}${respelling} <span epub:type="phonetic-transcription">${ipa}</span>`)}</p>\n`
  )
}

function otherTitle(entry: Entry, language: Language): Html {
  const other = otherLanguage(language)
  return html`${DOWNLOAD_STRINGS[language].book.otherLanguage} <span lang="${other}" xml:lang="${other}">${entry[other].title}</span> · `
}

function picture(
  { slug, image }: Pick<Term, 'slug' | 'image'>,
  { imageAlt, legend }: LanguageBlock,
  language: Language,
): Html | undefined {
  if (!image) return undefined
  return html`<figure>
<img src="../${fileOfPicture(slug, image)}" alt="${imageAlt}"/>
${legend && html`<figcaption><ol>\n${legend.map(line => html`<li>${typeset(line, language)}</li>\n`)}</ol></figcaption>\n`}</figure>
`
}

/** What is said of the word, in the lines of its page. */
function wordFacts({ word }: LanguageBlock, language: Language): Html | undefined {
  const facts = word ? factsOf(word, language).filter(({ field }) => field !== 'pronunciation') : []
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
${related.map(({ slug, [language]: { title } }) => html`<li><a href="${beside(slug)}">${title}</a></li>\n`)}</ul>
</section>
`
}

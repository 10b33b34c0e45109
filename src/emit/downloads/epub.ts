/**
 * The dictionary as a book (EPUB 3): entries by topic, each on a page of its own, with links between them, an index
 * from A to Z, drawings and a cover. Reading programs find their way by the parts' `epub:type`.
 */

import { DOWNLOADED_FILE_STRINGS } from '../../languages/strings-by-language.ts'
import type { Dictionary } from '../../model/dictionary/dictionary.ts'
import type { Site } from '../../model/dictionary/site.ts'
import type { Summary } from '../../model/dictionary/summary.ts'
import { ITEMS_ALONE } from '../../model/views/artifact.ts'
import { absolute, file, fileOf, page } from '../../model/web/address.ts'
import { SUBJECTS } from '../../schema/bounds.ts'
import type { Subject } from '../../schema/field-types.ts'
import { LANGUAGES, type Language } from '../../schema/language.ts'
import { DECLARATION, withoutControls } from '../../text/escape-xml.ts'
import { type Html, html } from '../../text/html.ts'
import type { NodeServices } from '../required-services.ts'
import { drawingIn } from '../term-images.ts'
import { entryPage, fileOfEntry, fileOfPicture, fileOfTopic, xhtml } from './epub-entry-page.ts'
import type { FilePerEntryArchive } from './file-per-entry-archive.ts'
import { packedFile } from './zip.ts'

/** What the book is made from. */
interface Book {
  readonly language: Language
  readonly dictionary: Dictionary
  readonly site: Site
  /** Topics with the entries of which they are the first, sorted by title. */
  readonly chapters: readonly (readonly [topic: Subject, terms: readonly Summary[]])[]
}

/** The book in each language: its items are the pages of entries. */
export const books: readonly FilePerEntryArchive[] = LANGUAGES.map(language => ({
  ...ITEMS_ALONE,
  path: fileOf(file.epub(language)),
  origin: `the book (${language})`,
  item: (input, site) => packedFile(`EPUB/${fileOfEntry(input.term.slug)}`, entryPage(input, language, site)),
  around: (dictionary, site, services) => around(language, dictionary, site, services),
}))

/** What stands before the entries, the type first as the format asks for, and behind them. */
function around(
  language: Language,
  dictionary: Dictionary,
  site: Site,
  { readImage, drawCover }: Pick<NodeServices, 'readImage' | 'drawCover'>,
): ReturnType<FilePerEntryArchive['around']> {
  const chapters = SUBJECTS.map(topic => {
    const terms = dictionary.topic(topic, language)
    return [topic, terms.filter(({ subjects: [first] }) => first === topic)] as const
  }).filter(([, terms]) => terms.length > 0)
  const book: Book = { language, dictionary, site, chapters }
  const subjects = chapters.map(([topic]) => topic)
  return {
    before: new Map<string, string | Uint8Array>([
      ['mimetype', 'application/epub+zip'],
      ['META-INF/container.xml', CONTAINER],
      ['EPUB/package.opf', packageDocument(book)],
      ['EPUB/style.css', STYLE],
      ['EPUB/cover.png', drawCover({ title: site.name, subtitle: site.description[language], subjects })],
      ['EPUB/cover.xhtml', xhtml(language, site.name, 'cover', html`<img src="cover.png" alt="${site.name}"/>`)],
      ['EPUB/about.xhtml', about(book)],
      ['EPUB/nav.xhtml', navigation(book)],
      ...chapters.map(each => [`EPUB/${fileOfTopic(each[0])}`, topicPage(each, book)] as const),
    ]),
    behind: new Map<string, string | Uint8Array>([
      ['EPUB/a-z.xhtml', index(book)],
      ...dictionary.terms.flatMap((term): [string, string | Uint8Array][] => {
        const { slug, image } = term
        if (image === undefined) return []
        const isDrawing = image === 'image.svg'
        const picture = isDrawing ? withFixedColors(drawingIn(language, term, { readImage })) : readImage(slug, image)
        return [[`EPUB/${fileOfPicture(slug, image)}`, picture]]
      }),
    ]),
  }
}

/** Drawings take their colors from variables of the page; reading programs know none and get what stands beside them. */
const withFixedColors = (drawing: string): string => drawing.replace(/var\(--[\w-]+,\s*([^()]+)\)/g, '$1')

const link = (path: string, text: string): Html => html`<a href="${path}">${text}</a>`

const entryLink = (term: Summary, language: Language): Html => link(fileOfEntry(term.slug), term[language].title)

function about({ site, language }: Book): string {
  const { from, license } = DOWNLOADED_FILE_STRINGS[language].book
  const body = html`<section epub:type="titlepage">
<h1>${site.name}</h1>
<p>${site.description[language]}</p>
<p>${from} <a href="${site.base}">${site.base}</a>, ${site.generated}</p>
<p>${license} <a href="${site.license.url}">${site.license.name}</a></p>
</section>`
  return xhtml(language, site.name, 'frontmatter', body)
}

function navigation({ site, language, chapters }: Book): string {
  const text = DOWNLOADED_FILE_STRINGS[language].book
  const body = html`<nav epub:type="toc" id="toc">
<h1>${text.contents}</h1>
<ol>
<li>${link('about.xhtml', site.name)}</li>
${chapters.map(
  ([topic, terms]) => html`<li>${link(fileOfTopic(topic), site.subjects[topic][language])}
<ol>
${terms.map(term => html`<li>${entryLink(term, language)}</li>\n`)}</ol>
</li>
`,
)}<li>${link('a-z.xhtml', text.index)}</li>
</ol>
</nav>
<nav epub:type="landmarks" id="landmarks" hidden="">
<h2>${text.landmarks}</h2>
<ol>
<li><a epub:type="cover" href="cover.xhtml">${text.cover}</a></li>
<li><a epub:type="toc" href="nav.xhtml">${text.contents}</a></li>
${chapters.slice(0, 1).map(([topic]) => html`<li><a epub:type="bodymatter" href="${fileOfTopic(topic)}">${text.beginning}</a></li>\n`)}<li><a epub:type="index" href="a-z.xhtml">${text.index}</a></li>
</ol>
</nav>`
  return xhtml(language, text.contents, 'frontmatter', body)
}

function topicPage([topic, terms]: Book['chapters'][number], { site, language }: Book): string {
  const title = site.subjects[topic][language]
  const introduction = site.introductions?.[topic]?.[language]
  const body = html`<section epub:type="chapter">
<h1>${title}</h1>
${introduction !== undefined && html`<p>${introduction}</p>\n`}<ul>
${terms.map(term => html`<li>${entryLink(term, language)}</li>\n`)}</ul>
</section>`
  return xhtml(language, title, 'part', body)
}

function index({ dictionary, language }: Book): string {
  const title = DOWNLOADED_FILE_STRINGS[language].book.index
  const body = html`<section epub:type="index" role="doc-index">
<h1>${title}</h1>
${dictionary.letters(language).map(
  ({ letter, key, lemmas }) => html`<section epub:type="index-group" id="letter-${key}">
<h2>${letter}</h2>
<ul epub:type="index-entry-list">
${lemmas.map(({ term, alias }) => html`<li epub:type="index-entry">${alias !== undefined && `${alias} → `}${entryLink(term, language)}</li>\n`)}</ul>
</section>
`,
)}</section>`
  return xhtml(language, title, 'backmatter', body)
}

const CONTAINER = `${DECLARATION}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles>
<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
`

const STYLE = `body { line-height: 1.5 }
h1, h2 { line-height: 1.2 }
img { max-width: 100% }
.definition { font-size: 1.1em; font-style: italic }
.said, .see { font-size: 0.9em }
figure { margin: 1em 0 }
code { font-family: monospace }
`

const PICTURE_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

const XHTML = 'application/xhtml+xml'

/** The package document: what the book is, its files, and the order in which they are read. */
function packageDocument({ language, site, dictionary, chapters }: Book): string {
  const pages: readonly (readonly [id: string, path: string])[] = [
    ['cover', 'cover.xhtml'],
    ['about', 'about.xhtml'],
    ['nav', 'nav.xhtml'],
    ...chapters.flatMap(([topic, terms]): [string, string][] => [
      [`topic-${topic}`, fileOfTopic(topic)],
      ...terms.map(({ slug }): [string, string] => [`entry-${slug}`, fileOfEntry(slug)]),
    ]),
    ['a-z', 'a-z.xhtml'],
  ]
  const pictures = dictionary.terms.map(({ slug, image }) => {
    const type = PICTURE_TYPES[image?.split('.').at(-1) ?? '']
    return image && type && item(`image-${slug}`, fileOfPicture(slug, image), type)
  })
  const features = ['alternativeText', 'index', 'structuralNavigation', 'tableOfContents']
  const accessibility = [
    ['accessMode', 'textual'],
    ['accessMode', 'visual'],
    ['accessModeSufficient', 'textual'],
    ...features.map(feature => ['accessibilityFeature', feature]),
    ['accessibilityHazard', 'none'],
    ['accessibilitySummary', DOWNLOADED_FILE_STRINGS[language].book.accessibility],
  ]
  return withoutControls(
    `${DECLARATION}${html`<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}" prefix="schema: http://schema.org/">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${absolute(site, file.epub(language))}</dc:identifier>
<dc:title>${site.name}</dc:title>
<dc:language>${language}</dc:language>
<dc:creator>${site.name}</dc:creator>
<dc:description>${site.description[language]}</dc:description>
<dc:source>${absolute(site, page.home(language))}</dc:source>
<dc:rights>${site.license.name}: ${site.license.url}</dc:rights>
<dc:date>${site.generated}</dc:date>
<meta property="dcterms:modified">${site.generated}T00:00:00Z</meta>
${accessibility.map(([name, value]) => html`<meta property="schema:${name}">${value}</meta>\n`)}</metadata>
<manifest>
${pages.map(([id, path]) => item(id, path, XHTML, id === 'nav' ? 'nav' : undefined))}${item('style', 'style.css', 'text/css')}${item('cover-image', 'cover.png', 'image/png', 'cover-image')}${pictures}</manifest>
<spine>
${pages.map(([id]) => html`<itemref idref="${id}"/>\n`)}</spine>
</package>
`}`,
  )
}

/** A file in the manifest of the package. */
const item = (id: string, path: string, type: string, properties?: string): Html =>
  html`<item id="${id}" href="${path}" media-type="${type}"${properties !== undefined && html` properties="${properties}"`}/>\n`

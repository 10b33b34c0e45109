/** The package document of the book: what it is, its files, and the order in which they are read. */

import { DOWNLOAD_STRINGS } from '../../languages/download-strings.ts'
import { absolute, file, page } from '../../model/web/address.ts'
import { html } from '../../text/html.ts'
import { DECLARATION, withoutControls } from '../../text/xml.ts'
import { type Book, fileOfEntry, fileOfPicture, fileOfTopic } from './epub-page.ts'

const PICTURE_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

interface Item {
  readonly id: string
  readonly path: string
  readonly type: string
  readonly properties?: string
}

const XHTML = 'application/xhtml+xml'

export function packageDocument(book: Book): string {
  const { language, site } = book
  const pages = pagesOf(book)
  const accessibility = [
    ['accessMode', 'textual'],
    ['accessMode', 'visual'],
    ['accessModeSufficient', 'textual'],
    ...['alternativeText', 'index', 'structuralNavigation', 'tableOfContents'].map(each => [
      'accessibilityFeature',
      each,
    ]),
    ['accessibilityHazard', 'none'],
    ['accessibilitySummary', DOWNLOAD_STRINGS[language].book.accessibility],
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
${[...pages, ...othersOf(book)].map(
  ({ id, path, type, properties }) =>
    html`<item id="${id}" href="${path}" media-type="${type}"${properties !== undefined && html` properties="${properties}"`}/>\n`,
)}</manifest>
<spine>
${pages.map(({ id }) => html`<itemref idref="${id}"/>\n`)}</spine>
</package>
`}`,
  )
}

/** In the order of reading. */
const pagesOf = ({ chapters }: Book): readonly Item[] => [
  { id: 'cover', path: 'cover.xhtml', type: XHTML },
  { id: 'about', path: 'about.xhtml', type: XHTML },
  { id: 'nav', path: 'nav.xhtml', type: XHTML, properties: 'nav' },
  ...chapters.flatMap(({ subject, terms }) => [
    { id: `topic-${subject}`, path: fileOfTopic(subject), type: XHTML },
    ...terms.map(({ slug }) => ({ id: `entry-${slug}`, path: fileOfEntry(slug), type: XHTML })),
  ]),
  { id: 'a-z', path: 'a-z.xhtml', type: XHTML },
]

const othersOf = ({ dictionary }: Book): readonly Item[] => [
  { id: 'style', path: 'style.css', type: 'text/css' },
  { id: 'cover-image', path: 'cover.png', type: 'image/png', properties: 'cover-image' },
  ...dictionary.terms.flatMap(({ slug, image }) => {
    const type = PICTURE_TYPES[image?.split('.').at(-1) ?? '']
    return image && type !== undefined ? [{ id: `image-${slug}`, path: fileOfPicture(slug, image), type }] : []
  }),
]

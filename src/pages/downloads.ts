/** The page that lists all downloads: what each holds, how large it is, of which day, and what opens it. */

import { DOWNLOAD_STRINGS, STRINGS } from '../languages/strings.ts'
import { page } from '../model/web/address.ts'
import { DOWNLOADS, type Download, type DownloadKind } from '../model/web/downloads.ts'
import type { Language } from '../schema/language.ts'
import { html, trusted } from '../text/html.ts'
import { portableMarkdown, renderPage } from '../text/markdown.ts'
import { markdownTable } from './markdown.ts'
import { onePage, type PageKind } from './page-kind.ts'

/** Bytes by path of a download, with the slash at its beginning. */
export type Sizes = (path: string) => number

/** @param sizes asked when the page is rendered: the page is made last */
export const downloadsKind = (sizes: Sizes): PageKind<true> => ({
  ...onePage('the page of downloads', page.downloads, (_, { downloads }) => downloads),
  isDated: true,
  view(_, { language, site }) {
    const { title, description, introduction } = DOWNLOAD_STRINGS[language]
    const strings = STRINGS[language]
    const body = () =>
      [
        introduction(strings.date(site.generated)),
        ...[...new Set(DOWNLOADS.map(({ kind }) => kind))].flatMap(kind => section(kind, language, sizes)),
      ].join('\n\n')
    return {
      title,
      description,
      trail: [],
      main: () => html`<article class="prose">
<h1>${title}</h1>
${trusted(renderPage(body(), site.basePath))}</article>`,
      blocks: () => [portableMarkdown(body(), site.base)],
    }
  },
})

function section(kind: DownloadKind, language: Language, sizes: Sizes): readonly string[] {
  const { kinds, forms, file, holds, size, opens } = DOWNLOAD_STRINGS[language]
  const { title, text, opens: programs } = kinds[kind]
  const files = DOWNLOADS.filter(each => each.kind === kind)
  const link = ({ path }: Download): string => `[\`${path.slice(path.lastIndexOf('/') + 1)}\`](${path})`
  const sizeOf = ({ path }: Download): string => sizeInWords(sizes(path), language)
  const heading = `## ${title} {#${kind.toLowerCase()}}`
  const opened = `${opens} ${programs}.`
  const [first] = files
  if (first && files.length === 1) return [heading, `${link(first)} (${sizeOf(first)})`, `${text} ${opened}`]
  const cells = (each: Download): readonly string[] => [
    link(each),
    each.form === undefined ? '' : forms[each.form],
    sizeOf(each),
  ]
  return [heading, text, markdownTable([file, holds, size], files.map(cells)), opened]
}

const KILOBYTE = 1_000
const MEGABYTE = 1_000_000

/** In thousands or millions of bytes, as file managers show it; at least one kilobyte. */
function sizeInWords(bytes: number, language: Language): string {
  const { kilobytes, megabytes, decimal } = DOWNLOAD_STRINGS[language]
  if (bytes < MEGABYTE) return kilobytes(String(Math.max(1, Math.round(bytes / KILOBYTE))))
  return megabytes((bytes / MEGABYTE).toFixed(1).replace('.', decimal))
}

/** The page that lists all downloads: what each holds, how large it is, of which day, and what opens it. */

import { DOWNLOADS_PAGE_STRINGS, STRINGS } from '../languages/strings-by-language.ts'
import { page } from '../model/web/address.ts'
import { DOWNLOADS, type DownloadKind, FOR_READERS } from '../model/web/download-catalog.ts'
import type { Language } from '../schema/language.ts'
import { html, trusted } from '../text/html.ts'
import { portableMarkdown, renderPage } from '../text/markdown-it.ts'
import { onePage, type PageKind } from './define-page-kind.ts'

/** Bytes by path of a download, with the slash at its beginning. */
export type Sizes = (path: string) => number

/** @param sizes asked when the page is rendered: the page is made last */
export const downloadsKind = (sizes: Sizes): PageKind<true> => ({
  ...onePage('the page of downloads', page.downloads, (_, { downloads }) => downloads),
  isDated: true,
  view(_, { language, site }) {
    const { title, description, introduction, groups } = DOWNLOADS_PAGE_STRINGS[language]
    const strings = STRINGS[language]
    const kinds = [...new Set(DOWNLOADS.map(({ kind }) => kind))]
    const listed = (chosen: readonly DownloadKind[]): string =>
      chosen.map(kind => item(kind, language, sizes)).join('\n')
    const body = () =>
      [
        introduction(strings.date(site.generated)),
        `## ${groups.readers} {#readers}`,
        listed(kinds.filter(kind => FOR_READERS.has(kind))),
        `## ${groups.programs} {#programs}`,
        listed(kinds.filter(kind => !FOR_READERS.has(kind))),
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

function item(kind: DownloadKind, language: Language, sizes: Sizes): string {
  const { kinds, opens } = DOWNLOADS_PAGE_STRINGS[language]
  const { title, text, opens: programs } = kinds[kind]
  const links = DOWNLOADS.filter(each => each.kind === kind).map(({ path, language: of }) => {
    const label = of === undefined ? `\`${path.slice(path.lastIndexOf('/') + 1)}\`` : STRINGS[language].languages[of]
    return `[${label}](${path}) (${sizeInWords(sizes(path))})`
  })
  return `- **${title}**: ${links.join(' · ')}. ${text} ${opens} ${programs}.`
}

const KILOBYTE = 1_000
const MEGABYTE = 1_000_000

/** In thousands or millions of bytes, as file managers show it; at least one kilobyte. Entries write a decimal point, too. */
function sizeInWords(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE))} kB`
  return `${(bytes / MEGABYTE).toFixed(1)} MB`
}

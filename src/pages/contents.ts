/** The table of contents of a long page, made from its own headings. */

import { DEVELOPER_STRINGS } from '../languages/developer-strings.ts'
import type { Language } from '../schema/language.ts'
import { type Html, html } from '../text/html.ts'

interface Section {
  readonly title: string
  readonly anchor: string
}

/** Second-level headings that have an anchor. */
const sections = (markdown: string): readonly Section[] =>
  [...markdown.matchAll(/^## (.+?)\s*\{#([a-z0-9_-]+)\}$/gm)].map(([, title = '', anchor = '']) => ({ title, anchor }))

/** The headings as links. */
export const contents = (
  markdown: string,
  language: Language,
): Html => html`<nav class="contents" aria-labelledby="contents">
<h2 id="contents">${DEVELOPER_STRINGS[language].contents}</h2>
<ul>
${sections(markdown).map(({ title, anchor }) => html`<li><a href="#${anchor}">${title}</a></li>\n`)}</ul>
</nav>`

/** The headings in one line, because Markdown has no anchors to link to. */
export const contentsLine = (markdown: string, language: Language): string =>
  `${DEVELOPER_STRINGS[language].contents}: ${sections(markdown)
    .map(({ title }) => title)
    .join(' · ')}`

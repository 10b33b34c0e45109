/** A page of content/pages. */

import type { Page, Site } from '../model/dictionary/site.ts'
import { page } from '../model/web/address.ts'
import { inBoth } from '../schema/language.ts'
import { html } from '../text/html.ts'
import { portableMarkdown } from '../text/markdown.ts'
import { bodyHtml, bodyMarkdown } from './developers.ts'
import { type PageKind, wholeSite } from './page-kind.ts'

export const NAMED: PageKind<Page, Site> = {
  name: 'pages',
  part: wholeSite,
  items: (_language, _dictionary, { pages }) => pages.filter(({ name }) => name !== 'home'),
  origin: ({ name }) => `the page "${name}"`,
  paths: ({ name }) => inBoth(language => page.named(language, name)),
  view(own, context) {
    const { language, site } = context
    const { title, description } = own.text[language]
    return {
      title,
      description,
      trail: [],
      main: () => html`<article class="prose">
<h1>${title}</h1>
${bodyHtml(own, context)}</article>`,
      blocks: () => [portableMarkdown(bodyMarkdown(own, context), site.base)],
    }
  },
}

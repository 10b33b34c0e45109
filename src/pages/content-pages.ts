/** The pages of content/pages, with their placeholders filled. */

import type { Page } from '../model/dictionary/site.ts'
import type { PageContext } from '../model/views/artifact.ts'
import { fillPlaceholders } from '../model/views/markdown-placeholders.ts'
import { page } from '../model/web/address.ts'
import { inBoth } from '../schema/language.ts'
import { type Html, html, trusted } from '../text/html.ts'
import { portableMarkdown, renderPage } from '../text/markdown-it.ts'
import type { PageKind } from './define-page-kind.ts'
import { codeBlock } from './elements.ts'
import { partsFor, valuesFor } from './markdown-placeholder-values.ts'

/** A page of content/pages. */
export const NAMED: PageKind<Page> = {
  items: (_language, _dictionary, { pages }) => pages.filter(({ name }) => name !== 'home'),
  origin: ({ name }) => `the page "${name}"`,
  paths: ({ name }) => inBoth(language => page.named(language, name)),
  view(own, context) {
    const { language, site } = context
    const { title, description, body } = own.text[language]
    return {
      title,
      description,
      trail: [],
      main: () => html`<article class="prose">
<h1>${title}</h1>
${bodyHtml(body, context)}</article>`,
      blocks: () => {
        const values = valuesFor(body, context)
        return [
          portableMarkdown(
            fillPlaceholders(body, name => values[name]()),
            site.base,
          ),
        ]
      },
    }
  },
}

/** The body with every placeholder filled; blocks of code have a button that copies them. */
function bodyHtml(body: string, context: PageContext): Html {
  const { language, site } = context
  const values = valuesFor(body, context)
  const parts = partsFor(body, context)
  const markdown = fillPlaceholders(body, name => (name in parts ? `{{${name}}}` : values[name]()))
  let blocks = 0
  const code = (text: string, codeLanguage: string) =>
    codeBlock(`code-${++blocks}`, text.replace(/\n$/, ''), codeLanguage, language)
  return trusted(renderPage(markdown, site.basePath, { code, parts }))
}

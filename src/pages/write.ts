/** The page on which entries are written. A script makes the form; without it, the page names other ways to contribute. */

import { STRINGS } from '../languages/strings.ts'
import type { Frame } from '../model/dictionary/site.ts'
import { file, href, page } from '../model/web/address.ts'
import type { Language } from '../schema/language.ts'
import { html, jsonForScript } from '../text/html.ts'
import { bullets } from './markdown.ts'
import { frameOf, onePage, type PageKind } from './page-kind.ts'

export const WRITE: PageKind<true> = {
  ...onePage('the page of the form for entries', page.write, frameOf, (_, { write }) => write),
  noindex: true,
  view(_, { language, site }) {
    const strings = STRINGS[language].write
    const others = otherWays(language, site)
    const at = (path: string): string => `${href(site, path)}?v=${site.marks.write}`
    return {
      title: strings.title,
      description: strings.description,
      trail: [],
      main: () => html`<link rel="stylesheet" href="${at(file.writeStyle)}">
<h1>${strings.title}</h1>
<p class="tagline">${strings.description}</p>
<noscript><p>${strings.needs}</p></noscript>
<div class="needs-js write" data-write><p role="status">${strings.loading}</p></div>
<script type="application/json" data-write-site>${jsonForScript(site)}</script>
<script type="module" src="${at(file.writeScript)}"></script>
<section aria-labelledby="other-ways">
<h2 id="other-ways">${strings.others}</h2>
<ul>
${others.map(({ label, what, url }) => html`<li><a href="${url}">${label}</a>: ${what}</li>\n`)}</ul>
</section>`,
      blocks: () => [
        strings.needs,
        `## ${strings.others}`,
        bullets(others.map(({ label, what, url }) => `[${label}](${url}): ${what}`)),
      ],
    }
  },
}

function otherWays(language: Language, { repository, branch }: Frame) {
  const { form, mistake, missing, files } = STRINGS[language].write
  const issue = (template: string): string => `${repository}/issues/new?template=${template}`
  const ways = [
    [form, issue('entry.yml')],
    [mistake, issue('mistake.yml')],
    [missing, issue('term.yml')],
    [files, `${repository}/blob/${branch}/content/README.md`],
  ] as const
  return ways.map(([words, url]) => ({ ...words, url }))
}

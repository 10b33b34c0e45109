/** The page of saved words, which a script fills, and of all that this device keeps. */

import { VISIT_STRINGS } from '../languages/visit-strings.ts'
import { WRITE_STRINGS } from '../languages/write-strings.ts'
import { href, page } from '../model/web/address.ts'
import { html } from '../text/html.ts'
import { bullets } from './markdown.ts'
import { frameOf, onePage, type PageKind } from './page-kind.ts'
import { STRINGS } from './strings.ts'

export const SAVED: PageKind<true> = {
  name: 'saved words',
  ...onePage(page.saved, frameOf),
  origin: () => 'the page of saved words',
  noindex: true,
  view(_, { language, site }) {
    const strings = VISIT_STRINGS[language]
    const kept = site.write ? [...strings.kept, [WRITE_STRINGS[language].drafts, 'drafts'] as const] : strings.kept
    const { indexTitle } = STRINGS[language]
    return {
      title: strings.saved,
      description: strings.savedDescription,
      trail: [],
      main: () => html`<h1>${strings.saved}</h1>
<p class="tagline">${strings.savedDescription}</p>
<noscript><p>${strings.savedNeeds}</p></noscript>
<div class="needs-js" data-saved-list>
<p data-saved-none>${strings.savedNone}</p>
<ul class="terms saved"></ul>
<p class="actions" hidden><button type="button" data-saved-print>${strings.print}</button> <button type="button" data-saved-table>${strings.table}</button> <button type="button" data-forget="saved">${strings.forgetSaved}</button></p>
</div>
<p class="more"><a href="${href(site, page.index(language))}">${indexTitle}</a></p>
<section class="device" aria-labelledby="device">
<h2 id="device">${strings.device}</h2>
<p>${strings.deviceText}</p>
<ul>
${kept.map(([what, keys]) => html`<li data-kept-keys="${keys}">${what}</li>\n`)}</ul>
<p class="needs-js"><button type="button" data-forget="${kept.map(([, keys]) => keys).join(' ')}">${strings.deleteAll}</button> <span role="status" data-forgotten="${strings.deleted}"></span></p>
</section>`,
      blocks: () => [
        strings.savedNeeds,
        `## ${strings.device}`,
        strings.deviceText,
        bullets(kept.map(([what]) => what)),
      ],
    }
  },
}

/**
 * Pages that the edge or a script fills: the results of a search, saved words, those that are shown in place of others
 * (the 404 and offline pages), and the form in which entries are written.
 */

import { STRINGS } from '../languages/strings-by-language.ts'
import type { Site } from '../model/dictionary/site.ts'
import { absolute, file, href, markdownOf, page } from '../model/web/address.ts'
import { RESULTS_SLOT, SUGGESTIONS_SLOT } from '../model/web/edge-placeholders.ts'
import { SUBJECTS } from '../schema/bounds.ts'
import type { Language } from '../schema/language.ts'
import { type Html, html, jsonForScript, trusted } from '../text/html.ts'
import { onePage, type PageKind } from './define-page-kind.ts'
import { anchor, list, section } from './elements.ts'
import { searchBox } from './layout.ts'
import { bullets, markdownLink } from './markdown-builders.ts'

/** The edge writes the results into it; on static hosts a script does. Below them it links to the index and the topics. */
export const SEARCH: PageKind<true> = {
  ...onePage('the page of search results', page.search),
  noindex: true,
  view(_, { language, site }) {
    const { search, searchLabel, indexTitle, topics, searchByAddress } = STRINGS[language]
    const ways: readonly (readonly [path: string, label: string])[] = [
      [page.index(language), indexTitle],
      ...SUBJECTS.map(subject => [page.topic(language, subject), site.subjects[subject][language]] as const),
    ]
    return {
      title: search,
      description: searchLabel,
      hasOwnSearch: true,
      main: () => html`<h1>${search}</h1>
${searchBox(site, language)}
${trusted(RESULTS_SLOT)}
<p class="more">${anchor(href(site, page.index(language)), indexTitle)} · ${anchor(href(site, page.topics(language)), topics)}</p>`,
      // The edge adds the results of a question.
      blocks: () => [
        site.edge ? searchByAddress(`\`${absolute(site, markdownOf(page.search(language)))}?q=dns\``) : '',
        bullets(ways.map(([path, label]) => markdownLink(label, markdownOf(path), site))),
      ],
    }
  },
}

/** A script shows the saved words, and all that this device keeps. */
export const SAVED: PageKind<true> = {
  ...onePage('the page of saved words', page.saved),
  noindex: true,
  view(_, { language, site }) {
    const strings = STRINGS[language]
    const kept = site.write ? [...strings.kept, [strings.write.draft, 'entry-draft'] as const] : strings.kept
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
<p class="more"><a href="${href(site, page.index(language))}">${strings.indexTitle}</a></p>
<section class="device">
<h2 id="device">${strings.device}</h2>
${privacy(language, site)}<ul>
${kept.map(([what, keys]) => html`<li data-kept-keys="${keys}">${what}</li>\n`)}</ul>
<p class="needs-js"><button type="button" data-forget="${kept.map(([, keys]) => keys).join(' ')}">${strings.deleteAll}</button> <span role="status" data-forgotten="${strings.deleted}"></span></p>
</section>`,
      blocks: () => [strings.savedNeeds, `## ${strings.device}`, bullets(kept.map(([what]) => what))],
    }
  },
}

/** One page says what stays on the device, for all that name it. */
const privacy = (language: Language, site: Site): Html | undefined =>
  site.pages.some(({ name }) => name === 'about')
    ? html`<p>${anchor(`${href(site, page.named(language, 'about'))}#privacy`, STRINGS[language].privacy)}</p>\n`
    : undefined

/** The language switch leads to the home page of the other language. */
const standIn = (name: string) => ({ ...onePage(name, page.home), noindex: true })

/** The 404 page; the edge shows entries with similar names in it. */
export const MISSING: PageKind<true> = {
  ...standIn('the page for what is missing'),
  files: language => ({ html: file.missing(language), markdown: file.missingMarkdown(language) }),
  view(_, { language, site }) {
    const { missingTitle: title, missingText: text, indexTitle, topics, agentIndex, didYouMean } = STRINGS[language]
    return {
      title,
      description: text,
      hasOwnSearch: true,
      main: () => html`<h1>${title}</h1>
<p class="intro">${text}</p>
${SUGGESTIONS_SLOT.open}
<h2>${didYouMean}</h2>
${SUGGESTIONS_SLOT.close}
${searchBox(site, language)}
<p class="more">${anchor(href(site, page.index(language)), indexTitle)} · ${anchor(href(site, page.topics(language)), topics)}</p>`,
      blocks: () => [
        bullets([
          markdownLink(indexTitle, page.index(language), site),
          markdownLink(agentIndex, file.llms(language), site),
        ]),
      ],
    }
  },
}

/** The page that the service worker shows offline in place of one that is not cached. */
export const OFFLINE: PageKind<true> = {
  ...standIn('the page for readers without a connection'),
  files: language => ({ html: file.offline(language) }),
  view(_, { language }) {
    const { offlineTitle: title, offlineText: text, keptPages } = STRINGS[language]
    return {
      title,
      description: text,
      main: () => html`<h1>${title}</h1>
<p class="intro">${text}</p>
<section data-kept hidden>
<h2 id="kept">${keptPages}</h2>
<ul class="terms"></ul>
</section>`,
    }
  },
}

export const WRITE: PageKind<true> = {
  ...onePage('the page of the form for entries', page.write, (_, { write }) => write),
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
${section('other-ways', strings.others, list(others.map(({ label, what, url }) => html`${anchor(url, label)}: ${what}`)))}`,
      blocks: () => [
        strings.needs,
        `## ${strings.others}`,
        bullets(others.map(({ label, what, url }) => `[${label}](${url}): ${what}`)),
      ],
    }
  },
}

function otherWays(language: Language, { repository, branch }: Site) {
  const { mistake, missing, files } = STRINGS[language].write
  const issue = (template: string): string => `${repository}/issues/new?template=${template}`
  const ways = [
    [mistake, issue('mistake.yml')],
    [missing, issue('term.yml')],
    [files, `${repository}/blob/${branch}/content/README.md`],
  ] as const
  return ways.map(([words, url]) => ({ ...words, url }))
}

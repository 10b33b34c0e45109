/** The page of a path, with its entries as a numbered list, and the list of all paths. */

import { COLLECTION_STRINGS } from '../languages/strings-by-language.ts'
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import type { PageContext } from '../model/views/artifact.ts'
import { absolute, href, page } from '../model/web/address.ts'
import { answersProblem, type PathText, type ReadingPath } from '../schema/comparisons-and-paths.ts'
import { inBoth, type Language } from '../schema/language.ts'
import { escapeMarkdown } from '../text/escape-markdown.ts'
import { type Html, html } from '../text/html.ts'
import { linkedHtml } from '../text/render-linked-paragraphs.ts'
import { typeset } from '../text/smart-quotes.ts'
import { listPage, onePage, type PageKind } from './define-page-kind.ts'
import { anchor, levelLabel, list } from './elements.ts'
import { bullets, markdownLink, markdownTermLine, numbered } from './markdown-builders.ts'
import { termLink } from './term-links.ts'

export const stepsOf = ({ terms }: ReadingPath, dictionary: Dictionary): readonly Summary[] =>
  terms.flatMap(slug => dictionary.get(slug) ?? [])

/** Answers to problems first, then easier paths before harder ones, by the levels of their entries. */
export function pathsInOrder(dictionary: Dictionary): readonly ReadingPath[] {
  const demand = (path: ReadingPath): number =>
    answersProblem(path) ? 0 : stepsOf(path, dictionary).reduce((sum, { level }) => sum + level, 0) / path.terms.length
  return [...dictionary.paths].sort((a, b) => demand(a) - demand(b))
}

export const PATH: PageKind<ReadingPath> = {
  items: (_, dictionary) => dictionary.paths,
  origin: ({ slug }) => `the path "${slug}"`,
  paths: ({ slug }) => inBoth(language => page.path(language, slug)),
  view(own, context) {
    const { language, dictionary, site } = context
    const strings = COLLECTION_STRINGS[language]
    const text = own.text[language]
    const { title, description, introduction } = text
    const steps = stepsOf(own, dictionary)
    const following = dictionary.paths.filter(({ slug }) => own.next.includes(slug))
    const link = (path: ReadingPath): string =>
      markdownLink(path.text[language].title, page.path(language, path.slug), site)
    return {
      title,
      description,
      trail: [[strings.paths, page.paths(language)]],
      thing: {
        '@type': 'ItemList',
        itemListOrder: 'https://schema.org/ItemListOrderAscending',
        itemListElement: steps.map((term, i) => ({
          '@type': 'ListItem',
          position: i + 1,
          name: term[language].title,
          url: absolute(site, page.term(language, term.slug)),
        })),
      },
      main: () => html`<article class="path">
<h1>${title}</h1>
<p class="tagline">${typeset(description, language)} ${strings.time(steps.length + 1)}</p>
${actionList(text, language)}<div class="prose">
${linkedHtml(
  introduction.map(text => typeset(text, language)),
  [],
  () => '',
).map(paragraph => html`<p>${paragraph}</p>\n`)}</div>
<ol class="steps">
${steps.map(term => step(term, text, language, site))}</ol>
${ending(text.ending, following, language, site)}</article>`,
      blocks: () => [
        ...(text.actions
          ? [`## ${strings.whatToDo}`, numbered(text.actions.map(escapeMarkdown)), `## ${strings.whatIsBehind}`]
          : []),
        ...introduction,
        numbered(steps.map(term => markdownStep(term, text, language, site))),
        text.ending === undefined ? '' : escapeMarkdown(text.ending),
        ...(following.length > 0 ? [strings.goOn, bullets(following.map(link))] : []),
      ],
    }
  },
}

/** What to do first, before the introduction, and the heading of what explains it. */
function actionList({ actions }: PathText, language: Language): Html | undefined {
  if (!actions) return undefined
  const { whatToDo, whatIsBehind } = COLLECTION_STRINGS[language]
  return html`<h2>${whatToDo}</h2>
<ol class="actions">
${actions.map(action => html`<li>${typeset(action, language)}</li>\n`)}</ol>
<h2>${whatIsBehind}</h2>
`
}

function step(term: Summary, { steps = {} }: PathText, language: Language, site: Site): Html {
  const lead = steps[term.slug]
  return html`<li>${lead !== undefined && html`<p class="lead">${typeset(lead, language)}</p>`}${termLink(term, language, site)} ${levelLabel(term.level, language, site)}<p>${typeset(term[language].tagline, language)}</p></li>
`
}

function markdownStep(term: Summary, { steps = {} }: PathText, language: Language, site: Site): string {
  const lead = steps[term.slug]
  return `${lead === undefined ? '' : `${escapeMarkdown(lead)} `}${markdownTermLine(term, language, site)}`
}

/** What the reader can do now, and the paths to go on with. */
function ending(last: string | undefined, following: readonly ReadingPath[], language: Language, site: Site) {
  if (last === undefined && following.length === 0) return undefined
  const links = following.map(({ slug, text }) => anchor(href(site, page.path(language, slug)), text[language].title))
  return html`<div class="ending">
${last !== undefined && html`<p>${typeset(last, language)}</p>\n`}${
  links.length > 0 &&
  html`<p>${COLLECTION_STRINGS[language].goOn}</p>
${list(links)}
`
}</div>
`
}

export const PATHS: PageKind<true> = {
  ...onePage('the list of paths', page.paths, ({ paths }) => paths.length > 0),
  view(_, context) {
    const { paths: title, pathsDescription: description } = COLLECTION_STRINGS[context.language]
    const paths = pathsInOrder(context.dictionary)
    return listPage(
      title,
      description,
      () => pathList(paths, context),
      () => [markdownPaths(paths, context)],
    )
  },
}

export function pathList(paths: readonly ReadingPath[], { language, site }: PageContext): Html {
  const strings = COLLECTION_STRINGS[language]
  return html`<ul class="terms paths">
${paths.map(each => html`<li><a href="${href(site, page.path(language, each.slug))}">${each.text[language].title}</a> <small>${strings.steps(each.terms.length)}</small><br><span>${typeset(each.text[language].description, language)}</span></li>\n`)}</ul>`
}

export const markdownPaths = (paths: readonly ReadingPath[], { language, site }: PageContext): string =>
  bullets(
    paths.map(({ slug, text: { [language]: text } }) =>
      markdownLink(text.title, page.path(language, slug), site, escapeMarkdown(text.description)),
    ),
  )

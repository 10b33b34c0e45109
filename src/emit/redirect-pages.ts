/**
 * Redirect pages, as HTML and Markdown, for hosts without redirects: at former addresses of terms and pages, and at
 * other names of comparisons.
 */

import { COLLECTION_STRINGS, STRINGS } from '../languages/strings-by-language.ts'
import type { Artifact, PageContext } from '../model/views/artifact.ts'
import { comparisonPages } from '../model/views/comparison-pages.ts'
import { comparisonSlug } from '../model/views/comparison-slug.ts'
import { absolute, href, markdownOf, page } from '../model/web/address.ts'
import { retiredPages } from '../model/web/built-in-redirects.ts'
import { movedComparisons } from '../model/web/redirects.ts'
import { comparisonTitle } from '../pages/comparison.ts'
import { markdownLink, markdownPage } from '../pages/markdown-builders.ts'
import { inBoth, otherLanguage } from '../schema/language.ts'
import { html } from '../text/html.ts'
import { artifact } from './make-artifact.ts'

export function* redirectPages(context: PageContext): Iterable<Artifact> {
  const { language, site } = context
  const { movedTitle } = STRINGS[language]
  for (const { from, to, other, title, text, origin } of moves(context)) {
    const render = () =>
      html`<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${movedTitle}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${href(site, to)}">
<link rel="canonical" href="${absolute(site, to)}">
</head>
<body>
<main>
<h1>${movedTitle}</h1>
<p>${text} <a href="${href(site, to)}">${title}</a></p>
</main>
</body>
</html>
`.toString()
    yield artifact(from, origin, render)
    const paths = inBoth(each => (each === language ? from : other))
    const head = { title: movedTitle, description: text }
    const link = () => [markdownLink(title, markdownOf(to), site)]
    yield artifact(markdownOf(from), origin, () => markdownPage(head, paths, language, site, link()))
  }
}

/** From where to where pages lead, and where the page in the other language is; the title is that of the target. */
function* moves(context: PageContext) {
  const { language, dictionary, site } = context
  const otherSide = otherLanguage(language)
  const { moved } = COLLECTION_STRINGS[language]
  for (const [former, slug] of dictionary.redirects) {
    const title = dictionary.get(slug)?.[language].title
    if (title === undefined) continue
    const [from, to, other] = [page.term(language, former), page.term(language, slug), page.term(otherSide, slug)]
    yield { from, to, other, title, text: STRINGS[language].movedText, origin: `a former slug of "${slug}"` }
  }
  for (const [former, name] of Object.entries(site.redirects ?? {})) {
    const [from, to, other] = [page.named(language, former), page.named(language, name), page.named(otherSide, name)]
    yield { from, to, other, title: titleOf(name, context), text: moved, origin: `the redirect of "${former}"` }
  }
  for (const [i, [from, to]] of retiredPages(language).entries()) {
    const [other = from] = retiredPages(otherSide)[i] ?? []
    yield { from, to, other, title: site.name, text: STRINGS[language].goneText, origin: 'a page that is no more' }
  }
  for (const [former, comparison] of movedComparisons(dictionary)) {
    const name = comparisonSlug(comparison)
    const from = page.comparison(language, former)
    const to = page.comparison(language, name)
    const other = page.comparison(otherSide, former)
    const title = comparisonTitle(comparison, language, dictionary)
    yield { from, to, other, title, text: moved, origin: `another name of the comparison "${name}"` }
  }
}

/** The title of the page of a name; the name of the dictionary for lists. */
function titleOf(name: string, { language, dictionary, site }: PageContext): string {
  const comparison = comparisonPages(dictionary).find(each => `compare/${comparisonSlug(each)}` === name)
  if (comparison) return comparisonTitle(comparison, language, dictionary)
  const path = dictionary.paths.find(({ slug }) => `paths/${slug}` === name)
  const shown = path?.text ?? site.pages.find(each => each.name === name)?.text ?? dictionary.get(name)
  return shown?.[language].title ?? site.name
}

/** Pages at former addresses of terms and at other names of comparisons, for hosts without redirects. */

import { COLLECTION_STRINGS } from '../languages/collection-strings.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Artifact, PageContext } from '../model/views/artifact.ts'
import { comparisonPages, movedComparisons } from '../model/views/collection-pages.ts'
import { comparisonName } from '../model/views/comparison-name.ts'
import { fileOf, markdownOf, page } from '../model/web/address.ts'
import { comparisonTitle } from '../pages/comparison.ts'
import { markdownLink } from '../pages/markdown-link.ts'
import { signpost } from '../pages/signpost.ts'
import { STRINGS } from '../pages/strings.ts'
import { otherLanguage } from '../schema/language.ts'
import { document } from './markdown-document.ts'

interface Move {
  readonly from: string
  readonly to: string
  /** The page in the other language. */
  readonly otherPath: string
  /** Of the page that readers are led to. */
  readonly title: string
  readonly text: string
  readonly origin: string
}

export function* signposts(context: PageContext<Site>): Iterable<Artifact> {
  const { language, site } = context
  for (const { from, to, otherPath, title, text, origin } of moves(context)) {
    yield { path: fileOf(from), origin, render: () => signpost(title, to, text, language, site) }
    yield {
      path: fileOf(markdownOf(from)),
      origin,
      render: () =>
        document({ title: STRINGS[language].movedTitle, description: text, path: from, otherPath }, language, site, [
          markdownLink(title, markdownOf(to), site),
        ]),
    }
  }
}

function* moves({ language, dictionary, site }: PageContext<Site>): Iterable<Move> {
  for (const [former, slug] of dictionary.redirects) {
    const term = dictionary.get(slug)
    if (!term) continue
    yield {
      from: page.term(language, former),
      to: page.term(language, slug),
      otherPath: page.term(otherLanguage(language), slug),
      title: term[language].title,
      text: STRINGS[language].movedText,
      origin: `a former slug of "${slug}"`,
    }
  }
  for (const [former, name] of Object.entries(site.redirects ?? {})) {
    yield {
      from: page.named(language, former),
      to: page.named(language, name),
      otherPath: page.named(otherLanguage(language), name),
      title: titleOf(name, { language, dictionary, site }),
      text: COLLECTION_STRINGS[language].moved,
      origin: `the redirect of "${former}"`,
    }
  }
  for (const [former, comparison] of movedComparisons(dictionary)) {
    const name = comparisonName(comparison)
    yield {
      from: page.comparison(language, former),
      to: page.comparison(language, name),
      otherPath: page.comparison(otherLanguage(language), former),
      title: comparisonTitle(comparison, language, dictionary),
      text: COLLECTION_STRINGS[language].moved,
      origin: `another name of the comparison "${name}"`,
    }
  }
}

/** The title of the page of a name; the name of the dictionary for lists. */
function titleOf(name: string, { language, dictionary, site }: PageContext<Site>): string {
  const comparison = comparisonPages(dictionary).find(each => `compare/${comparisonName(each)}` === name)
  if (comparison) return comparisonTitle(comparison, language, dictionary)
  const path = dictionary.paths.find(({ slug }) => `paths/${slug}` === name)
  const shown = path?.text ?? site.pages.find(each => each.name === name)?.text ?? dictionary.get(name)
  return shown?.[language].title ?? site.name
}

/**
 * The first part of llms.txt: what the site is, how to fetch an entry, and every page that is not an entry, except the
 * home page. Only documents that can be fetched and read are links; addresses of programs are plain text.
 */

import { COLLECTION_STRINGS } from '../languages/collection-strings.ts'
import { DOWNLOAD_STRINGS } from '../languages/download-strings.ts'
import { VISIT_STRINGS } from '../languages/visit-strings.ts'
import type { Undated } from '../model/dictionary/site.ts'
import type { PageContext } from '../model/views/artifact.ts'
import { comparisonPages } from '../model/views/collection-pages.ts'
import { comparisonName } from '../model/views/comparison-name.ts'
import { countOf, type Listing, listingPath, listings } from '../model/views/listing.ts'
import { markdownOf, page } from '../model/web/address.ts'
import { comparisonTitle } from '../pages/comparison.ts'
import { bullets, markdownLink as link } from '../pages/markdown.ts'
import { pathsInOrder } from '../pages/path.ts'
import { STRINGS } from '../pages/strings.ts'
import type { Language } from '../schema/language.ts'
import { GUIDE } from './llms-strings.ts'

export function opening(context: PageContext<Undated>): string {
  const { language, dictionary, site } = context
  const guide = GUIDE[language]
  const downloads = DOWNLOAD_STRINGS[language]
  return [
    `# ${site.name}`,
    `> ${site.description[language]}`,
    guide.opening(STRINGS[language].count(dictionary.terms.length), site),
    guide.forPrograms,
    bullets(guide.programs(site)),
    `## ${guide.documentation}`,
    bullets([
      ...guide.links(site).map(([name, path, note]) => link(name, path, site, note)),
      ...site.pages.flatMap(({ name, text: { [language]: text } }) =>
        name === 'home' ? [] : link(text.title, markdownOf(page.named(language, name)), site, text.description),
      ),
      ...(site.downloads
        ? [link(downloads.title, markdownOf(page.downloads(language)), site, downloads.description)]
        : []),
    ]),
    `## ${guide.lists}`,
    bullets(lists(context)),
    ...section(COLLECTION_STRINGS[language].paths, paths(context)),
    ...section(COLLECTION_STRINGS[language].comparisons, comparisons(context)),
  ].join('\n\n')
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`## ${title}`, bullets(lines)]

function paths(context: PageContext<Undated>): readonly string[] {
  const { language, dictionary, site } = context
  const { paths: title, pathsDescription } = COLLECTION_STRINGS[language]
  if (dictionary.paths.length === 0) return []
  return [
    link(title, markdownOf(page.paths(language)), site, pathsDescription),
    ...pathsInOrder(dictionary).map(({ slug, text }) =>
      link(text[language].title, markdownOf(page.path(language, slug)), site, text[language].description),
    ),
  ]
}

/** The comparisons by title, without notes. */
function comparisons(context: PageContext<Undated>): readonly string[] {
  const { language, dictionary, site } = context
  const pages = comparisonPages(dictionary)
  const { comparisons: title, comparisonsDescription } = COLLECTION_STRINGS[language]
  if (pages.length === 0) return []
  return [
    link(title, markdownOf(page.comparisons(language)), site, comparisonsDescription),
    ...pages.map(each =>
      link(
        comparisonTitle(each, language, dictionary),
        markdownOf(page.comparison(language, comparisonName(each))),
        site,
      ),
    ),
  ]
}

/** The alphabetical index, each topic with its levels, and the levels of the whole dictionary. */
function lists(context: PageContext<Undated>): readonly string[] {
  const { language, dictionary, site } = context
  const strings = STRINGS[language]
  const { map, topicsDescription, newEntries, newDescription, days, daysDescription } = VISIT_STRINGS[language]
  const lines = [
    link(strings.indexTitle, markdownOf(page.index(language)), site, strings.count(dictionary.terms.length)),
    link(strings.topics, markdownOf(page.topics(language)), site, topicsDescription),
    link(newEntries, markdownOf(page.new(language)), site, newDescription),
    link(days, markdownOf(page.today(language)), site, daysDescription),
  ]
  for (const listing of listings(dictionary)) {
    const path = markdownOf(listingPath(listing, language))
    const { subject, level } = listing
    if (subject !== undefined && level !== undefined) {
      lines.push(`${lines.pop()}, ${link(nameOf(listing, language, site), path, site)}`)
    } else {
      const count = countOf(listing, dictionary)
      lines.push(link(nameOf(listing, language, site), path, site, strings.count(count)))
      if (subject !== undefined && count > 0)
        lines.push(`${lines.pop()}, ${link(map, markdownOf(page.topicMap(language, subject)), site)}`)
    }
  }
  return lines
}

/** The name of a list; a level within a topic is on the line of its topic and has only the name of the level. */
function nameOf({ subject, level }: Listing, language: Language, site: Undated): string {
  if (level === undefined) return subject === undefined ? '' : site.subjects[subject][language]
  const label = site.levels[level][language]
  return subject === undefined ? STRINGS[language].levelTitle(label) : label
}

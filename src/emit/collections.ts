/** Pages of comparisons and paths, as HTML and as Markdown, and redirect pages at other names of comparisons. */
import { absolute, fileOf, markdownOf, page } from '../model/address.ts'
import type { Artifact, PageContext } from '../model/artifact.ts'
import { comparisonPages, movedComparisons } from '../model/collection-pages.ts'
import { comparisonName } from '../model/comparison-name.ts'
import { type Frame, type Labels, partsOf } from '../model/site.ts'
import { COLLECTION_STRINGS } from '../pages/collection-strings.ts'
import { comparisonPage, comparisonsPage, comparisonTitle, entriesOf } from '../pages/comparison.ts'
import { markdownList } from '../pages/markdown-term.ts'
import { pathPage, pathsInOrder, pathsPage, stepsOf } from '../pages/path.ts'
import { signpost } from '../pages/plain.ts'
import { STRINGS } from '../pages/strings.ts'
import type { Comparison, ReadingPath } from '../schema/collections.ts'
import { otherLanguage } from '../schema/language.ts'
import { escapeMarkdown } from '../text/markdown.ts'
import { document } from './markdown-document.ts'

export function* collections(context: PageContext): Iterable<Artifact> {
  const { language, dictionary, site } = context
  const parts = partsOf(site)
  const framed = (): PageContext<Frame> => ({ ...context, site: parts.frame })
  const labeled = { ...context, site: parts.labels }
  const both = (path: string, origin: string, html: () => string, markdown: () => string): readonly Artifact[] => [
    { path: fileOf(path), origin, render: html },
    { path: fileOf(markdownOf(path)), origin, render: markdown },
  ]
  const comparisons = comparisonPages(dictionary)
  if (comparisons.length > 0)
    yield* both(
      page.comparisons(language),
      'the list of comparisons',
      () => comparisonsPage(framed()),
      () => listOfComparisons(labeled),
    )
  for (const each of comparisons)
    yield* both(
      page.comparison(language, comparisonName(each)),
      `the comparison "${comparisonName(each)}"`,
      () => comparisonPage(each, framed()),
      () => comparison(each, labeled),
    )
  if (dictionary.paths.length > 0)
    yield* both(
      page.paths(language),
      'the list of paths',
      () => pathsPage(framed()),
      () => listOfPaths(labeled),
    )
  for (const each of dictionary.paths)
    yield* both(
      page.path(language, each.slug),
      `the path "${each.slug}"`,
      () => pathPage(each, framed()),
      () => path(each, labeled),
    )
  for (const [former, each] of movedComparisons(dictionary)) {
    const to = page.comparison(language, comparisonName(each))
    const title = comparisonTitle(each, language, dictionary)
    yield* both(
      page.comparison(language, former),
      `another name of the comparison "${comparisonName(each)}"`,
      () => signpost(title, to, COLLECTION_STRINGS[language].moved, language, site),
      () =>
        document(
          STRINGS[language].movedTitle,
          COLLECTION_STRINGS[language].moved,
          page.comparison(language, former),
          page.comparison(otherLanguage(language), former),
          language,
          labeled.site,
          `[${escapeMarkdown(title)}](${absolute(site, markdownOf(to))})`,
        ),
    )
  }
}

function comparison(own: Comparison, context: PageContext<Labels>): string {
  const { language, dictionary, site } = context
  const strings = COLLECTION_STRINGS[language]
  const { difference, columns = ['', ''], rows, uses } = own.text[language]
  const name = comparisonName(own)
  const row = (cells: readonly string[]): string => `| ${cells.map(cell => escapeMarkdown(cell)).join(' | ')} |`
  return document(
    comparisonTitle(own, language, dictionary),
    difference,
    page.comparison(language, name),
    page.comparison(otherLanguage(language), name),
    language,
    site,
    `## ${strings.compared}`,
    [row(['', ...columns]), '| --- | --- | --- |', ...rows.map(({ label, cells }) => row([label, ...cells]))].join(
      '\n',
    ),
    `## ${strings.which}`,
    uses.map(use => `- ${escapeMarkdown(use)}`).join('\n'),
    `## ${strings.bothEntries}`,
    markdownList(entriesOf(own, dictionary), language, site),
  )
}

function listOfComparisons(context: PageContext<Labels>): string {
  const { language, dictionary, site } = context
  const { comparisons, comparisonsDescription } = COLLECTION_STRINGS[language]
  const line = (each: Comparison): string =>
    `- [${escapeMarkdown(comparisonTitle(each, language, dictionary))}](${absolute(site, page.comparison(language, comparisonName(each)))}): ${escapeMarkdown(each.text[language].difference)}`
  return document(
    comparisons,
    comparisonsDescription,
    page.comparisons(language),
    page.comparisons(otherLanguage(language)),
    language,
    site,
    comparisonPages(dictionary).map(line).join('\n'),
  )
}

function path(own: ReadingPath, context: PageContext<Labels>): string {
  const { language, dictionary, site } = context
  const { title, description, introduction } = own.text[language]
  const steps = stepsOf(own, dictionary).map((term, i) => `${i + 1}.${markdownList([term], language, site).slice(1)}`)
  return document(
    title,
    description,
    page.path(language, own.slug),
    page.path(otherLanguage(language), own.slug),
    language,
    site,
    ...introduction,
    steps.join('\n'),
  )
}

function listOfPaths(context: PageContext<Labels>): string {
  const { language, dictionary, site } = context
  const { paths, pathsDescription } = COLLECTION_STRINGS[language]
  const line = ({ slug, text }: ReadingPath): string =>
    `- [${escapeMarkdown(text[language].title)}](${absolute(site, page.path(language, slug))}): ${escapeMarkdown(text[language].description)}`
  return document(
    paths,
    pathsDescription,
    page.paths(language),
    page.paths(otherLanguage(language)),
    language,
    site,
    pathsInOrder(dictionary).map(line).join('\n'),
  )
}

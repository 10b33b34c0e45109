/** The Markdown version of every page: `index.md` beside `index.html`. Links are absolute. */
import { absolute, file, fileOf, markdownOf, page } from '../model/address.ts'
import type { Artifact, PageContext, TermEmitter } from '../model/artifact.ts'
import type { Facet } from '../model/facets.ts'
import type { LetterGroup } from '../model/letters.ts'
import { type Listing, listingInputs, listingOrigin, listingPath, listings, termsOf } from '../model/listing.ts'
import { type Labels, type Page, partsOf, type Site } from '../model/site.ts'
import { isSplit, letterInputs, letterPaths } from '../pages/alphabet.ts'
import { contentInputs, filledBody } from '../pages/developers.ts'
import { titleOf } from '../pages/listing.ts'
import { markdownLemmas, markdownList, markdownOnce } from '../pages/markdown-term.ts'
import { labelOf, STRINGS } from '../pages/strings.ts'
import { bounds, LEVELS, SUBJECTS } from '../schema/bounds.ts'
import { LANGUAGES, type Language, otherLanguage } from '../schema/language.ts'
import { escapeMarkdown, portableMarkdown } from '../text/markdown.ts'
import { document } from './markdown-document.ts'

/** The Markdown version of the page of a term in both languages. */
export const termMarkdown: TermEmitter<Labels> = {
  ground: site => partsOf(site).labels,
  *emit(input, labels) {
    const { slug } = input.term
    for (const language of LANGUAGES) {
      yield {
        path: fileOf(markdownOf(page.term(language, slug))),
        origin: `the term "${slug}"`,
        render: () => markdownOnce(input, labels)[language],
      }
    }
  },
}

const own = (path: string, origin: string, render: () => string): Artifact => ({
  path: fileOf(markdownOf(path)),
  origin,
  render,
})

/** Lists of terms: topics, levels, and the alphabetical index. They depend on `listFacets` and labels alone. */
export function* markdownLists(context: PageContext): Iterable<Artifact> {
  const { language, dictionary, site } = context
  const { labels } = partsOf(site)
  const labeled = { ...context, site: labels }
  for (const each of listings(dictionary)) {
    yield {
      ...own(listingPath(each, language), listingOrigin(each), () => listing(each, labeled)),
      get inputs() {
        return [labels, listingInputs(each, language, dictionary)]
      },
    }
  }
  yield own(page.index(language), 'the alphabetical index', () => alphabet(labeled))
  if (!isSplit(dictionary)) return
  for (const group of dictionary.letters(language)) {
    yield {
      ...own(page.letter(language, group.key), `the letter ${group.letter}`, () => letterOf(group, labeled)),
      get inputs() {
        return [labels, letterInputs(group, language, dictionary)]
      },
    }
  }
}

/** The Markdown versions of all other pages but those of terms. */
export function* markdownPages(context: PageContext): Iterable<Artifact> {
  const { language, dictionary, site } = context
  for (const each of site.pages) {
    if (each.name === 'home') {
      yield {
        ...own(page.home(language), `the page "${each.name}"`, () => home(each, context)),
        get inputs() {
          return [site, ...homeFacets(language).map(dictionary.facet)]
        },
      }
    } else {
      yield {
        ...own(page.named(language, each.name), `the page "${each.name}"`, () => named(each, context)),
        get inputs() {
          return contentInputs(each, context)
        },
      }
    }
  }
  yield {
    ...own(page.search(language), 'the page of search results', () => search(language, site)),
    inputs: [site],
  }
  yield {
    path: fileOf(file.missingMarkdown(language)),
    origin: 'the page for what is missing',
    inputs: [site],
    render: () => missing(language, site),
  }
  for (const [former, slug] of dictionary.redirects) {
    yield own(page.term(language, former), `a former slug of "${slug}"`, () => moved(former, slug, context))
  }
}

/** What the home page shows of the dictionary. */
const homeFacets = (language: Language): readonly Facet[] => [
  'facts',
  'dates',
  `${language} names`,
  `${language} texts`,
]

function letterOf({ letter, key, terms, lemmas }: LetterGroup, context: PageContext<Labels>): string {
  const { language, dictionary, site } = context
  return document(
    STRINGS[language].letterTitle(letter),
    STRINGS[language].count(terms.length),
    page.letter(language, key),
    letterPaths(key, dictionary)[otherLanguage(language)],
    language,
    site,
    markdownLemmas(lemmas, language, site),
  )
}

function listing(own: Listing, context: PageContext<Labels>): string {
  const { language, dictionary, site } = context
  const terms = termsOf(own, language, dictionary)
  const { title, description } = titleOf(own, terms.length, language, site)
  const sections = LEVELS.flatMap(level => {
    const listed = terms.filter(term => term.level === level)
    return listed.length === 0
      ? []
      : [`## ${labelOf(site.levels, level, language)}`, markdownList(listed, language, site)]
  })
  return document(
    title,
    description,
    listingPath(own, language),
    listingPath(own, otherLanguage(language)),
    language,
    site,
    ...(own.level === undefined ? sections : [markdownList(terms, language, site)]),
  )
}

function alphabet(context: PageContext<Labels>): string {
  const { language, dictionary, site } = context
  const strings = STRINGS[language]
  const groups = dictionary.letters(language)
  const blocks = isSplit(dictionary)
    ? [
        groups
          .map(
            ({ letter, key, terms }) =>
              `- [${letter}](${absolute(site, page.letter(language, key))}): ${strings.count(terms.length)}`,
          )
          .join('\n'),
      ]
    : groups.flatMap(({ letter, lemmas }) => [`## ${letter}`, markdownLemmas(lemmas, language, site)])
  return document(
    strings.indexTitle,
    strings.indexDescription,
    page.index(language),
    page.index(otherLanguage(language)),
    language,
    site,
    ...blocks,
  )
}

function home(own: Page, context: PageContext): string {
  const { language, dictionary, site } = context
  const strings = STRINGS[language]
  const text = own.text[language]
  const topics = SUBJECTS.map(
    subject =>
      `- [${labelOf(site.subjects, subject, language)}](${absolute(site, page.topic(language, subject))}): ${strings.count(dictionary.count(subject))}`,
  )
  return document(
    text.title,
    text.description,
    page.home(language),
    page.home(otherLanguage(language)),
    language,
    site,
    portableMarkdown(text.body, site.base),
    `## ${strings.topics}`,
    topics.join('\n'),
    `[${strings.indexTitle}](${absolute(site, page.index(language))})`,
    `## ${strings.newest}`,
    markdownList(dictionary.newest.slice(0, bounds.newest.max), language, site),
  )
}

function named(own: Page, context: PageContext): string {
  const { language, site } = context
  const text = own.text[language]
  return document(
    text.title,
    text.description,
    page.named(language, own.name),
    page.named(otherLanguage(language), own.name),
    language,
    site,
    portableMarkdown(filledBody(own, context), site.base),
  )
}

/** The edge adds the results of a question. */
function search(language: Language, site: Site): string {
  const strings = STRINGS[language]
  const example = `${absolute(site, markdownOf(page.search(language)))}?q=dns`
  return document(
    strings.searchTitle,
    strings.searchLabel,
    page.search(language),
    page.search(otherLanguage(language)),
    language,
    site,
    site.edge ? strings.searchByAddress(`\`${example}\``) : '',
    `- [${strings.indexTitle}](${absolute(site, markdownOf(page.index(language)))})`,
  )
}

function missing(language: Language, site: Site): string {
  const strings = STRINGS[language]
  return `# ${strings.missingTitle}\n\n${strings.missingText}\n\n- [${strings.indexTitle}](${absolute(site, page.index(language))})\n- [${strings.agentIndex}](${absolute(site, file.llms(language))})\n`
}

function moved(former: string, slug: string, context: PageContext): string {
  const { language, dictionary, site } = context
  const strings = STRINGS[language]
  const other = otherLanguage(language)
  const title = dictionary.get(slug)?.[language].title ?? slug
  const link = `[${escapeMarkdown(title)}](${absolute(site, markdownOf(page.term(language, slug)))})`
  return document(
    strings.movedTitle,
    strings.movedText,
    page.term(language, former),
    page.term(other, slug),
    language,
    site,
    link,
  )
}

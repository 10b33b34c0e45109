/** Every page as HTML. */
import { file, fileOf, page } from '../model/address.ts'
import type { Artifact, PageContext, TermEmitter } from '../model/artifact.ts'
import type { Facet } from '../model/facets.ts'
import { listingInputs, listingOrigin, listingPath, listings } from '../model/listing.ts'
import { oncePer } from '../model/once.ts'
import { type Frame, partsOf, type Site } from '../model/site.ts'
import { indexPage, isSplit, letterInputs, letterPage } from '../pages/alphabet.ts'
import { contentInputs, contentPage } from '../pages/developers.ts'
import { homePage } from '../pages/home.ts'
import { type ListingFrame, listingPage } from '../pages/listing.ts'
import { missingPage, movedPage, offlinePage } from '../pages/plain.ts'
import { searchPage } from '../pages/search-page.ts'
import { termPageInParts } from '../pages/term.ts'
import { LANGUAGES, type Language, otherLanguage } from '../schema/language.ts'

/** The page of a term in both languages. */
export const termHtml: TermEmitter<Frame> = {
  ground: site => partsOf(site).frame,
  *emit(input, frame) {
    const { slug } = input.term
    for (const language of LANGUAGES) {
      yield {
        path: fileOf(page.term(language, slug)),
        origin: `the term "${slug}"`,
        render: () => termPageInParts(input, language, frame),
      }
    }
  },
}

const own = (path: string, origin: string, render: () => string): Artifact => ({ path: fileOf(path), origin, render })

/** Lists of terms: topics, levels, and the alphabetical index. They depend on `listFacets` and `listFrame` alone. */
export function* htmlLists(context: PageContext): Iterable<Artifact> {
  const { language, dictionary, site } = context
  const { frame } = partsOf(site)
  const lists = () => listFrame(site)
  for (const listing of listings(dictionary)) {
    yield {
      ...own(listingPath(listing, language), listingOrigin(listing), () =>
        listingPage(listing, { ...context, site: lists() }),
      ),
      get inputs() {
        return [lists(), listingInputs(listing, language, dictionary)]
      },
    }
  }
  yield own(page.index(language), 'the alphabetical index', () => indexPage({ ...context, site: frame }))
  if (!isSplit(dictionary)) return
  for (const group of dictionary.letters(language)) {
    yield {
      ...own(page.letter(language, group.key), `the letter ${group.letter}`, () =>
        letterPage(group, { ...context, site: frame }),
      ),
      get inputs() {
        return [frame, letterInputs(group, language, dictionary)]
      },
    }
  }
}

/** The part of the site that lists of terms show; the same object on every call. */
export const listFrame = oncePer(
  (site: Site): ListingFrame => ({ ...partsOf(site).frame, introductions: site.introductions }),
)

/** What lists of terms show of the dictionary; letters link to those of the other language. */
export const listFacets = (language: Language): readonly Facet[] => [
  'facts',
  `${language} names`,
  `${language} texts`,
  `${otherLanguage(language)} names`,
]

/** All other pages but those of terms. */
export function* htmlPages(context: PageContext): Iterable<Artifact> {
  const { language, dictionary, site } = context
  for (const each of site.pages) {
    const origin = `the page "${each.name}"`
    if (each.name === 'home') {
      yield {
        ...own(page.home(language), 'the home page', () => homePage(each, context)),
        get inputs() {
          return [site, ...homeFacets(language).map(dictionary.facet), dictionary.paths]
        },
      }
    } else {
      yield {
        ...own(page.named(language, each.name), origin, () => contentPage(each, context)),
        get inputs() {
          return contentInputs(each, context)
        },
      }
    }
  }
  const plain = (path: string, origin: string, render: () => string): Artifact => ({
    ...own(path, origin, render),
    inputs: [site],
  })
  yield plain(page.search(language), 'the page of search results', () => searchPage(language, site))
  yield plain(file.offline(language), 'the page for readers without a connection', () => offlinePage(language, site))
  yield plain(file.missing(language), 'the page for what is missing', () => missingPage(language, site))
  for (const [former, slug] of dictionary.redirects) {
    const term = dictionary.get(slug)
    if (term)
      yield own(page.term(language, former), `a former slug of "${slug}"`, () => movedPage(term, language, site))
  }
}

/** What the home page shows of the dictionary; terms of a topic to begin with are in the order of their English names. */
const homeFacets = (language: Language): readonly Facet[] => [
  'facts',
  'dates',
  'en names',
  ...(language === 'en' ? [] : [`${language} names` as const]),
  `${language} texts`,
  'wholes',
]

/** Every page as HTML. */
import { file, fileOf, page } from '../model/address.ts'
import type { Artifact, PageContext, TermEmitter } from '../model/artifact.ts'
import { listingInputs, listingOrigin, listingPath, listings } from '../model/listing.ts'
import { once } from '../model/once.ts'
import { type Frame, partsOf } from '../model/site.ts'
import { indexPage, isSplit, letterInputs, letterPage, lettersOf } from '../pages/alphabet.ts'
import { contentPage } from '../pages/developers.ts'
import { homePage } from '../pages/home.ts'
import { listingPage } from '../pages/listing.ts'
import { missingPage, movedPage, offlinePage } from '../pages/plain.ts'
import { searchPage } from '../pages/search-page.ts'
import { termPage } from '../pages/term.ts'
import { LANGUAGES } from '../schema/language.ts'

/** The page of a term in both languages. */
export const termHtml: TermEmitter<Frame> = {
  ground: site => partsOf(site).frame,
  *emit(input, frame) {
    const { slug } = input.term
    for (const language of LANGUAGES) {
      yield {
        path: fileOf(page.term(language, slug)),
        origin: `the term "${slug}"`,
        render: () => termPage(input, language, frame),
      }
    }
  },
}

export function* html(context: PageContext): Iterable<Artifact> {
  const { language, dictionary, site } = context
  const own = (path: string, origin: string, render: () => string): Artifact => ({ path: fileOf(path), origin, render })
  const parts = partsOf(site)
  const lists = once(() => ({ ...parts.frame, introductions: site.introductions }))
  for (const listing of listings(dictionary)) {
    yield {
      ...own(listingPath(listing, language), listingOrigin(listing), () =>
        listingPage(listing, { ...context, site: lists() }),
      ),
      get scope() {
        return [lists(), dictionary.listed(language)]
      },
      get inputs() {
        return [lists(), ...listingInputs(listing, language, dictionary)]
      },
    }
  }
  yield own(page.index(language), 'the alphabetical index', () => indexPage(context))
  if (isSplit(dictionary)) {
    for (const group of dictionary.letters(language)) {
      yield {
        ...own(page.letter(language, group.key), `the letter ${group.letter}`, () =>
          letterPage(group, { ...context, site: parts.frame }),
        ),
        get scope() {
          return [parts.frame, dictionary.listed(language), lettersOf(dictionary)]
        },
        get inputs() {
          return [parts.frame, ...letterInputs(group, language, dictionary)]
        },
      }
    }
  }
  for (const each of site.pages) {
    if (each.name === 'home') yield own(page.home(language), 'the home page', () => homePage(each, context))
    else yield own(page.named(language, each.name), `the page "${each.name}"`, () => contentPage(each, context))
  }
  yield own(page.search(language), 'the page of search results', () => searchPage(language, site))
  yield own(file.offline(language), 'the page for readers without a connection', () => offlinePage(language, site))
  yield own(file.missing(language), 'the page for what is missing', () => missingPage(language, site))
  for (const [former, slug] of dictionary.redirects) {
    const term = dictionary.get(slug)
    if (term)
      yield own(page.term(language, former), `a former slug of "${slug}"`, () => movedPage(term, language, site))
  }
}

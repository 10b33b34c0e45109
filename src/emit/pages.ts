/** All pages: of terms, and the list of the other kinds. */
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import { type Frame, type Labels, partsOf, type Site } from '../model/dictionary/site.ts'
import type { Artifact, LanguageFamily, TermEmitter } from '../model/views/artifact.ts'
import { markdownOf, page } from '../model/web/address.ts'
import { INDEX, LETTERS } from '../pages/alphabet.ts'
import { COMPARISON, COMPARISONS } from '../pages/comparison.ts'
import { DAYS, NEW } from '../pages/days.ts'
import { NAMED } from '../pages/developers.ts'
import { downloadsKind, type Sizes } from '../pages/downloads.ts'
import { MISSING, OFFLINE, SAVED, SEARCH } from '../pages/filled.ts'
import { HOME } from '../pages/home.ts'
import { LISTING } from '../pages/listing.ts'
import { markdownOnce } from '../pages/markdown-term.ts'
import { frameOf } from '../pages/page-kind.ts'
import { PATH, PATHS } from '../pages/path.ts'
import { termPageInParts } from '../pages/term.ts'
import { TOPIC_MAP } from '../pages/topic-map.ts'
import { TOPICS } from '../pages/topics.ts'
import { WRITE } from '../pages/write.ts'
import { LANGUAGES } from '../schema/language.ts'
import { artifact } from './one-file.ts'
import { pageSet } from './page-set.ts'

const home = pageSet(HOME)
const named = pageSet(NAMED)
const index = pageSet(INDEX)
/** Lists of terms, which share sorted lists. */
const lists = [index, pageSet(LISTING), pageSet(LETTERS)]
const collections = [pageSet(COMPARISONS), pageSet(COMPARISON), pageSet(PATHS), pageSet(PATH)]
const visits = [pageSet(NEW), pageSet(DAYS), pageSet(SAVED), pageSet(WRITE), pageSet(TOPICS), pageSet(TOPIC_MAP)]
/** Listed here for the sitemap; its files are made last (`downloadPages`). */
const downloads = pageSet(downloadsKind(() => 0))
const others = [pageSet(SEARCH), pageSet(OFFLINE), pageSet(MISSING)]

/** In the order of the sitemap. */
export const PAGE_SETS = [home, named, ...lists, ...collections, ...visits, downloads, ...others]

/** Without lists of a topic, a level or a letter, which come and go with their entries. */
export const LASTING_PAGE_SETS = [home, named, index, ...collections, ...visits, downloads, ...others]

export const LISTS: readonly LanguageFamily[] = lists.map(({ family }) => family)
export const PAGES: readonly LanguageFamily[] = [home, named, ...collections, ...visits, ...others].map(
  ({ family }) => family,
)

/** The page of downloads says how large they are, so it is made when all of them have been. */
export function downloadPages(dictionary: Dictionary, site: Site, sizes: Sizes): readonly Artifact[] {
  const { family } = pageSet(downloadsKind(sizes))
  return LANGUAGES.flatMap(language => [...family(language).emit(dictionary, site)])
}

export const termHtml: TermEmitter<Frame> = {
  ground: frameOf,
  *emit(input, frame) {
    const { slug } = input.term
    for (const language of LANGUAGES)
      yield artifact(page.term(language, slug), `the term "${slug}"`, () => termPageInParts(input, language, frame))
  },
}

/** Links are absolute. */
export const termMarkdown: TermEmitter<Labels> = {
  ground: site => partsOf(site).labels,
  *emit(input, labels) {
    const { slug } = input.term
    for (const language of LANGUAGES) {
      const path = markdownOf(page.term(language, slug))
      yield artifact(path, `the term "${slug}"`, () => markdownOnce(input, labels)[language])
    }
  },
}

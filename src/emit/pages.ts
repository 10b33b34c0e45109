/** The list of all kinds of pages but those of terms. */
import type { LanguageFamily } from '../model/views/artifact.ts'
import { INDEX, LETTERS } from '../pages/alphabet.ts'
import { COMPARISON, COMPARISONS } from '../pages/comparison.ts'
import { DAYS } from '../pages/days.ts'
import { downloadsKind } from '../pages/downloads.ts'
import { HOME } from '../pages/home.ts'
import { LISTING } from '../pages/listing.ts'
import { NAMED } from '../pages/named.ts'
import { NEW } from '../pages/new.ts'
import { PATH, PATHS } from '../pages/path.ts'
import { SAVED } from '../pages/saved.ts'
import { SEARCH } from '../pages/search-page.ts'
import { MISSING, OFFLINE } from '../pages/stand-ins.ts'
import { TOPIC_MAP } from '../pages/topic-map.ts'
import { TOPICS } from '../pages/topics.ts'
import { WRITE } from '../pages/write.ts'
import { pageSet } from './page-set.ts'

const home = pageSet(HOME)
const named = pageSet(NAMED)
const index = pageSet(INDEX)
/** Lists of terms, which share sorted lists. */
const lists = [index, pageSet(LISTING), pageSet(LETTERS)]
const collections = [pageSet(COMPARISONS), pageSet(COMPARISON), pageSet(PATHS), pageSet(PATH)]
const visits = [pageSet(NEW), pageSet(DAYS), pageSet(SAVED), pageSet(WRITE), pageSet(TOPICS), pageSet(TOPIC_MAP)]
/** Listed here for the sitemap; its files are made last (`downloads/page.ts`). */
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

/**
 * Rows of the list: an entry with title, reason, tagline and level, and the words of the question marked; a page; or the
 * row that shows all results. They are links, so that they can be opened in new tabs and windows.
 */

import { RESULT_STRINGS, SEARCH_STRINGS } from '../../languages/search-box-strings-by-language.ts'
import { searchPage } from '../../model/web/browser-urls.ts'
import { bothOf } from '../../search/analyzer.ts'
import type { SearchedPage } from '../../search/index-format.ts'
import { askedWords, isFoundIn, matchedName, WORD } from '../../search/match-reason.ts'
import type { Card } from '../../search/result-cards.ts'
import { typeset } from '../../text/smart-quotes.ts'
import { fold } from '../../text/words.ts'
import { element, linkTo } from '../dom.ts'
import { pageLanguage, pathOf, settings } from '../page-context.ts'

const language = pageLanguage()
const strings = RESULT_STRINGS[language]

/**
 * An entry, a path, a comparison or a topic.
 * @param kept paths of the pages that can be opened, where there is no connection
 */
export function hitRow(
  item: Card | SearchedPage,
  question: string,
  kept: ReadonlySet<string> | undefined,
): HTMLAnchorElement {
  const isEntry = 'slug' in item
  const address = isEntry ? pathOf(item.slug) : settings().base + item.path
  const parts = isEntry ? entryParts(item, askedWords(question)) : pageParts(item)
  const level = isEntry ? [levelOf(item)] : []
  const away = element('span', 'hit-away', SEARCH_STRINGS[language].away)
  const end = kept === undefined || kept.has(address) ? level : [away]
  // Spaces separate the parts for screen readers.
  const row = linkTo(address, ...[...parts, ...end].flatMap(each => [each, ' ']))
  row.className = 'hit'
  return row
}

const entryParts = (hit: Card, asked: readonly string[]): readonly HTMLElement[] => [
  element('span', 'hit-title', ...marked(hit.title, asked)),
  ...why(hit, asked),
  element('span', 'hit-tagline', ...marked(typeset(hit.tagline, language), asked)),
]

const pageParts = ({ title, description }: SearchedPage): readonly HTMLElement[] => [
  element('span', 'hit-title', title),
  element('span', 'hit-tagline', typeset(description, language)),
]

/** Why it was found; if the title shows that, the title in the other language. */
function why(hit: Card, asked: readonly string[]): readonly HTMLElement[] {
  const matched = matchedName(hit, asked)
  if (matched?.isOther === false)
    return [element('span', 'hit-why', strings.called, ' ', ...marked(matched.name, asked))]
  const name = matched?.name ?? hit.otherTitle
  if (name === '') return []
  const foreign = element('span', 'hit-why hit-other', ...marked(name, asked))
  foreign.lang = bothOf(language)[1]
  return [foreign]
}

function levelOf({ level }: Card): HTMLElement {
  const bars = element('span', 'hit-level level', element('span', 'hit-label', strings.levels[level]))
  bars.dataset.level = String(level)
  return bars
}

/** The row that leads to the page of results, which has more of them and needs a connection. */
export function moreRow(question: string, count: number): HTMLAnchorElement {
  const address = `${settings().base}${searchPage(language)}?q=${encodeURIComponent(question)}`
  const row = linkTo(address, SEARCH_STRINGS[language].more(count))
  row.className = 'hit more'
  return row
}

/** The text with the asked words marked. */
function marked(text: string, asked: readonly string[]): readonly (Node | string)[] {
  return text.split(WORD).map((piece, i) => {
    // Splitting by a group alternates separators (even) and words (odd).
    if (i % 2 === 0 || !asked.some(word => isFoundIn(word, fold(piece)))) return piece
    return element('mark', '', piece)
  })
}

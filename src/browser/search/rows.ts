/**
 * Rows of the list: a result with title, reason, tagline and level, and the words of the question marked; a page; or the
 * row that shows all results.
 */

import { RESULT_STRINGS, SEARCH_STRINGS } from '../../languages/search-box-strings-by-language.ts'
import type { Language } from '../../schema/language.ts'
import { bothOf } from '../../search/analyzer.ts'
import type { SearchedPage } from '../../search/index-format.ts'
import { askedWords, isFoundIn, matchedName, WORD } from '../../search/match-reason.ts'
import type { Card } from '../../search/result-cards.ts'
import { typeset } from '../../text/smart-quotes.ts'
import { fold } from '../../text/words.ts'
import { element, linkTo } from '../dom.ts'

interface RowInput {
  readonly question: string
  readonly language: Language
  /** The row is a link, so that it can be opened in new tabs and windows. */
  readonly address: string
  /** Whether there is no connection and the page is not stored on the device. */
  readonly isAway: boolean
}

/**
 * A result as an option of the list.
 * @param at index of the row
 */
export function hitRow(hit: Card, at: number, { question, language, address, isAway }: RowInput): HTMLAnchorElement {
  const row = linkRow(address, at)
  const asked = askedWords(question)
  const level = part('hit-level level', [part('hit-label', [RESULT_STRINGS[language].levels[hit.level]])])
  level.dataset.level = String(hit.level)
  const parts = [
    part('hit-title', marked(hit.title, asked)),
    ...why(hit, asked, language),
    part('hit-tagline', marked(typeset(hit.tagline, language), asked)),
    isAway ? awayMark(language) : level,
  ]
  // Spaces separate the parts for screen readers.
  row.append(...parts.flatMap(each => [each, ' ']))
  return row
}

/** Why it was found; if the title shows that, the title in the other language. */
function why(hit: Card, asked: readonly string[], language: Language): readonly HTMLElement[] {
  const strings = RESULT_STRINGS[language]
  const matched = matchedName(hit, asked)
  if (matched?.isOther === false) return [part('hit-why', [strings.called, ' ', ...marked(matched.name, asked)])]
  const name = matched?.name ?? hit.otherTitle
  if (name === '') return []
  const foreign = part('hit-why hit-other', marked(name, asked))
  foreign.lang = bothOf(language)[1]
  return [foreign]
}

/** A path, a comparison or a topic. */
export function pageRow(page: SearchedPage, at: number, { language, address, isAway }: RowInput): HTMLAnchorElement {
  const row = linkRow(address, at)
  row.append(part('hit-title', [page.title]), ' ', part('hit-tagline', [typeset(page.description, language)]))
  if (isAway) row.append(' ', awayMark(language))
  return row
}

const awayMark = (language: Language): HTMLElement => part('hit-away', [SEARCH_STRINGS[language].away])

/** The row that leads to the page of results. */
export function moreRow(at: number, address: string, text: string): HTMLAnchorElement {
  const row = linkRow(address, at)
  row.classList.add('more')
  row.append(text)
  return row
}

export const rowId = (at: number): string => `hit-${at}`

/** An option of the list: arrow keys lead to it, and not the tab key. */
function linkRow(address: string, at: number): HTMLAnchorElement {
  const row = linkTo(address, '')
  row.tabIndex = -1
  row.className = 'hit'
  row.id = rowId(at)
  row.setAttribute('role', 'option')
  row.setAttribute('aria-selected', 'false')
  return row
}

const part = (name: string, nodes: readonly (Node | string)[]): HTMLElement => element('span', name, ...nodes)

/** The text with the asked words marked. */
function marked(text: string, asked: readonly string[]): readonly (Node | string)[] {
  return text.split(WORD).map((piece, i) => {
    // Splitting by a group alternates separators (even) and words (odd).
    if (i % 2 === 0 || !asked.some(word => isFoundIn(word, fold(piece)))) return piece
    return element('mark', '', piece)
  })
}

/**
 * Answers to what is typed: rows of entries, or text when there are none or the search file cannot be loaded. On the page
 * of results they become a list of links.
 */

import { RESULT_STRINGS } from '../../languages/result-strings.ts'
import { SEARCH_STRINGS } from '../../languages/search-box-strings.ts'
import { comparisonName } from '../../model/views/comparison-name.ts'
import { comparisonPage, indexPage, namesFile, termPage } from '../../model/web/reader-address.ts'
import type { Card } from '../../search/cards.ts'
import { comparison as compares } from '../../search/frames.ts'
import { type FoundComparison, openSearch, type Search } from '../../search/open.ts'
import { FROM_DEVICE, keptPaths } from '../offline/kept-paths.ts'
import { element, linkTo, type PageSettings, pageLanguage } from '../page.ts'
import { actionRow, comparisonRow, hitRow, type Shown } from './rows.ts'

export interface ResultRow {
  readonly element: HTMLElement
  /** Address of its page; undefined for rows that act in the box. */
  readonly address?: string
  /** Runs when the row is chosen. A row with neither address nor this shows all results. */
  readonly act?: () => void
}

export interface SearchAnswer {
  readonly rows: readonly ResultRow[]
  /** Above rows that are no answers, only the best there is; empty for answers. */
  readonly heading: readonly (Node | string)[]
  /** Shown below the rows. */
  readonly text: readonly (Node | string)[]
  /** The answer in a few words, for screen readers. */
  readonly news: string
}

/**
 * @param early called with what names alone decide, as long as texts are on their way; these rows are the first ones of
 * the answer
 */
export type AnswerTo = (
  question: string,
  all: boolean,
  early?: (rows: readonly ResultRow[]) => void,
) => Promise<SearchAnswer>

/**
 * @param propose address for proposing a term, to which its name is appended
 * @param limits how many results are shown at first, and when all are asked for
 * @returns a function that never rejects: a search file that cannot be loaded is an answer, too
 */
export function openAnswers(
  { index, base, names }: PageSettings & { readonly names: Promise<Response | undefined> | undefined },
  propose: string | undefined,
  limits: { readonly first: number; readonly most: number },
): AnswerTo {
  const language = pageLanguage()
  const strings = SEARCH_STRINGS[language]
  const file = openIndexFile(index, names)
  const addressOf = ({ slug }: Card): string => base + termPage(language, slug)

  const nothing = async (question: string, weak: readonly Card[]): Promise<SearchAnswer> => {
    const none = strings.none(question)
    const ways = [line(linkTo(base + indexPage(language), strings.browse))]
    if (propose !== undefined)
      ways.push(line(linkTo(propose + encodeURIComponent(question), strings.propose(question))))
    if (weak.length === 0) return { rows: [], heading: [], text: [line(none), ...ways], news: none }
    const heading = [line(none), line(RESULT_STRINGS[language].weak)]
    const rows = await rowsOf(
      weak.map(card => ({ ...card, words: [] })),
      question,
    )
    return { rows, heading, text: ways, news: heading.map(({ textContent }) => textContent).join(' ') }
  }
  /** @param from index of the first row */
  const rowsOf = async (hits: readonly Shown[], question: string, from = 0): Promise<readonly ResultRow[]> => {
    // Without a connection only pages stored on the device can be opened.
    const isOnline = navigator.onLine && !file.isFromDevice
    const kept = isOnline || !('caches' in window) ? undefined : await keptPaths(base)
    return hits.map((hit, i) => {
      const address = addressOf(hit)
      const isAway = kept !== undefined && !kept.has(address)
      return { element: hitRow(hit, from + i, { question, language, address, isAway }), address }
    })
  }
  const comparisonOf = ({ slugs, title, difference }: FoundComparison): ResultRow => {
    const address = base + comparisonPage(language, comparisonName({ terms: slugs }))
    return { element: comparisonRow(title, difference, address, language), address }
  }
  const answer: AnswerTo = async (question, all, early) => {
    const showNamed = async (names: Search | undefined): Promise<void> => {
      if (!names || file.isOpen || compares(question)) return
      const { hits } = names.find(question, { limit: limits.first, offset: 0 })
      const rows = await rowsOf(
        hits.filter(({ match }) => match !== 'words'),
        question,
      )
      for (const row of rows) row.element.classList.add('early')
      if (rows.length > 0 && !file.isOpen) early?.(rows)
    }
    const loading = file.load()
    if (early) void file.names().then(showNamed)
    const search = await loading
    const { total, hits, comparison } = search.find(question, { limit: all ? limits.most : limits.first, offset: 0 })
    if (total === 0) return nothing(question, search.weak(question))
    const rows: ResultRow[] = comparison && comparison.title !== '' ? [comparisonOf(comparison)] : []
    rows.push(...(await rowsOf(hits, question, rows.length)))
    if (!all && total > hits.length)
      rows.push({ element: actionRow(rows.length, strings.more(Math.min(total, limits.most)), 'more') })
    return { rows, heading: [], text: [], news: strings.found(total) }
  }
  // Nothing is loaded unasked where readers want to save data.
  if (names) file.load().catch(() => undefined)
  return (question, all, early) =>
    answer(question, all, early).catch((error: unknown) => {
      const news = error instanceof OfflineError ? strings.offline : strings.fault
      return { rows: [], heading: [], text: [news], news }
    })
}

/** A separate line within a paragraph. */
const line = (node: Node | string): HTMLElement => element('span', 'line', node)

/** The search file of the page's language. */
interface IndexFile {
  /** Whether the file came from this device, because there is no connection. */
  readonly isFromDevice: boolean
  readonly isOpen: boolean
  /** Loads the file once, after that of names; a failed load is repeated the next time. */
  load(): Promise<Search>
  /** The names alone, which are there sooner; none if they cannot be loaded. */
  names(): Promise<Search | undefined>
}

function openIndexFile(address: string, sent: Promise<Response | undefined> | undefined): IndexFile {
  let loading: Promise<Search> | undefined
  let names: Promise<Search | undefined> | undefined
  let isFromDevice = false
  let isOpen = false
  const open = async (path: string, answer: Response | undefined): Promise<Search> => {
    if (!answer) throw new OfflineError(path)
    if (!answer.ok) throw new Error(`${answer.status} ${path}`)
    isFromDevice = answer.headers.has(FROM_DEVICE)
    return openSearch(await answer.text())
  }
  const get = (path: string): Promise<Response | undefined> => fetch(path).catch(() => undefined)
  const loadNames = (): Promise<Search | undefined> => {
    const path = namesFile(address)
    names ??= (sent ?? get(path))
      .then(answer => open(path, answer))
      .catch(() => {
        sent = names = undefined
        return undefined
      })
    return names
  }
  return {
    get isFromDevice() {
      return isFromDevice
    },
    get isOpen() {
      return isOpen
    },
    names: loadNames,
    load() {
      // One after the other, for side by side both are late on a slow line.
      loading ??= loadNames()
        .then(() => get(address))
        .then(answer => open(address, answer))
        .then(search => {
          isOpen = true
          return search
        })
        .catch((error: unknown) => {
          loading = undefined
          throw error
        })
      return loading
    },
  }
}

/** There is no connection, as opposed to an answer that cannot be used. */
class OfflineError extends Error {}

/** Lists the answer on the page of results, unless the edge function has rendered it there. */
export async function showOnPage(page: HTMLElement, question: string, answerTo: AnswerTo): Promise<void> {
  if (page.childElementCount > 0) return
  const { rows, heading, text } = await answerTo(question, true)
  const items = rows.map(({ element: row, address = '' }) => {
    const [title, ...parts] = row.children
    return element('li', '', linkTo(address, title?.textContent ?? ''), ...parts.flatMap(part => [' ', part]))
  })
  const list = element('ul', 'terms', ...items)
  page.replaceChildren(paragraph(heading), list, paragraph(text))
}

function paragraph(nodes: readonly (Node | string)[]): HTMLElement {
  const made = element('p', 'no-hits', ...nodes)
  made.hidden = nodes.length === 0
  return made
}

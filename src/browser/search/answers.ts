/**
 * Answers to what is typed: rows of entries, or text when there are none or the search file cannot be loaded. On the page
 * of results they become a list of links.
 */

import { comparisonName } from '../../model/comparison-name.ts'
import { comparisonPage, indexPage, termPage } from '../../model/reader-address.ts'
import { type Card, type FoundComparison, openSearch, type Search } from '../../search/open.ts'
import { FROM_DEVICE, keptPaths } from '../offline/kept-paths.ts'
import { type PageSettings, pageLanguage } from '../page.ts'
import { actionRow, comparisonRow, hitRow } from './rows.ts'
import { SEARCH_STRINGS } from './strings.ts'

export interface ResultRow {
  readonly element: HTMLElement
  /** Address of its page; undefined for rows that act in the box. */
  readonly address?: string
  /** Runs when the row is chosen. A row with neither address nor this shows all results. */
  readonly act?: () => void
}

export interface SearchAnswer {
  readonly rows: readonly ResultRow[]
  /** Shown where there are no rows. */
  readonly text: readonly (Node | string)[]
  /** The answer in a few words, for screen readers. */
  readonly news: string
}

/**
 * @param propose address for proposing a term, to which its name is appended
 * @param limits how many results are shown at first, and when all are asked for
 * @returns a function that never rejects: a search file that cannot be loaded is an answer, too
 */
export function openAnswers(
  { index, base }: PageSettings,
  propose: string | undefined,
  limits: { readonly first: number; readonly most: number },
): (question: string, all: boolean) => Promise<SearchAnswer> {
  const language = pageLanguage()
  const strings = SEARCH_STRINGS[language]
  const file = openIndexFile(index)
  const addressOf = ({ slug }: Card): string => base + termPage(language, slug)

  const nothing = (question: string, near: readonly Card[]): SearchAnswer => {
    const said = [line(strings.none(question))]
    if (near.length > 0) {
      const links = near.flatMap((card, i) => [i === 0 ? ' ' : ', ', link(addressOf(card), card.title)])
      said.push(line(strings.meant, ...links))
    }
    const ways = [line(link(base + indexPage(language), strings.browse))]
    if (propose !== undefined) ways.push(line(link(propose + encodeURIComponent(question), strings.propose(question))))
    return { rows: [], text: [...said, ...ways], news: said.map(({ textContent }) => textContent).join(' ') }
  }
  const comparisonOf = ({ slugs, title, difference }: FoundComparison): ResultRow => {
    const address = base + comparisonPage(language, comparisonName({ terms: slugs }))
    return { element: comparisonRow(title, difference, address), address }
  }
  const answer = async (question: string, all: boolean): Promise<SearchAnswer> => {
    const search = await file.load()
    const { total, hits, suggestions, comparison } = search.find(question, {
      limit: all ? limits.most : limits.first,
      offset: 0,
    })
    if (total === 0) return nothing(question, suggestions)
    // Without a connection only pages stored on the device can be opened.
    const isOnline = navigator.onLine && !file.isFromDevice
    const kept = isOnline || !('caches' in window) ? undefined : await keptPaths(base)
    const rows: ResultRow[] = comparison && comparison.title !== '' ? [comparisonOf(comparison)] : []
    for (const hit of hits) {
      const address = addressOf(hit)
      const isAway = kept !== undefined && !kept.has(address)
      rows.push({ element: hitRow(hit, rows.length, { question, language, address, isAway }), address })
    }
    if (!all && total > hits.length)
      rows.push({ element: actionRow(rows.length, strings.more(Math.min(total, limits.most)), 'more') })
    return { rows, text: [], news: strings.found(total) }
  }
  return (question, all) =>
    answer(question, all).catch((error: unknown) => {
      const news = error instanceof OfflineError ? strings.offline : strings.fault
      return { rows: [], text: [news], news }
    })
}

/** A separate line within a paragraph. */
function line(...nodes: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement('span')
  made.className = 'line'
  made.append(...nodes)
  return made
}

function link(address: string, text: string): HTMLElement {
  const made = document.createElement('a')
  made.href = address
  made.textContent = text
  return made
}

/** The search file of the page's language. */
interface IndexFile {
  /** Whether the file came from this device, because there is no connection. */
  readonly isFromDevice: boolean
  /** Loads the file once; a failed load is repeated the next time. */
  load(): Promise<Search>
}

function openIndexFile(address: string): IndexFile {
  let loading: Promise<Search> | undefined
  let isFromDevice = false
  const fetchIndex = async (): Promise<Search> => {
    const answer = await fetch(address).catch(() => {
      throw new OfflineError(address)
    })
    if (!answer.ok) throw new Error(`${answer.status} ${address}`)
    isFromDevice = answer.headers.has(FROM_DEVICE)
    return openSearch(await answer.text())
  }
  return {
    get isFromDevice() {
      return isFromDevice
    },
    load() {
      loading ??= fetchIndex().catch((error: unknown) => {
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
export async function showOnPage(
  page: HTMLElement,
  question: string,
  answerTo: (question: string, all: boolean) => Promise<SearchAnswer>,
): Promise<void> {
  if (page.childElementCount > 0) return
  const { rows, text } = await answerTo(question, true)
  const list = document.createElement('ul')
  list.className = 'terms'
  list.append(
    ...rows.map(({ element }) => {
      const item = document.createElement('li')
      for (const name of ['role', 'aria-selected', 'tabindex', 'id']) element.removeAttribute(name)
      element.className = 'result'
      item.append(element)
      return item
    }),
  )
  const words = document.createElement('p')
  words.className = 'no-hits'
  words.append(...text)
  page.replaceChildren(rows.length > 0 ? list : words)
}

/** Answers to what is typed: rows of entries, or words when there are none or when the search cannot be had. */
import { page } from '../../model/address.ts'
import { comparisonName } from '../../model/comparison-name.ts'
import type { Card, FoundComparison } from '../../search/open.ts'
import { keptPaths } from '../reading/kept-paths.ts'
import { pageLanguage } from '../reading/words.ts'
import type { Settings } from '../settings.ts'
import { actionRow, comparisonRow, hitRow } from './hit-row.ts'
import { keepIndex, Unreachable } from './index-file.ts'
import { SEARCH_STRINGS } from './strings.ts'

export interface Row {
  readonly element: HTMLElement
  /** Where it leads; undefined for rows that do something in the box. */
  readonly address?: string
  /** What choosing it does; without an address and this it shows all results. */
  readonly act?: () => void
}

export interface Answer {
  readonly rows: readonly Row[]
  /** Said where there are no rows. */
  readonly text: readonly (Node | string)[]
  /** The answer in a few words, for those who do not see it. */
  readonly news: string
}

/**
 * @param propose address at which terms are proposed, to be followed by the name of one
 * @param limits how many results are shown at first, and when all are asked for
 * @returns what never fails: that the search cannot be had is an answer too
 */
export function openAnswers(
  { index, base }: Settings,
  propose: string | undefined,
  limits: { readonly first: number; readonly most: number },
): (question: string, all: boolean) => Promise<Answer> {
  const language = pageLanguage()
  const strings = SEARCH_STRINGS[language]
  const file = keepIndex(index)
  const addressOf = ({ slug }: Card): string => base + page.term(language, slug)

  const nothing = (question: string, near: readonly Card[]): Answer => {
    const said = [line(strings.none(question))]
    if (near.length > 0) {
      const links = near.flatMap((card, i) => [i === 0 ? ' ' : ', ', link(addressOf(card), card.title)])
      said.push(line(strings.meant, ...links))
    }
    const ways = [line(link(base + page.index(language), strings.browse))]
    if (propose !== undefined) ways.push(line(link(propose + encodeURIComponent(question), strings.propose(question))))
    return { rows: [], text: [...said, ...ways], news: said.map(({ textContent }) => textContent).join(' ') }
  }
  const comparisonOf = ({ slugs, title, difference }: FoundComparison): Row => {
    const address = base + page.comparison(language, comparisonName({ terms: slugs }))
    return { element: comparisonRow(title, difference, address), address }
  }
  const answer = async (question: string, all: boolean): Promise<Answer> => {
    const search = await file.load()
    const { total, hits, suggestions, comparison } = search.find(question, {
      limit: all ? limits.most : limits.first,
      offset: 0,
    })
    if (total === 0) return nothing(question, suggestions)
    // Without a connection only pages that the device keeps can be read.
    const isOnline = navigator.onLine && !file.isFromDevice
    const kept = isOnline || !('caches' in window) ? undefined : await keptPaths(base)
    const rows: Row[] = comparison && comparison.title !== '' ? [comparisonOf(comparison)] : []
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
      const news = error instanceof Unreachable ? strings.offline : strings.fault
      return { rows: [], text: [news], news }
    })
}

/** A line of its own within a paragraph. */
function line(...nodes: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement('span')
  made.className = 'line'
  made.append(...nodes)
  return made
}

/** A link made of text, never of markup. */
function link(address: string, text: string): HTMLElement {
  const made = document.createElement('a')
  made.href = address
  made.textContent = text
  return made
}

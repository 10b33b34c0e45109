/**
 * An editor's list of what was looked for and not found: queries by count, each with the entry that should have answered,
 * the headword of the plan, or nothing.
 */
import type { Headword } from '../schema/headword.ts'
import type { InBoth, Language } from '../schema/language.ts'
import { SEARCH_CHANNELS, type WantedQuery } from '../schema/wanted.ts'
import { isInitialism, splitTitle } from '../text/names.ts'
import { fold, words } from '../text/words.ts'

/** What may be the answer to a query. */
export type Answer =
  /** An entry that is found by now. */
  | { readonly kind: 'found'; readonly slug: string; readonly title: string }
  /** The plan has it. */
  | { readonly kind: 'planned'; readonly slug: string; readonly title: string; readonly priority: number }
  /** The nearest entry, which may lack a keyword. */
  | { readonly kind: 'near'; readonly slug: string; readonly title: string }
  | { readonly kind: 'nothing' }

export interface Wanted {
  readonly query: string
  readonly language: Language
  readonly count: number
  /** As `api 3, mcp 2`. */
  readonly channels: string
  readonly day: string
  readonly answer: Answer
}

/** The part of the search that is asked. */
export interface Searching {
  /** What a search finds; undefined for nothing. */
  found(query: string): Named | undefined
  /** What is nearest, though the search does not show it as an answer. */
  near(query: string): Named | undefined
}

interface Named {
  readonly slug: string
  readonly title: string
}

/** Lists the queries, the most frequent first. */
export function listWanted(
  queries: readonly WantedQuery[],
  searches: InBoth<Searching>,
  plan: readonly Headword[],
): readonly Wanted[] {
  const planned = openPlan(plan)
  return queries
    .map(({ query, language, channels, day }) => {
      const counts = SEARCH_CHANNELS.flatMap(channel => {
        const count = channels[channel]
        return count === undefined ? [] : [{ channel, count }]
      })
      return {
        query,
        language,
        count: counts.reduce((sum, { count }) => sum + count, 0),
        channels: counts.map(({ channel, count }) => `${channel} ${count}`).join(', '),
        day,
        answer: answerTo(query, searches[language], planned),
      }
    })
    .sort((a, b) => b.count - a.count || (a.query < b.query ? -1 : 1))
}

type Plan = (query: string) => { readonly headword: Headword; readonly isWhole: boolean } | undefined

/** A headword that is the whole query comes before an entry that is only near, one that is a part of it after. */
function answerTo(query: string, search: Searching, plan: Plan): Answer {
  const found = search.found(query)
  if (found) return { kind: 'found', ...pick(found) }
  const planned = plan(query)
  const near = search.near(query)
  if (planned && (planned.isWhole || !near)) {
    const { slug, title_en: title, priority } = planned.headword
    return { kind: 'planned', slug, title, priority }
  }
  return near ? { kind: 'near', ...pick(near) } : { kind: 'nothing' }
}

const pick = ({ slug, title }: Named): Named => ({ slug, title })

/** Looks for headwords in queries, by the words of their titles in either language and by their acronyms. */
function openPlan(plan: readonly Headword[]): Plan {
  const names = plan
    .flatMap(headword =>
      [headword.title_en, headword.title_es].flatMap(title => {
        const { bare, inner } = splitTitle(title)
        // A single word in parentheses tells two terms apart, unless it is an acronym.
        const isName = inner !== undefined && (inner.includes(' ') || isInitialism(inner, bare))
        return [bare, ...(isName ? [inner] : [])].map(name => ({ headword, name: ` ${words(name).join(' ')} ` }))
      }),
    )
    .sort((a, b) => b.name.length - a.name.length)
  return query => {
    const asked = ` ${words(query).join(' ')} `
    const best = names.find(({ name }) => name.trim() !== '' && asked.includes(name))
    return best && { headword: best.headword, isWhole: best.name === asked }
  }
}

/** The list as text, a query a line. */
export function reportWanted(list: readonly Wanted[]): string {
  if (list.length === 0) return 'Nothing was looked for in vain by enough people.\n'
  const counts = Math.max(...list.map(({ count }) => String(count).length))
  const queries = Math.max(...list.map(({ query }) => query.length))
  return list
    .map(
      ({ query, language, count, channels, day, answer }) =>
        `${String(count).padStart(counts)}  ${query.padEnd(queries)}  ${language}  ${inWords(answer)}  (${channels}; ${day})\n`,
    )
    .join('')
}

function inWords(answer: Answer): string {
  switch (answer.kind) {
    case 'found':
      return `found now: ${answer.slug}`
    case 'planned':
      return `planned: ${answer.slug}, priority ${answer.priority}`
    case 'near':
      return `nearest: ${answer.slug}, "${answer.title}"`
    case 'nothing':
      return 'nothing is near'
  }
}

/** Words that an editor has chosen, `words` or `words=slug`. */
export interface Chosen {
  /** As the editor writes them, with accents. */
  readonly keyword: string
  /** An entry in place of the nearest one. */
  readonly slug: string | undefined
}

export function readChosen(text: string): Chosen {
  const { keyword = text, slug } = /^(?<keyword>.+)=(?<slug>[a-z0-9-]+)$/.exec(text)?.groups ?? {}
  return { keyword: keyword.trim(), slug }
}

/** The queries of a list that are meant by a word; the same one may have been asked in both languages. */
export const meant = (list: readonly Wanted[], { keyword }: Chosen): readonly Wanted[] =>
  list.filter(({ query }) => query === fold(keyword).replace(/\s+/gu, ' '))

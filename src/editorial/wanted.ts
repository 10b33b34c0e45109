/**
 * An editor's list of what was looked for and not found: queries by count, each with the entry that should have answered,
 * the headword of the plan, or nothing. A query may become a keyword of its entry.
 */
import { isSeq } from 'yaml'
import type { Headword } from '../schema/headword.ts'
import type { InBoth } from '../schema/language.ts'
import { FRONT_MATTER } from '../schema/term.ts'
import { SEARCH_CHANNELS, type WantedQuery } from '../schema/wanted.ts'
import { isInitialism, splitTitle } from '../text/names.ts'
import { textTable } from '../text/text-table.ts'
import { fold, foldedWords } from '../text/words.ts'
import { editFrontMatter, setField } from './edit-yaml.ts'
import { FIELD_ORDER } from './entry-draft.ts'

/** What may be the answer to a query. */
interface Answer {
  readonly text: string
  /** Slug of an entry that is found by now, or the nearest one, which may lack a keyword. */
  readonly entry?: string
}

export interface Wanted extends Pick<WantedQuery, 'query' | 'language' | 'day'> {
  readonly count: number
  /** As `api 3, mcp 2`. */
  readonly channels: string
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
    .map(({ query, language, channels, day }) => ({
      query,
      language,
      day,
      count: Object.values(channels).reduce((sum, count) => sum + count, 0),
      channels: SEARCH_CHANNELS.flatMap(name => (channels[name] ? `${name} ${channels[name]}` : [])).join(', '),
      answer: answerTo(query, searches[language], planned),
    }))
    .sort((a, b) => b.count - a.count || (a.query < b.query ? -1 : 1))
}

type Plan = (query: string) => { readonly headword: Headword; readonly isWhole: boolean } | undefined

/** A headword that is the whole query comes before an entry that is only near, one that is a part of it after. */
function answerTo(query: string, search: Searching, plan: Plan): Answer {
  const found = search.found(query)
  if (found) return { text: `found now: ${found.slug}`, entry: found.slug }
  const planned = plan(query)
  const near = search.near(query)
  if (planned && (planned.isWhole || !near))
    return { text: `planned: ${planned.headword.slug}, priority ${planned.headword.priority}` }
  return near ? { text: `nearest: ${near.slug}, "${near.title}"`, entry: near.slug } : { text: 'nothing is near' }
}

/** Looks for headwords in queries, by the words of their titles in either language and by their acronyms. */
function openPlan(plan: readonly Headword[]): Plan {
  const names = plan
    .flatMap(headword =>
      [headword.title_en, headword.title_es].flatMap(title => {
        const { bare, inner } = splitTitle(title)
        // A single word in parentheses tells two terms apart, unless it is an acronym.
        const isName = inner !== undefined && (inner.includes(' ') || isInitialism(inner, bare))
        return [bare, ...(isName ? [inner] : [])].map(name => ({ headword, name: ` ${foldedWords(name).join(' ')} ` }))
      }),
    )
    .sort((a, b) => b.name.length - a.name.length)
  return query => {
    const asked = ` ${foldedWords(query).join(' ')} `
    const best = names.find(({ name }) => name.trim() !== '' && asked.includes(name))
    return best && { headword: best.headword, isWhole: best.name === asked }
  }
}

/** The list as text, a query a line. */
export function reportWanted(list: readonly Wanted[]): string {
  if (list.length === 0) return 'Nothing was looked for in vain by enough people.\n'
  const rows = list.map(({ query, language, count, channels, day, answer }) => [
    String(count),
    query,
    language,
    `${answer.text}  (${channels}; ${day})`,
  ])
  return textTable(rows, 2, column => column === 0)
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

/**
 * Adds a keyword to the text of an entry; everything else stays as it is.
 * @param text of `en.md` or `es.md`
 */
export function addKeyword(text: string, keyword: string): { readonly text: string } | { readonly refusal: string } {
  let refusal: string | undefined = 'its front matter cannot be read'
  const edited = editFrontMatter(text, document => {
    refusal = refuse(document.toJS() as Fields, keyword)
    if (refusal !== undefined) return false
    const list = document.get('keywords')
    if (isSeq(list)) return list.add(keyword)
    return setField(document, 'keywords', [keyword], FIELD_ORDER)
  })
  return edited === undefined ? { refusal } : { text: edited }
}

interface Fields {
  readonly title?: unknown
  readonly aliases?: readonly unknown[]
  readonly keywords?: readonly unknown[]
}

/** The same that `check` would say: the bounds of the list, and words that are found anyway. */
function refuse({ title, aliases = [], keywords = [] }: Fields, keyword: string): string | undefined {
  const names = [title, splitTitle(String(title)).bare, ...aliases]
  if (names.some(name => fold(String(name)) === fold(keyword))) return 'it is a name of the entry'
  if (keywords.some(each => fold(String(each)) === fold(keyword))) return 'it is a keyword of the entry already'
  const checked = FRONT_MATTER.en.shape.keywords.safeParse([...keywords, keyword])
  return checked.success ? undefined : (checked.error.issues[0]?.message ?? 'the list does not allow it')
}

/**
 * Finds the entry that a name refers to, in the forms that models and people write: `containers`, `LLMs`, `what is
 * DNS?`, `¿Qué es una API?`, the address of a page. Only unambiguous names are resolved; misspellings get suggestions
 * instead.
 */
import { bounds } from '../../schema/bounds.ts'
import type { Search } from '../../search/index-searcher.ts'
import { stripQuestionWords } from '../../search/stop-words.ts'

/** @returns the slug; undefined if no entry or more than one has the name */
export function resolveName(text: string, search: Search): string | undefined {
  const name = readable(text)
  const asked = stripQuestionWords(name)
  for (const candidate of [name, addressed(name) ?? name, asked, ...singulars(asked)]) {
    const slug = search.resolve(candidate)
    if (slug !== undefined) return slug
  }
  return undefined
}

/** Cut after compatibility characters have become what they stand for: one can stand for eighteen. */
const readable = (text: string): string => text.normalize('NFKC').slice(0, bounds.query.max).trim()

/** The slug in the address of a page, of its Markdown version or of the entry in the API. */
function addressed(text: string): string | undefined {
  if (!text.includes('/')) return undefined
  const path = text.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/, '')
  const parts = path.split('/').filter(part => part !== '' && !/^index\.(?:md|html)$/.test(part))
  return parts.at(-1)?.replace(/\.json$/, '')
}

/** Possible singular forms of a text; those that do not exist are not found. In Spanish the noun comes first. */
function singulars(text: string): readonly string[] {
  const words = text.split(' ')
  const last = words.length - 1
  const forms = (word = ''): readonly string[] => [word, ...singularsOf(word)]
  return forms(words[0]).flatMap(head => forms(words[last]).map(end => words.with(0, head).with(last, end).join(' ')))
}

const SINGULARS: readonly (readonly [RegExp, string])[] = [
  [/ies$/i, 'y'],
  [/ces$/i, 'z'],
  [/ciones$/i, 'ción'],
  [/siones$/i, 'sión'],
  [/ones$/i, 'ón'],
  [/([^s])es$/i, '$1'],
  [/(ss|x|z|ch|sh)es$/i, '$1'],
  [/[’']s$/i, ''],
  [/([^s])s$/i, '$1'],
]

const singularsOf = (word: string): readonly string[] =>
  SINGULARS.flatMap(([ending, singular]) => (ending.test(word) ? [word.replace(ending, singular)] : []))

/** Terms suggested for one that does not exist. */
export const MAX_SUGGESTIONS = 5

/** The message for a term that does not exist, with suggestions. */
export function unknownTerm(text: string, search: Search): string {
  const near = search
    .didYouMean(readable(text), MAX_SUGGESTIONS)
    .map(slug => `${slug} (${search.card(slug)?.title ?? slug})`)
  const start = `There is no term "${text}".`
  return near.length === 0
    ? `${start} Use search_terms to look for it in other words.`
    : `${start} Did you mean ${near.join(', ')}? If not, use search_terms.`
}

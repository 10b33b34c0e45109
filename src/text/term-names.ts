/** The names under which a term may be mentioned: its title, an acronym in the title's parentheses, its aliases. */
import type { Language } from '../schema/language.ts'
import { otherLanguage } from '../schema/language.ts'
import type { Term, Translation } from '../schema/term.ts'
import type { Name } from './name-index.ts'

/** The fields of a term that hold its names, and what decides how texts mention them. */
export type Named = Pick<Term, 'slug' | 'common'> &
  Readonly<Record<Language, Pick<Translation, 'title' | 'aliases' | 'partOfSpeech'>>>

const RANK = { title: 3, short: 2, alias: 1, phrase: 0 } as const

/** `Token (AI)` → `Token` and `AI`. */
export function splitTitle(title: string): { readonly bare: string; readonly inner: string | undefined } {
  const found = title.endsWith(')') ? /^(.+?)\s*\(([^()]+)\)$/.exec(title) : null
  return found?.[1] && found[2] ? { bare: found[1], inner: found[2] } : { bare: title, inner: undefined }
}

/** The text in the title's parentheses, if it is an acronym of the title in either language. */
export function acronym(term: Named, language: Language): string | undefined {
  const own = splitTitle(term[language].title)
  if (own.inner === undefined) return undefined
  if (isInitialism(own.inner, own.bare)) return own.inner
  const other = splitTitle(term[otherLanguage(language)].title)
  return other.inner === own.inner && isInitialism(other.inner, other.bare) ? own.inner : undefined
}

export function* namesOf(terms: readonly Named[], language: Language): Iterable<Name> {
  for (const term of terms) {
    const { slug, common = [] } = term
    const { title, aliases, partOfSpeech } = term[language]
    const { bare } = splitTitle(title)
    const short = acronym(term, language)
    const named = (name: string, rank: number): Name => ({
      ...{ name, slug, rank },
      ...(common.length > 0 && common.some(each => isSameName(each, name)) && { isCommon: true }),
      ...(partOfSpeech === 'proper noun' && CAPITAL.test(name) && { isProper: true }),
    })
    yield named(bare, RANK.title)
    if (short !== undefined) yield named(short, RANK.short)
    for (const alias of aliases) if (alias !== bare && alias !== short) yield named(alias, RANK.alias)
    // A phrase in which a name means something else stands for no term.
    for (const phrase of common) yield { name: phrase, slug: '', rank: RANK.phrase, isCommon: true }
  }
}

const CAPITAL = /^\p{Lu}/u

/** Whether a name listed in `common` is a name of the entry; capitals make no difference. */
const isSameName = (listed: string, name: string): boolean => listed.toLowerCase() === name.toLowerCase()

/** Whether the letters of an acronym begin words of the title, in order: `IaC`, `LLM`, `CI/CD`. */
export function isInitialism(short: string, title: string): boolean {
  if (!/^\p{Lu}[\p{L}\p{N}/]{0,7}$/u.test(short)) return false
  const initials = title.split(/[\s-]+/).map(word => word[0]?.toLowerCase() ?? '')
  const letters = [...short.toLowerCase()].filter(letter => letter !== '/')
  let next = 0
  for (const letter of letters) {
    const at = initials.indexOf(letter, next)
    if (at === -1) return false
    next = at + 1
  }
  return letters.length > 0
}

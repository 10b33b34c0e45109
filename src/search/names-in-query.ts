/** The whole names of entries that stand in a query: "vpn for netflix" has two. Longer names go before those inside them. */
import { plurals } from '../languages/noun-plurals.ts'
import type { Language } from '../schema/language.ts'
import { groupBy } from '../text/group-by.ts'
import { bothOf, wordsOf } from './analyzer.ts'
import { keysOf, type NameMatch, type Names, nameKey } from './names.ts'
import type { Question } from './parse-query.ts'
import { isFunctionWord, isGenericWord, joined } from './stop-words.ts'

/** Words of a query that are looked at, and of a name. */
const MAX_QUERY_WORDS = 40
const MAX_NAME_WORDS = 8

/** All of them, and what they say of the query. */
export interface NamesInQuery {
  readonly found: readonly NameInQuery[]
  /** For the cards that bear them, what the name is of which the words weigh most. */
  readonly named: ReadonlyMap<number, NameWeight>
  /** Whether the query is one of them, or a list, and else only asks about it: "who made … ?". */
  readonly isAll: boolean
}

export interface NameWeight {
  /** The share of the weight of the query that the name is. */
  readonly share: number
  /** How rare its words are: from 0, which all entries have, to 1. */
  readonly rarity: number
}

export const NO_NAME: NameWeight = { share: 0, rarity: 0 }

export interface NameInQuery {
  /** Those that bear the name, best first. */
  readonly matches: readonly NameMatch[]
  /** The words of the query, folded. */
  readonly words: readonly string[]
  /** Whether only a comma, a small word that joins ("and", "vs", «o»), or nothing stands between it and the name before. */
  readonly isListed: boolean
}

/** Words, with the signs that tell C++ and C# from C. */
const NAME_WORD = /[\p{L}\p{N}]+[+#]*|[+#]+/gu

/** What may stand between two names of a list. */
const JOINING = new RegExp(
  `^(?:${joined('versus', '|')}|${joined('and', '|')}|${joined('or', '|')})?(?: ?(?:${joined('articles', '|')}))?$`,
  'iu',
)

/** "IT" and "it" are one name, and so are "C" and "c": a small word or a letter is a name only in capitals. */
function isMeantAsName(word: string, query: string): boolean {
  const key = nameKey(word)
  if (isFunctionWord(key)) return /^\p{Lu}[\p{Lu}\p{N}]+$/u.test(word) && /\p{Ll}/u.test(query)
  return key.length > 1 || /^\p{Lu}$/u.test(word)
}

/**
 * @param idf the inverse frequency of a word
 * @returns for a question, the names in it, singular or plural, in its order
 */
export function openNamesInQuery(
  names: Names,
  cards: number,
  language: Language,
  idf: (word: string) => number,
): (question: Pick<Question, 'text' | 'words'>) => NamesInQuery {
  const namesIn = openWholeNames(names, language)
  const weightOf = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + idf(word), 0)
  return ({ text, words: asked }) => {
    const found = namesIn(text)
    const nameWords = new Set(found.flatMap(({ words }) => contentOf(words)))
    const rest = asked.map(({ word }) => word).filter(word => !nameWords.has(word) && !isGenericWord(word))
    const total = weightOf(nameWords) + weightOf(rest)
    const named = new Map<number, NameWeight>()
    for (const { matches, words } of found) {
      const weight = weightOf(new Set(contentOf(words)))
      const share = total === 0 ? 1 : weight / total
      const rarity = Math.min(1, weight / Math.log(cards))
      for (const { card } of matches) if (share >= (named.get(card)?.share ?? 0)) named.set(card, { share, rarity })
    }
    const isList = found.slice(1).every(({ isListed }) => isListed)
    return { found, named, isAll: found.length > 0 && rest.length === 0 && isList }
  }
}

const contentOf = (words: readonly string[]): readonly string[] => words.filter(word => !isFunctionWord(word))

/** @returns for a text, the names in it, in its order */
function openWholeNames(names: Names, language: Language): (query: string) => readonly NameInQuery[] {
  const pluralKeys = indexPlurals(names, language)
  const matchesOf = (words: readonly string[]): readonly NameMatch[] => {
    const text = words.join(' ')
    const key = nameKey(text)
    const found = [...names.withKey(key), ...(pluralKeys.get(key) ?? [])]
    // "Red is" is not Redis: a small word belongs to a name only where the name has it.
    const small = words.length === 1 ? [] : words.map(word => nameKey(word)).filter(isFunctionWord)
    const whole = found.filter(({ name }) => small.every(word => wordsOf(name).includes(word)))
    // "HTTPS" is a name before it is the plural of another.
    const best = whole.sort((a, b) => a.rank - b.rank)
    return best.filter(({ card }, i) => best.findIndex(other => other.card === card) === i)
  }
  return query => {
    const words = (query.match(NAME_WORD) ?? []).slice(0, MAX_QUERY_WORDS)
    const found: NameInQuery[] = []
    let end = 0
    for (let from = 0; from < words.length; ) {
      let size = Math.min(MAX_NAME_WORDS, words.length - from)
      let matches: readonly NameMatch[] = []
      for (; size > 0 && matches.length === 0; size--) {
        const span = words.slice(from, from + size)
        if (size > 1 || isMeantAsName(span[0] as string, query)) matches = matchesOf(span)
      }
      if (matches.length > 0) {
        const isListed = JOINING.test(words.slice(end, from).join(' '))
        end = from + size + 1
        found.push({ matches, words: words.slice(from, end).map(nameKey), isListed: isListed && found.length > 0 })
      }
      from = Math.max(from + 1, end)
    }
    return found
  }
}

/** The plurals of all names, by the names as they are compared. */
function indexPlurals(names: Names, language: Language): ReadonlyMap<string, readonly NameMatch[]> {
  const [own, other] = bothOf(language)
  const formsOf = ({ name, ...match }: NameMatch): readonly NameMatch[] =>
    plurals(name, match.rank < 2 ? own : other).map(form => ({ ...match, name: form }))
  return groupBy(names.all.flatMap(formsOf), keysOf)
}

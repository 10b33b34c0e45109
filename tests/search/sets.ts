/**
 * Sets of questions with their answers: what the search learns from (`npm run fit-search`) and is judged by
 * (`quality.test.ts`). `queries.tsv`, `tuning.tsv`, `fresh.tsv` and `aside.tsv` are learned from, and so are two thirds of
 * `plain.tsv` and `wishes.tsv`; their last third, chosen by the bytes of the query, is held out from every fit (`plain-held-out`).
 * `strangers.tsv` and `everyday.tsv` were written from titles alone, and nothing is chosen by them: only their totals are
 * looked at. `cross` questions are asked in the other language of the file. Improve the engine, not the sets: add queries,
 * do not soften them. A lacked topic about which an entry is written gets its slug, and is not asked any more, and neither
 * is one that holds the whole name of an entry: that entry is a result.
 */
import { readFileSync } from 'node:fs'
import { plurals } from '../../src/languages/noun-plurals.ts'
import { LANGUAGES, type Language } from '../../src/schema/language.ts'
import type { Term } from '../../src/schema/term.ts'
import { wordsOf } from '../../src/search/analyzer.ts'
import { shortTitle } from '../../src/search/names.ts'
import { groupBy } from '../../src/text/group-by.ts'
import { fold } from '../../src/text/words.ts'

export interface Asked {
  readonly lang: Language
  readonly query: string
  /** Slugs, any of which is right; of a lacked topic, those of entries about it that may come. */
  readonly accepted: readonly string[]
  readonly kind: string
}

/** All questions of a set, fair or not. */
export function readSet(set: string): readonly Asked[] {
  const text = readFileSync(new URL(`./${set}.tsv`, import.meta.url), 'utf8')
  const [, ...rows] = text.trim().split('\n')
  return rows.map(row => {
    const [lang = '', query = '', accepted = '', kind = ''] = row.split('\t')
    return { lang: lang as Language, query, accepted: accepted.split(','), kind }
  })
}

/** Whether a question is of the third that nothing is fitted on: FNV-1a of language and query. */
function isOfHeldOutThird({ lang, query }: Asked): boolean {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(`${lang} ${query}`)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash % 3 === 0
}

/** A question that may be asked, with what is right and how it is judged. */
export interface Fair extends Asked {
  readonly set: string
  /** Whether nothing may be fitted on it. */
  readonly isHeldOut: boolean
}

/** Sets of which a third is held out, and sets of which all is. */
const THIRDS: ReadonlySet<string> = new Set(['plain', 'wishes'])
const APART: ReadonlySet<string> = new Set(['strangers', 'everyday'])

export const SETS = ['queries', 'tuning', 'fresh', 'plain', 'wishes', 'aside', 'strangers', 'everyday'] as const

/**
 * The questions of all sets that may still be asked of some terms: what editors have removed, or have written an entry or
 * a keyword about since, is no longer a fair question.
 */
export function fairQuestions(terms: readonly Term[]): readonly Fair[] {
  const slugs = new Set(terms.map(({ slug }) => slug))
  const holdsName = openHoldsName(terms)
  const bearers = groupBy(terms, ({ en, es }) => [
    ...new Set([en, es].flatMap(({ title, aliases }) => [shortTitle(title), ...aliases]).map(keyOf)),
  ])
  const moved = new Map(terms.flatMap(({ formerSlugs, slug }) => formerSlugs.map(former => [former, slug])))
  const covered = new Set(
    terms.flatMap(({ en, es }) =>
      [en, es].flatMap(text => [text.title, shortTitle(text.title), ...text.aliases, ...text.keywords]).map(fold),
    ),
  )
  return SETS.flatMap(set =>
    readSet(set).flatMap(asked => {
      const written = asked.accepted.map(slug => moved.get(slug) ?? slug)
      // An entry that has been written since, and is called exactly this, is right too: "IAM", "TCP/IP".
      const called = asked.kind === LACKED ? [] : (bearers.get(keyOf(asked.query)) ?? []).map(({ slug }) => slug)
      const accepted = [...written, ...called]
      const isWritten = accepted.some(slug => slugs.has(slug))
      const isLacked = !isWritten && !covered.has(fold(asked.query)) && !holdsName(asked.query)
      const isFair = asked.kind === LACKED ? isLacked : isWritten
      const isOfThird = THIRDS.has(set) && isOfHeldOutThird(asked)
      const own = {
        ...asked,
        accepted,
        set: isOfThird ? `${set}-held-out` : set,
        isHeldOut: isOfThird || APART.has(set),
      }
      return isFair ? [own] : []
    }),
  )
}

/** A name as it is compared: its words, without what stands between them. */
const keyOf = (name: string): string => wordsOf(name).join('')

/** @returns whether a query has a whole name of an entry, singular or plural, which is then a result */
function openHoldsName(terms: readonly Term[]): (query: string) => boolean {
  const names = new Set(
    terms.flatMap(term =>
      LANGUAGES.flatMap(language =>
        [term.slug, shortTitle(term[language].title), ...term[language].aliases]
          .flatMap(name => [name, ...plurals(name, language)])
          .map(keyOf),
      ),
    ),
  )
  return query => {
    const words = wordsOf(query)
    const sizes = [1, 2, 3, 4, 5]
    return words.some((_, from) => sizes.some(size => names.has(words.slice(from, from + size).join(''))))
  }
}

/** The kind of topics about which there is no entry. */
export const LACKED = 'absent'

export interface Tally {
  readonly count: number
  readonly first: number
  readonly three: number
}

/** What people are shown for a question. */
export interface Shown {
  /** Of entries, best first: results, or suggestions where there are none. */
  readonly slugs: readonly string[]
  /** Whether they are called results, and not the closest there are. */
  readonly isAnswer: boolean
}

/** Of a question about a lacked topic, what is shown is right unless it is called an answer. */
export async function tally(
  asked: readonly Asked[],
  find: (lang: Language, query: string) => Shown | Promise<Shown>,
): Promise<Tally> {
  const places: number[] = []
  for (const { lang, query, accepted, kind } of asked) {
    const { slugs, isAnswer } = await find(lang, query)
    if (kind === LACKED) places.push(isAnswer ? -1 : 0)
    else places.push(slugs.findIndex(slug => accepted.includes(slug)))
  }
  return {
    count: asked.length,
    first: places.filter(place => place === 0).length,
    three: places.filter(place => place >= 0 && place < 3).length,
  }
}

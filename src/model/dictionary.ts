/**
 * The dictionary: terms sorted by slug, and lookups over all of them that are computed once. It holds source texts and
 * offsets, never output.
 */
import type { Level, Subject } from '../schema/classification.ts'
import {
  type Collections,
  type Comparison,
  collectionsOf,
  NO_COLLECTIONS,
  type ReadingPath,
} from '../schema/collections.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { compareText } from '../text/compare-text.ts'
import { findMentions, type Mention } from '../text/mentions.ts'
import { indexNames } from '../text/name-index.ts'
import { namesOf } from '../text/names.ts'
import { bagsOf } from './bags.ts'
import { type Facet, TERM_FACETS, termFacets } from './facets.ts'
import type { Gloss } from './gloss.ts'
import { type LetterGroup, letterGroups, letterKeys } from './letters.ts'
import { type Lists, openLists, perLanguage } from './lists.ts'
import type { Neighbors } from './neighbors.ts'
import { once } from './once.ts'
import { relate } from './related.ts'
import type { Summary } from './summary.ts'

export interface Dictionary {
  /** Sorted by slug. */
  readonly terms: readonly Summary[]
  get(slug: string): Summary | undefined
  /** The term with its body; a shard of a build has only some of them. */
  whole(slug: string): Term | undefined
  /** Terms worth reading next, best first. */
  related(slug: string): readonly Summary[]
  /** First mentions of other terms in the explanation of a term for which `whole` returns a body. */
  mentions(slug: string, language: Language): readonly Mention[]
  gloss(slug: string, language: Language): Gloss | undefined
  /** The terms beside it in its home topic. */
  neighbors(slug: string, language: Language): Neighbors
  /** Terms of a subject, sorted by title in the language. */
  topic(subject: Subject, language: Language): readonly Summary[]
  /** All terms sorted by title in the language. */
  byTitle(language: Language): readonly Summary[]
  /** The alphabetical index: its letters in order, each with its lines. */
  letters(language: Language): readonly LetterGroup[]
  /** Keys of its letters, in order. */
  letterKeys(language: Language): ReadonlySet<string>
  /** Newest first, then by slug. */
  readonly newest: readonly Summary[]
  /** Former slug → slug of today. */
  readonly redirects: ReadonlyMap<string, string>
  /** Number of terms of a subject and a level; both may be left out. */
  count(subject: Subject | undefined, level?: Level): number
  /** Stands for a facet of all terms: it changes when the facet does, and is the same object on every call. */
  facet(facet: Facet): object
  /** Comparisons of which both entries exist, sorted by the slugs of their entries. */
  readonly comparisons: readonly Comparison[]
  /** Comparisons with an entry. */
  comparisonsWith(slug: string): readonly Comparison[]
  /** Paths of which every entry exists, sorted by slug. */
  readonly paths: readonly ReadingPath[]
  /** Paths that lead through an entry. */
  pathsThrough(slug: string): readonly ReadingPath[]
}

/** A dictionary that has the body of every term. */
export interface WholeDictionary extends Dictionary {
  readonly terms: readonly Term[]
  get(slug: string): Term | undefined
  byTitle(language: Language): readonly Term[]
}

/** What relates the terms of a dictionary. */
export type Relations = Pick<Dictionary, 'whole' | 'mentions' | 'related'>

/** For files that show nothing of what relates entries. */
export const NOTHING_RELATED: Relations = { whole: () => undefined, mentions: () => [], related: () => [] }

/**
 * @param unsorted valid terms, in any order
 * @param collections comparisons and paths; those with an unknown entry are left out
 * @param areRelated false for callers that ask which files there are, and nothing that entries say of each other
 */
export function makeDictionary(
  unsorted: readonly Term[],
  collections: Collections = NO_COLLECTIONS,
  areRelated = true,
): WholeDictionary {
  const terms = [...unsorted].sort((a, b) => compareText(a.slug, b.slug))
  const position = new Map(terms.map(({ slug }, i) => [slug, i]))
  const at = (slug: string) => terms[position.get(slug) ?? -1]
  const relations = areRelated ? relationsOf(terms, position, at) : { ...NOTHING_RELATED, whole: at }
  const dictionary = composeDictionary(terms, relations, collections)
  return { ...dictionary, terms, get: at, byTitle: language => dictionary.byTitle(language) as readonly Term[] }
}

function relationsOf(
  terms: readonly Term[],
  position: ReadonlyMap<string, number>,
  whole: Relations['whole'],
): Relations {
  const mentions = mentionsOf(terms)
  const named = ({ slug }: Term) => LANGUAGES.flatMap(language => mentions[language].get(slug) ?? [])
  const related = relate(
    terms,
    i => named(terms[i] as Term).flatMap(({ slug }) => position.get(slug) ?? []),
    bagsOf(terms),
  )
  return {
    whole,
    mentions: (slug, language) => mentions[language].get(slug) ?? [],
    related: slug => (related[position.get(slug) ?? -1] ?? []).map(i => terms[i] as Term),
  }
}

/**
 * A dictionary from summaries and the relations between them; lists and indexes are computed on first use.
 * @param terms sorted by slug
 * @param collections comparisons and paths; those with an unknown entry are left out
 * @param facet stands for the facets of the terms, if a digest of them is known
 * @param lists of the terms
 */
export function composeDictionary(
  terms: readonly Summary[],
  relations: Relations,
  collections: Collections = NO_COLLECTIONS,
  facet: Dictionary['facet'] = facetsOf(terms, relations),
  lists: Lists = openLists(terms),
): Dictionary {
  const bySlug = new Map(terms.map(term => [term.slug, term]))
  const letters = perLanguage(language => letterGroups(terms, language))
  const counts = once(() => countBySubject(terms))
  const newest = once(() => [...terms].sort((a, b) => compareText(b.date, a.date) || compareText(a.slug, b.slug)))

  const { comparisons, paths } = collectionsOf(collections, new Set(bySlug.keys()))
  const comparisonsWith = once(() => groupBySlug(comparisons))
  const pathsThrough = once(() => groupBySlug(paths))

  return {
    ...relations,
    terms,
    comparisons,
    comparisonsWith: slug => comparisonsWith().get(slug) ?? [],
    paths,
    pathsThrough: slug => pathsThrough().get(slug) ?? [],
    get: slug => bySlug.get(slug),
    gloss: (slug, language) => lists.glosses(language).get(slug),
    neighbors: (slug, language) => lists.neighbors(language).get(slug) ?? ALONE,
    topic: (subject, language) => lists.topics(language).get(subject) ?? [],
    byTitle: lists.byTitle,
    letters,
    letterKeys: perLanguage(language => letterKeys(terms, language)),
    get newest() {
      return newest()
    },
    redirects: new Map(terms.flatMap(term => term.formerSlugs.map(former => [former, term.slug] as const))),
    count: (subject, level) => counts().get(`${subject ?? ''} ${level ?? ''}`) ?? 0,
    facet,
  }
}

/** The facets themselves, of a dictionary without digests. */
function facetsOf(terms: readonly Summary[], { related, whole, mentions }: Relations): Dictionary['facet'] {
  const own = once(() => terms.map(termFacets))
  const made = new Map<Facet, object>()
  const make = (facet: Facet): object => {
    if (facet === 'related') return terms.map(({ slug }) => related(slug).map(other => other.slug))
    if (facet === 'wholes')
      return terms.map(({ slug }) => [whole(slug), LANGUAGES.map(language => mentions(slug, language))])
    const place = TERM_FACETS.indexOf(facet)
    return own().map(facets => facets[place])
  }
  return facet => {
    const known = made.get(facet) ?? make(facet)
    made.set(facet, known)
    return known
  }
}

/** Groups collections by the slugs of their terms. */
function groupBySlug<Item extends { readonly terms: readonly string[] }>(
  items: readonly Item[],
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items)
    for (const slug of item.terms) {
      const group = groups.get(slug)
      if (group) group.push(item)
      else groups.set(slug, [item])
    }
  return groups
}

function mentionsOf(terms: readonly Term[]): Readonly<Record<Language, ReadonlyMap<string, readonly Mention[]>>> {
  const of = (language: Language) => {
    // A draft may be shown to its editor, but texts that are published do not lead to it.
    const named = terms.filter(({ draft }) => !draft)
    const index = indexNames(namesOf(named, language), language)
    return new Map(terms.map(term => [term.slug, findMentions(term[language].explanation, index, term.slug)]))
  }
  return { en: of('en'), es: of('es') }
}

const ALONE: Neighbors = { previous: undefined, next: undefined }

/** How many terms each subject has, each level, and each level of each subject. */
function countBySubject(terms: readonly Summary[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { subjects, level } of terms)
    for (const subject of ['', ...subjects])
      for (const key of [`${subject} `, `${subject} ${level}`]) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

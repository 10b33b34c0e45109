/**
 * The dictionary: terms sorted by slug, with every question that pages and files ask of the whole answered once. It
 * holds source texts and offsets, never output.
 */
import type { Level, Subject } from '../schema/classification.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { findMentions, indexNames, type Mention, type Name } from '../text/mentions.ts'
import { namesOf } from '../text/names.ts'
import { compareText } from './diagnostic.ts'
import { type Gloss, glossary } from './gloss.ts'
import { type LetterGroup, letterGroups, sortKey } from './letters.ts'
import { type Neighbors, neighborsIn } from './neighbors.ts'
import { relate } from './related.ts'

export interface Dictionary {
  /** Sorted by slug. */
  readonly terms: readonly Term[]
  get(slug: string): Term | undefined
  /** Terms worth reading next, best first. */
  related(slug: string): readonly Term[]
  /** First mentions of other terms in the explanation. */
  mentions(slug: string, language: Language): readonly Mention[]
  gloss(slug: string, language: Language): Gloss | undefined
  /** The terms beside it in its home topic. */
  neighbors(slug: string, language: Language): Neighbors
  /** Terms of a subject, sorted by title in the language. */
  topic(subject: Subject, language: Language): readonly Term[]
  /** All terms sorted by title in the language. */
  byTitle(language: Language): readonly Term[]
  /** The alphabetical index: its letters in order, each with its lines. */
  letters(language: Language): readonly LetterGroup[]
  /** Newest first, then by slug. */
  readonly newest: readonly Term[]
  /** Former slug → slug of today. */
  readonly redirects: ReadonlyMap<string, string>
  count(subject: Subject, level?: Level): number
}

/** Finds the mentions in the explanation of an entry. */
export type MentionFinder = (paragraphs: readonly string[], slug: string, language: Language) => readonly Mention[]

/** Wraps the finder for a set of names with a memory of what it found in earlier builds. */
export type RememberMentions = (
  names: Readonly<Record<Language, readonly Name[]>>,
  find: () => MentionFinder,
) => MentionFinder

/**
 * @param unsorted valid terms, in any order
 * @param remember lets a build pass over texts it has searched before for the same names
 */
export function makeDictionary(
  unsorted: readonly Term[],
  remember: RememberMentions = (_, find) => find(),
): Dictionary {
  const terms = [...unsorted].sort((a, b) => compareText(a.slug, b.slug))
  const bySlug = new Map(terms.map(term => [term.slug, term]))
  const mentions = mentionsOf(terms, remember)
  const related = relate(terms, slug => LANGUAGES.flatMap(language => mentions[language].get(slug) ?? []))
  const byTitle = { en: sortByTitle(terms, 'en'), es: sortByTitle(terms, 'es') }
  const letters = { en: letterGroups(terms, 'en'), es: letterGroups(terms, 'es') }
  const topics = { en: groupBySubject(byTitle.en), es: groupBySubject(byTitle.es) }
  const glosses = { en: glossary(terms, 'en'), es: glossary(terms, 'es') }
  const neighbors = { en: neighborsIn(topics.en, glosses.en), es: neighborsIn(topics.es, glosses.es) }

  return {
    terms,
    get: slug => bySlug.get(slug),
    related: slug => related.get(slug) ?? [],
    mentions: (slug, language) => mentions[language].get(slug) ?? [],
    gloss: (slug, language) => glosses[language].get(slug),
    neighbors: (slug, language) => neighbors[language].get(slug) ?? ALONE,
    topic: (subject, language) => topics[language].get(subject) ?? [],
    byTitle: language => byTitle[language],
    letters: language => letters[language],
    newest: [...terms].sort((a, b) => compareText(b.date, a.date) || compareText(a.slug, b.slug)),
    redirects: new Map(terms.flatMap(term => term.formerSlugs.map(former => [former, term.slug] as const))),
    count: (subject, level) => {
      const listed = topics.en.get(subject) ?? []
      return level === undefined ? listed.length : listed.filter(term => term.level === level).length
    },
  }
}

function mentionsOf(
  terms: readonly Term[],
  remember: RememberMentions,
): Readonly<Record<Language, ReadonlyMap<string, readonly Mention[]>>> {
  // A draft may be shown to its editor, but texts that are published do not lead to it.
  const named = terms.filter(({ draft }) => !draft)
  const names = { en: [...namesOf(named, 'en')], es: [...namesOf(named, 'es')] }
  const find = remember(names, () => {
    const index = { en: indexNames(names.en, 'en'), es: indexNames(names.es, 'es') }
    return (paragraphs, slug, language) => findMentions(paragraphs, index[language], slug)
  })
  const of = (language: Language) =>
    new Map(terms.map(term => [term.slug, find(term[language].explanation, term.slug, language)]))
  return { en: of('en'), es: of('es') }
}

const ALONE: Neighbors = { previous: undefined, next: undefined }

function sortByTitle(terms: readonly Term[], language: Language): readonly Term[] {
  const keyed = terms.map(term => ({ term, key: sortKey(term[language].title, language) }))
  keyed.sort((a, b) => compareText(a.key, b.key) || compareText(a.term.slug, b.term.slug))
  return keyed.map(({ term }) => term)
}

function groupBySubject(terms: readonly Term[]): ReadonlyMap<Subject, readonly Term[]> {
  const groups = new Map<Subject, Term[]>()
  for (const term of terms) {
    for (const subject of term.subjects) {
      const group = groups.get(subject)
      if (group) group.push(term)
      else groups.set(subject, [term])
    }
  }
  return groups
}

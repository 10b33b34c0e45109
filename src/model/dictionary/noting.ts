/**
 * Notes what is read of a dictionary while something is made of it: which facets, and of which lists of terms. What a
 * rendering has not read cannot change it, so a build compares what it has read, and no list of what it shows has to be
 * kept true by hand. Values that are made once and used again (`once.ts`) note each time what was read when they were made.
 */
import { TERM_FIELDS, TRANSLATION_FIELDS } from '../../schema/channels.ts'
import { inBoth } from '../../schema/language.ts'
import { FACETS, type Facet, facetOfField, facetOfNames } from './facets.ts'
import type { Summary } from './summary.ts'

export interface Read {
  /** A bit for each facet, in the order of `FACETS`. */
  readonly facets: number
  /** Names of the lists by which terms were found; facets of other terms were not read. */
  readonly lists: readonly string[]
}

/** The name of the list of all terms. */
export const ALL_TERMS = 'all'

const BITS = Object.fromEntries(FACETS.map((facet, i) => [facet, 1 << i])) as Readonly<Record<Facet, number>>

let facets = 0
let lists = new Set<string>()

/** Notes a facet that may be that of any term. */
export function note(facet: Facet): void {
  facets |= BITS[facet]
  lists.add(ALL_TERMS)
}

export function noteAll(read: Read): void {
  facets |= read.facets
  for (const list of read.lists) lists.add(list)
}

/** A list of terms, or a number of them: it is noted which one it is, and not which terms it was chosen from. */
export function listed<Value>(name: string, make: () => Value): Value {
  // A list is also which terms there are; one of no terms has read none of them.
  facets |= BITS.facts
  const outer = lists.add(name)
  lists = new Set()
  try {
    return make()
  } finally {
    lists = outer
  }
}

export const facetsIn = (read: Pick<Read, 'facets'>): readonly Facet[] =>
  FACETS.filter(facet => (read.facets & BITS[facet]) !== 0)

export interface Noted<Value> {
  readonly value: Value
  readonly read: Read
}

/** Makes a value, and says what was read for it. Nothing may be read later, as by a generator that has not ended. */
export function noting<Value>(make: () => Value): Noted<Value> {
  const [outer, outerLists] = [facets, lists]
  facets = 0
  lists = new Set()
  try {
    const value = make()
    return { value, read: { facets, lists: [...lists] } }
  } finally {
    const within = lists
    facets |= outer
    lists = outerLists
    for (const list of within) lists.add(list)
  }
}

/** Makes a value of which a facet of its own is noted, and not what it is made of. */
export function withoutNoting<Value>(make: () => Value): Value {
  const [outer, outerLists] = [facets, lists]
  lists = new Set()
  try {
    return make()
  } finally {
    facets = outer
    lists = outerLists
  }
}

/** The same summary, whose fields note that they are read. They are inherited, so a copy by spread has none of them. */
export const noted = (summary: Summary): Summary =>
  new NotedTerm({ ...summary, en: new NotedNames.en(summary.en), es: new NotedNames.es(summary.es) })

type View<Own> = new (own: Own) => Own

/** A class with a getter for each field: reading through it takes a fraction of the time of a proxy. */
function viewOf<Own extends object>(fields: object, facetOf: (field: string) => Facet): View<Own> {
  class FieldsOf {
    readonly own: Own
    constructor(own: Own) {
      this.own = own
    }
  }
  for (const field of Object.keys(fields)) {
    const bit = BITS[facetOf(field)]
    Object.defineProperty(FieldsOf.prototype, field, {
      get(this: FieldsOf) {
        facets |= bit
        return this.own[field as keyof Own]
      },
    })
  }
  return FieldsOf as unknown as View<Own>
}

const NotedTerm = viewOf<Summary>({ ...TERM_FIELDS, en: [], es: [] }, facetOfField)
const NotedNames = inBoth(language => viewOf<Summary['en']>(TRANSLATION_FIELDS, facetOfNames[language]))

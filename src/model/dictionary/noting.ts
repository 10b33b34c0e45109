/**
 * Notes which facets of a dictionary are read while something is made of it. What a rendering has not read cannot change
 * it, so a build compares what it has read, and no list of what it shows has to be kept true by hand. Values that are
 * made once and used again (`once.ts`) note each time what was read when they were made.
 */
import { TERM_FIELDS, TRANSLATION_FIELDS } from '../../schema/channels.ts'
import { inBoth } from '../../schema/language.ts'
import { FACETS, type Facet, facetOfField, facetOfNames } from './facets.ts'
import type { Summary } from './summary.ts'

/** Facets that were read: a bit for each, in the order of `FACETS`. */
export type Read = number

const BITS = Object.fromEntries(FACETS.map((facet, i) => [facet, 1 << i])) as Readonly<Record<Facet, Read>>

let notes: Read = 0

export const note = (facet: Facet): void => noteAll(BITS[facet])

export function noteAll(read: Read): void {
  notes |= read
}

export const facetsIn = (read: Read): readonly Facet[] => FACETS.filter(facet => (read & BITS[facet]) !== 0)

export interface Noted<Value> {
  readonly value: Value
  readonly read: Read
}

/** Makes a value, and says what was read for it. Nothing may be read later, as by a generator that has not ended. */
export function noting<Value>(make: () => Value): Noted<Value> {
  const outer = notes
  notes = 0
  try {
    return { value: make(), read: notes }
  } finally {
    notes |= outer
  }
}

/** Makes a value of which a facet of its own is noted, and not what it is made of. */
export function withoutNoting<Value>(make: () => Value): Value {
  const outer = notes
  try {
    return make()
  } finally {
    notes = outer
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
        notes |= bit
        return this.own[field as keyof Own]
      },
    })
  }
  return FieldsOf as unknown as View<Own>
}

const NotedTerm = viewOf<Summary>({ ...TERM_FIELDS, en: [], es: [] }, facetOfField)
const NotedNames = inBoth(language => viewOf<Summary['en']>(TRANSLATION_FIELDS, facetOfNames[language]))

/**
 * Notes which facets of a dictionary are read while something is made of it. What a rendering has not read cannot change
 * it, so a build compares what it has read, and no list of what it shows has to be kept true by hand. Values that are
 * made once and used again (`once.ts`) note each time what was read when they were made.
 */
import { type Facet, facetOfField, facetOfNames, TERM_FACETS } from './facets.ts'
import type { Summary } from './summary.ts'

let notes: Set<Facet> | undefined

export const note = (facet: Facet): void => void notes?.add(facet)

export interface Noted<Value> {
  readonly value: Value
  /** In no order. */
  readonly read: ReadonlySet<Facet>
}

/** Makes a value, and says what was read for it. Nothing may be read later, as by a generator that has not ended. */
export function noting<Value>(make: () => Value): Noted<Value> {
  const outer = notes
  const read = new Set<Facet>()
  notes = read
  try {
    return { value: make(), read }
  } finally {
    notes = outer
    noteAll(read)
  }
}

/** Makes a value of which a facet of its own is noted, and not what it is made of. */
export function withoutNoting<Value>(make: () => Value): Value {
  const outer = notes
  notes = undefined
  try {
    return make()
  } finally {
    notes = outer
  }
}

export function noteAll(facets: Iterable<Facet>): void {
  if (notes) for (const facet of facets) notes.add(facet)
}

/** The same summary, whose fields note that they are read. */
export function noted(summary: Summary): Summary {
  const { en, es } = summary
  return new Proxy({ ...summary, en: new Proxy(en, IN.en), es: new Proxy(es, IN.es) }, FIELDS)
}

const handler = <Target extends object>(facetOf: (field: string) => Facet): ProxyHandler<Target> => ({
  get(target, field, receiver) {
    if (typeof field === 'string') notes?.add(facetOf(field))
    return Reflect.get(target, field, receiver)
  },
  has(target, field) {
    if (typeof field === 'string') notes?.add(facetOf(field))
    return Reflect.has(target, field)
  },
  ownKeys(target) {
    noteAll(TERM_FACETS)
    return Reflect.ownKeys(target)
  },
})

const FIELDS = handler<Summary>(facetOfField)
const IN = { en: handler<Summary['en']>(facetOfNames.en), es: handler<Summary['es']>(facetOfNames.es) }

/**
 * Digests of the facets of terms (`model/dictionary/facets.ts`). Those of a term are remembered with it, so that a build
 * knows which facets of the dictionary have changed without looking at unchanged terms.
 */
import { createHash, hash } from 'node:crypto'
import type { Dictionary } from '../../model/dictionary/dictionary.ts'
import { type Facet, TERM_FACETS, type TermFacet, termFacets } from '../../model/dictionary/facets.ts'
import { ALL_TERMS, facetsIn, type Read } from '../../model/dictionary/noting.ts'
import { oncePer } from '../../model/dictionary/once.ts'
import type { Summary } from '../../model/dictionary/summary.ts'
import { notedLists } from '../../model/views/listing.ts'
import { LANGUAGES } from '../../schema/language.ts'

/** Characters of the digest of one facet. */
const DIGEST = 12

/** Characters of the digests of all facets of a term, one after the other. */
export const FACETS_OF_TERM = DIGEST * TERM_FACETS.length

export const digestsOfTerm = (summary: Summary): string =>
  termFacets(summary)
    .map(facet => hash('sha1', JSON.stringify(facet), 'base64url').slice(0, DIGEST))
    .join('')

/** The facets that hold all names, and whose they are. */
export const NAME_FACETS: readonly TermFacet[] = ['facts', ...LANGUAGES.map(language => `${language} names` as const)]

/** The digests of the facets of a term that were read. */
export const pickFacets = (term: string, read: Pick<Read, 'facets'>): string => {
  const facets = new Set(facetsIn(read))
  return TERM_FACETS.map((facet, i) => (facets.has(facet) ? term.slice(i * DIGEST, (i + 1) * DIGEST) : '')).join('')
}

/** By facet, a digest of it in all terms. */
export type FacetDigests = Readonly<Record<Facet, string>>

/** Digests of the facets of all terms, from those of each term in the order of the dictionary. */
export const joinTermFacets = oncePer(
  (terms: readonly string[]): Readonly<Record<TermFacet, string>> =>
    Object.fromEntries(
      TERM_FACETS.map((facet, i) => {
        let column = ''
        for (const term of terms) column += term.slice(i * DIGEST, (i + 1) * DIGEST)
        return [facet, hash('sha1', column, 'base64url')]
      }),
    ) as Record<TermFacet, string>,
)

/** @param wholes JSON of the terms that all parts need whole */
export function joinFacets(
  terms: Readonly<Record<TermFacet, string>>,
  related: readonly Int32Array[],
  wholes: readonly string[],
  { comparisons, paths, isLarge }: Pick<Dictionary, 'comparisons' | 'paths' | 'isLarge'>,
): FacetDigests {
  const numbers = createHash('sha1')
  for (const { buffer, byteOffset, byteLength } of related)
    numbers.update(new Uint8Array(buffer, byteOffset, byteLength))
  return {
    ...terms,
    related: numbers.digest('base64url'),
    wholes: hash('sha1', wholes.join(), 'base64url'),
    size: String(isLarge),
    comparisons: hash('sha1', JSON.stringify(comparisons), 'base64url'),
    paths: hash('sha1', JSON.stringify(paths), 'base64url'),
  }
}

/** What stands in a key for all that was read, if it may be of any term. */
export function digestsOf(read: Read, digests: Partial<FacetDigests>): object {
  const entries = facetsIn(read).map(facet => {
    if (digests[facet] === undefined) throw new Error(`The facet "${facet}" was read, and there is no digest of it.`)
    return [facet, digests[facet]] as const
  })
  return Object.fromEntries(entries)
}

/** What stands in a key for all that was read, if it is of some lists only; undefined if it is not. */
export type DigestsOfLists = (read: Read) => readonly string[] | undefined

/**
 * A list has changed if any of its terms has, in whatever facet.
 * @param facetsOf digests of the facets of a term
 */
export function openListDigests(dictionary: Dictionary, facetsOf: (slug: string) => string): DigestsOfLists {
  const known = new Map<string, string>()
  const digestOf = (name: string): string | undefined => {
    const list = known.has(name) ? undefined : notedLists(dictionary).get(name)?.()
    const shown = list?.map(each => (typeof each === 'object' ? facetsOf(each.slug) : each))
    if (shown) known.set(name, hash('sha1', shown.join(), 'base64url'))
    return known.get(name)
  }
  return ({ lists }) => {
    const found = lists.includes(ALL_TERMS) ? [] : lists.flatMap(name => digestOf(name) ?? [])
    return found.length === lists.length ? found : undefined
  }
}

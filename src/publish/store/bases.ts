/** Keys of the files of terms: a term whose key is as it was need not be looked at. */
import { hash } from 'node:crypto'
import { PER_TERM } from '../../emit/index.ts'
import type { Brief } from '../../model/gloss.ts'
import { oncePer } from '../../model/once.ts'
import { partsOf, type Site } from '../../model/site.ts'
import type { Surroundings } from '../../model/term-page-input.ts'

/**
 * A digest of all that decides what the files of a term say, besides the site and the code.
 * @param files digest of the files that the term was read from; `mentions` that of its mentions
 * @param surroundings all that its files see of other terms
 */
export function keyOfTerm(files: string, mentions: string, surroundings: Surroundings): string {
  // Many terms show the same briefs, so a digest stands for each; whatever else there is stands for itself.
  const text = JSON.stringify({
    ...surroundings,
    related: surroundings.related.map(digestOf),
    needs: surroundings.needs.map(digestOf),
    confusions: surroundings.confusions.map(confusion => ({ ...confusion, other: digestOf(confusion.other) })),
  } satisfies Record<keyof Surroundings, unknown>)
  return hash('sha1', `${files} ${mentions} ${text}`, 'base64url')
}

const digestOf = oncePer((brief: Brief) => hash('sha1', JSON.stringify(brief), 'base64url'))

/** The parts of the site that files of terms show, family by family, and last the part that items of streams show. */
export const groundsOf = (site: Site): readonly (readonly object[])[] => [
  ...PER_TERM.map(family => [family.ground(site)]),
  [partsOf(site).labels],
]

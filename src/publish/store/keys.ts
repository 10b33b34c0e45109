/** Keys of the files of terms: a term whose key is as it was need not be looked at. */
import { hash } from 'node:crypto'
import { PER_TERM } from '../../emit/index.ts'
import { Brief, Gloss } from '../../model/dictionary/gloss.ts'
import { partsOf, type Site } from '../../model/dictionary/site.ts'
import type { Summary } from '../../model/dictionary/summary.ts'
import type { Surroundings } from '../../model/views/term-page-input.ts'

/** A digest of all that the files of other terms see of a term. */
export const digestOfBrief = (summary: Summary): string =>
  hash('sha1', JSON.stringify(new Brief(summary)), 'base64url').slice(0, BRIEF)

/** Characters of such a digest. */
const BRIEF = 20

/**
 * A digest of all that decides what the files of a term say, besides the site and the code.
 * @param files digest of the files that the term was read from; `mentions` that of its mentions
 * @param surroundings all that its files see of other terms
 * @param briefs digests by slug
 */
export const keyOfTerm = (
  files: string,
  mentions: string,
  surroundings: Surroundings,
  briefs: ReadonlyMap<string, string>,
): string => hash('sha1', `${files} ${mentions} ${encoded(surroundings, briefs)}`, 'base64url')

/** Every field of a value, whatever fields it has. Many terms show the same others, so a digest stands for each. */
function encoded(value: unknown, briefs: ReadonlyMap<string, string>): string {
  if (typeof value !== 'object' || value === null) return `${JSON.stringify(value)},`
  // A gloss is a part of a brief, so a change of the rest of the brief renders again what shows the gloss only.
  if (value instanceof Brief || value instanceof Gloss) return briefs.get(value.slug) ?? JSON.stringify(value)
  let text = '{'
  for (const [key, own] of Object.entries(value)) text += `${key}:${encoded(own, briefs)}`
  return `${text}}`
}

/** The parts of the site that files of terms show, family by family, and last the part that items of streams show. */
export const groundsOf = (site: Site): readonly (readonly object[])[] => [
  ...PER_TERM.map(family => [family.ground(site)]),
  [partsOf(site).labels],
]

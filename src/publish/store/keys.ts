/** Keys of the files of terms: a term whose key is as it was need not be looked at. */
import { hash } from 'node:crypto'
import { PER_TERM } from '../../emit/index.ts'
import type { Dictionary } from '../../model/dictionary/dictionary.ts'
import { briefOf } from '../../model/dictionary/gloss.ts'
import { partsOf, type Site } from '../../model/dictionary/site.ts'
import type { Summary } from '../../model/dictionary/summary.ts'
import { surroundingsOf } from '../../model/views/term-page-input.ts'
import type { InBoth } from '../../schema/language.ts'

/** A digest of all that the files of other terms see of a term. */
export const digestOfBrief = (summary: Summary): string =>
  hash('sha1', JSON.stringify(briefOf(summary)), 'base64url').slice(0, BRIEF)

/** Characters of such a digest. */
const BRIEF = 20

/**
 * A digest of all that decides what the files of a term say, besides the site and the code. The surroundings are gathered
 * by the function that also gathers what pages show; here the digest of a brief stands in the place of each brief. It
 * stands in the places of glosses too, which are parts of briefs: a change of the rest of a brief renders again what shows
 * the gloss only.
 * @param briefs digests by slug
 */
export function keyOfTerm(
  { summary, state, mentions, named }: Keyed,
  dictionary: Dictionary,
  briefs: ReadonlyMap<string, string>,
): string {
  const brief = ({ slug }: Summary): string => briefs.get(slug) as string
  const surroundings = surroundingsOf(summary, named, dictionary, { brief, gloss: brief })
  return hash('sha1', `${state} ${mentions} ${JSON.stringify(surroundings)}`, 'base64url')
}

/** A term, as far as it is known without its text. */
export interface Keyed {
  readonly summary: Pick<Summary, 'slug' | 'needs'>
  /** Names all that it was made from: a digest of its files, and the day that git has for them. */
  readonly state: string
  /** Digest of its mentions. */
  readonly mentions: string
  /** Slugs of the terms that its texts name. */
  readonly named: InBoth<readonly string[]>
}

/** The parts of the site that files of terms show, family by family, and last the part that items of streams show. */
export const groundsOf = (site: Site): readonly (readonly object[])[] => [
  ...PER_TERM.map(family => [family.ground(site)]),
  [partsOf(site).labels],
]

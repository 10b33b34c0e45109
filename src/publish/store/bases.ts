/** What the pages of a term depend on, in a few characters: a term whose basis is as it was need not be looked at. */
import { hash } from 'node:crypto'
import { PER_TERM } from '../../emit/index.ts'
import type { Dictionary } from '../../model/dictionary.ts'
import { partsOf, type Site } from '../../model/site.ts'
import type { Summary } from '../../model/summary.ts'
import { hasPage } from '../../schema/collections.ts'
import { LANGUAGES } from '../../schema/language.ts'

/** @param files digest of the files of a term; `mentions` that of its mentions, and `mentioned` the terms that they name */
export type BasisOf = (slug: string, files: string, mentions: string, mentioned: readonly string[]) => string

/**
 * Digests of all that decides what the pages of a term say, besides the site and the code: the term, and what its input
 * (`model/term-page-input.ts`) shows of others.
 * @param briefs by slug
 */
export function openBases(dictionary: Dictionary, briefs: ReadonlyMap<string, string>): BasisOf {
  const briefOf = (slug: string): string => briefs.get(slug) ?? '-'
  return (slug, files, mentions, mentioned) => {
    let text = `${files} ${mentions} `
    for (const other of mentioned) text += briefOf(other)
    for (const language of LANGUAGES) {
      const { previous, next } = dictionary.neighbors(slug, language)
      text += ` ${previous ? briefOf(previous.slug) : ''} ${next ? briefOf(next.slug) : ''}`
    }
    text += ' '
    for (const other of dictionary.related(slug)) text += briefOf(other.slug)
    text += ' '
    for (const other of dictionary.get(slug)?.needs ?? []) text += briefOf(other)
    for (const comparison of dictionary.comparisonsWith(slug)) {
      const { en, es } = comparison.text
      text += JSON.stringify([en.difference, es.difference, hasPage(comparison)])
      for (const other of comparison.terms) text += briefOf(other)
    }
    for (const path of dictionary.pathsThrough(slug)) {
      text += JSON.stringify([path.slug, path.text.en.title, path.text.es.title, path.terms])
      for (const other of path.terms) text += briefOf(other)
    }
    return hash('sha1', text, 'base64url')
  }
}

/** A digest of what other terms show of a term. None of these texts holds a line break. */
export const briefOf = ({ id, slug, en, es }: Summary): string =>
  hash(
    'sha1',
    [id, slug, en.title, en.tagline, en.article, es.title, es.tagline, es.article].join('\n'),
    'base64url',
  ).slice(0, BRIEF)

/** Characters of such a digest. */
const BRIEF = 20

/** The parts of the site that files of terms show, family by family, and last the part that items of streams show. */
export const groundsOf = (site: Site): readonly (readonly object[])[] => [
  ...PER_TERM.map(family => [family.ground(site)]),
  [partsOf(site).labels],
]

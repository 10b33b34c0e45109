/** Rules for `needs`: the entries exist and are published, are not of a higher level, and do not need each other. */
import type { Summary } from '../../model/dictionary/summary.ts'
import { type Finding, unknownEntry } from '../source-finding.ts'

/** A conflict between terms, at a field of a file of one of them. */
export interface Conflict extends Pick<Finding, 'code' | 'message' | 'hint'> {
  readonly term: Summary
  readonly file: string
  readonly path: readonly PropertyKey[]
}

/**
 * Checks `needs` of all terms.
 * @param terms valid terms, sorted by slug
 * @param folders slugs of all folders, valid or not
 */
export function* checkNeeds(terms: readonly Summary[], folders: readonly string[]): Iterable<Conflict> {
  const bySlug = new Map(terms.map(term => [term.slug, term]))
  const known = new Set(folders)
  const renamed = new Map(terms.flatMap(({ slug, formerSlugs }) => formerSlugs.map(former => [former, slug] as const)))
  for (const term of terms) {
    for (const [index, need] of term.needs.entries()) {
      const at = { term, file: 'term.yaml', path: ['needs', index] }
      if (!known.has(need)) {
        const present = renamed.get(need)
        yield { ...at, ...unknownEntry(need, folders), ...(present && { hint: `It is called "${present}" now.` }) }
        continue
      }
      const needed = bySlug.get(need)
      if (needed?.draft && !term.draft) {
        const message = `"${need}" is a draft, which is not published`
        yield { ...at, code: 'need-is-draft', message, hint: 'Publish it first, or remove it here.' }
      }
      if (needed && needed.level > term.level) {
        const message = `"${need}" has level ${needed.level}, this entry has level ${term.level}`
        const hint = 'Remove it, or correct the level of one of the two: an entry asks for nothing harder than itself.'
        yield { ...at, code: 'need-above-level', message, hint }
      }
      const cycle = pathBetween(term.slug, need, bySlug)
      // A cycle is reported once, at the first of its entries.
      if (!cycle?.every(slug => slug >= term.slug)) continue
      const message =
        need === term.slug
          ? 'the entry needs itself'
          : `the entries need each other: ${[term.slug, ...cycle].join(' → ')}`
      yield { ...at, code: 'need-cycle', message, hint: 'Remove one of them, so that there is an entry to begin with.' }
    }
  }
}

/** The shortest path along `needs` from one entry to another, both ends included; undefined if there is none. */
function pathBetween(to: string, from: string, bySlug: ReadonlyMap<string, Summary>): readonly string[] | undefined {
  const paths: (readonly string[])[] = [[from]]
  const seen = new Set([from])
  for (let path = paths.shift(); path; path = paths.shift()) {
    const last = path.at(-1) as string
    if (last === to) return path
    for (const need of bySlug.get(last)?.needs ?? []) {
      if (seen.size !== seen.add(need).size) paths.push([...path, need])
    }
  }
  return undefined
}

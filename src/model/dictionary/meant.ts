/** Which terms the text of an entry may mean by their names. */
import type { Summary } from './summary.ts'

type Meaning = Pick<Summary, 'slug' | 'subjects' | 'ambiguous'>

/** @returns for an entry, whether a term is meant by its name: an ambiguous one only where both share a subject */
export function openMeant(terms: readonly Meaning[]): (entry: Pick<Meaning, 'subjects'>) => (slug: string) => boolean {
  const ambiguous = new Map(terms.filter(term => term.ambiguous).map(({ slug, subjects }) => [slug, subjects]))
  return ({ subjects }) =>
    slug =>
      ambiguous.get(slug)?.some(subject => subjects.includes(subject)) ?? true
}

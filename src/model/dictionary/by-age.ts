/** The order of entries in which one that clashes with another stands behind it: its author knows of the clash. */
import type { Term } from '../../schema/term.ts'
import { compareText } from '../../text/compare-text.ts'

type Aged = Pick<Term, 'id' | 'slug' | 'date'> & { readonly draft?: boolean | undefined }

export const byAge = (a: Aged, b: Aged): number =>
  compareText(a.date, b.date) ||
  Number(a.draft === true) - Number(b.draft === true) ||
  // A copied folder has the id of another.
  Number(a.id !== a.slug) - Number(b.id !== b.slug) ||
  compareText(a.slug, b.slug)

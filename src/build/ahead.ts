/**
 * What a thread looks at while the first part works alone, between two steps: the published files of its terms. It finds
 * there what it would find later, before files are linked.
 */
import { eachLine } from './manifest.ts'
import type { AheadOrder } from './orders.ts'
import { openPublished } from './published.ts'

export interface Ahead {
  /** Whether all files of a term were found as they were written; false if they were not looked at. */
  isAsWritten(slug: string): boolean
  /** Whether the folders that were looked at hold only what builds have put there. */
  readonly isUntouched: boolean
}

/** Before anything is looked at. */
export const NOTHING_AHEAD: Ahead = { isAsWritten: () => false, isUntouched: true }

/** @param isOwn whether a term belongs to the part */
export function lookAhead({ out, writtenBefore, manifest }: AheadOrder, isOwn: (slug: string) => boolean): Ahead {
  const published = openPublished({ out, relinked: [], writtenBefore })
  const asWritten = new Set<string>()
  eachLine(manifest, (slug, _, group) => {
    if (!isOwn(slug)) return
    if (group().files.every(([path, bytes]) => published.isAsWritten(path, bytes))) asWritten.add(slug)
  })
  return { isAsWritten: slug => asWritten.has(slug), isUntouched: published.isUntouched }
}

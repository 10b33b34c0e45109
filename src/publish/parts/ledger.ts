/** What was put into the new site: how many files and bytes, which of them differ from the old site, and the largest. */
import { largerOf, type PublishedFile } from '../host-limits.ts'

export interface Ledger {
  add(path: string, bytes: number, isChanged: boolean): void
  readonly files: number
  readonly bytes: number
  /** Paths. */
  readonly changed: readonly string[]
  readonly largest: PublishedFile
}

/** @param sizes are filled with the bytes of each file, if they are given */
export function openLedger(sizes?: Map<string, number>): Ledger {
  const changed: string[] = []
  let largest: PublishedFile = ['', 0]
  let files = 0
  let bytes = 0
  return {
    add(path, size, isChanged) {
      files++
      sizes?.set(path, size)
      bytes += size
      if (isChanged) changed.push(path)
      largest = largerOf(largest, [path, size])
    },
    get files() {
      return files
    },
    get bytes() {
      return bytes
    },
    changed,
    get largest() {
      return largest
    },
  }
}

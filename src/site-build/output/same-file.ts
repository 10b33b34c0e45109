/** Comparing large files without holding them in memory. */
import { closeSync, openSync, readSync } from 'node:fs'

const BATCH = 256 * 1024

/** Whether two files of the same size have the same bytes. */
export function isSameFile(a: string, b: string): boolean {
  const [one, other] = [openSync(a, 'r'), openSync(b, 'r')]
  const [first, second] = [Buffer.allocUnsafe(BATCH), Buffer.allocUnsafe(BATCH)]
  try {
    for (;;) {
      const read = readSync(one, first)
      readSync(other, second)
      if (!first.subarray(0, read).equals(second.subarray(0, read))) return false
      if (read === 0) return true
    }
  } finally {
    closeSync(one)
    closeSync(other)
  }
}

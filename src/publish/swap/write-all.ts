/** Writes all bytes to an open file: one call may write fewer than it was given. */
import { writeSync } from 'node:fs'

export function writeAll(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at)
}

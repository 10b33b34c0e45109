/** A buffer for the words of one text after the other, by their offsets and hashes, in arrays that are filled again. */
import { isWordCode } from './words.ts'

export class WordBuffer {
  readonly starts: number[] = []
  readonly ends: number[] = []
  readonly hashes: number[] = []
  count = 0

  /** Finds the words between two offsets of lower-case text; what was there before is gone. */
  read(lower: string, from: number, to: number): void {
    let count = 0
    let start = -1
    let hash = 0
    for (let i = from; i < to; i++) {
      const code = lower.charCodeAt(i)
      if (isWordCode(code)) {
        if (start === -1) start = i
        hash = (Math.imul(hash, 31) + code) | 0
      } else if (start !== -1) {
        this.#put(count++, start, i, hash)
        start = -1
        hash = 0
      }
    }
    if (start !== -1) this.#put(count++, start, to, hash)
    this.count = count
  }

  /** Hash of a word and the one after it. */
  pair(i: number): number {
    return (Math.imul(this.hashes[i] as number, 0x9e3779b1) + (this.hashes[i + 1] as number)) | 0
  }

  #put(i: number, start: number, end: number, hash: number): void {
    this.starts[i] = start
    this.ends[i] = end
    this.hashes[i] = hash
  }
}

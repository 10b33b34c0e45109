/**
 * Lines for the memory of terms, gathered as bytes until they are kept, many at a time. Each text is encoded once, to
 * where it is kept from, which also tells where it will stand.
 */
import { mostBytes } from '../parts/encoder.ts'
import type { Place } from './term-memory.ts'

/** Bytes gathered at a time. */
const CHUNK = 1024 * 1024

export interface TermLines {
  /**
   * Adds a line.
   * @param head all before the text of the term
   * @param text of the term
   * @param onKept is called once the line is kept
   * @returns where the text is to stand among all that is kept
   */
  add(head: string, text: string | Uint8Array, onKept?: () => void): Place
  /** Keeps what is gathered. */
  flush(): void
  /** How many lines there were. */
  readonly count: number
}

/** @param keep takes lines, and returns whether it holds them */
export function openTermLines(keep: (lines: Uint8Array) => boolean): TermLines {
  let room = Buffer.allocUnsafeSlow(CHUNK)
  let size = 0
  let before = 0
  let count = 0
  let waiting: (() => void)[] = []
  const flush = () => {
    if (size > 0 && keep(room.subarray(0, size))) for (const onKept of waiting) onKept()
    before += size
    size = 0
    waiting = []
  }
  return {
    get count() {
      return count
    },
    flush,
    add(head, text, onKept) {
      const most = mostBytes(head) + (typeof text === 'string' ? mostBytes(text) : text.length) + 1
      if (size + most > room.length) flush()
      if (most > room.length) room = Buffer.allocUnsafeSlow(most)
      size += room.write(head, size)
      const start = before + size
      if (typeof text === 'string') size += room.write(text, size)
      else {
        room.set(text, size)
        size += text.length
      }
      const end = before + size
      room[size++] = NEWLINE
      count++
      if (onKept) waiting.push(onKept)
      return { start, end }
    },
  }
}

const NEWLINE = 10

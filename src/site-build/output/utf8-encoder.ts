/**
 * Encodes the files of a part into one room, one after the other: a new buffer for each of many thousand is memory that
 * the system sees. The texts that were encoded last are remembered, because streams hold some of them too.
 */
import type { Artifact } from '../../model/views/artifact.ts'

export interface Encoder {
  /** The bytes of a file; they are good until the next call. */
  encode(content: ReturnType<Artifact['render']>): Uint8Array
  /** The bytes of a text that is one of the last files. */
  known(text: string): Uint8Array | undefined
}

/** How much room a text may need, known before it is encoded: UTF-8 takes at most three bytes for a UTF-16 code unit. */
export const mostBytes = (text: string): number => text.length * 3

const BYTES = 1024 * 1024

export function openEncoder(): Encoder {
  const room = Buffer.allocUnsafeSlow(BYTES)
  let end = 0
  let last: (readonly [text: string, start: number, end: number])[] = []

  const whole = (text: string): Uint8Array => {
    const most = mostBytes(text)
    if (most > BYTES) return Buffer.from(text)
    if (end + most > BYTES) {
      end = 0
      last = []
    }
    const start = end
    end += room.write(text, start)
    if (last.length === REMEMBERED) last.shift()
    last.push([text, start, end])
    return room.subarray(start, end)
  }
  return {
    encode(content) {
      if (content instanceof Uint8Array) return content
      return whole(typeof content === 'string' ? content : [...content].join(''))
    },
    known(text) {
      const found = last.find(([known]) => known === text)
      return found && room.subarray(found[1], found[2])
    },
  }
}

/** Texts that are remembered: more than a term has files. */
const REMEMBERED = 8

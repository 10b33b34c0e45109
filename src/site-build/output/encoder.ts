/**
 * Encodes the files of a part into one room, one after the other: a new buffer for each of many thousand is memory that
 * the system sees. The texts that were encoded last are remembered, because streams hold some of them too.
 */
import type { Artifact } from '../../model/views/artifact.ts'
import type { Html } from '../../text/html.ts'
import { SharedHtml } from '../../text/shared-html.ts'

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

  const claim = (most: number): boolean => {
    if (most > BYTES) return false
    if (end + most > BYTES) {
      end = 0
      last = []
    }
    return true
  }
  const whole = (text: string): Uint8Array => {
    if (!claim(mostBytes(text))) return Buffer.from(text)
    const start = end
    end += room.write(text, start)
    if (last.length === REMEMBERED) last.shift()
    last.push([text, start, end])
    return room.subarray(start, end)
  }
  const joined = (parts: readonly (string | Html)[]): Uint8Array => {
    let most = 0
    for (const part of parts) most += part instanceof SharedHtml ? part.bytes.length : mostBytes(String(part))
    if (!claim(most)) return Buffer.from(parts.join(''))
    const start = end
    for (const part of parts) {
      if (part instanceof SharedHtml) {
        room.set(part.bytes, end)
        end += part.bytes.length
      } else end += room.write(String(part), end)
    }
    return room.subarray(start, end)
  }
  return {
    encode(content) {
      if (content instanceof Uint8Array) return content
      return typeof content === 'string' ? whole(content) : joined([...content])
    },
    known(text) {
      const found = last.find(([known]) => known === text)
      return found && room.subarray(found[1], found[2])
    },
  }
}

/** Texts that are remembered: more than a term has files. */
const REMEMBERED = 8

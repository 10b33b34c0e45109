/** Byte ranges (RFC 9110 §14.1.2): a single range, which is what resumed downloads request. */
export interface ByteRange {
  /** First and last byte, both included. */
  readonly start: number
  readonly end: number
}

/** `bytes=0-99`, `bytes=100-`, `bytes=-100`; at most fifteen digits, so that numbers stay exact. */
const SINGLE = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i

/**
 * @param size bytes of the whole
 * @returns undefined for fields that are ignored: other units, several ranges, malformed ranges
 */
export function chooseRange(field: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = SINGLE.exec(field) ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return undefined
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

/** The Content-Range field (RFC 9110 §14.4). */
export const contentRange = (range: ByteRange | 'unsatisfiable', size: number): string =>
  range === 'unsatisfiable' ? `bytes */${size}` : `bytes ${range.start}-${range.end}/${size}`

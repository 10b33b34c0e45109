/**
 * The inline markup of an explanation: `**bold**` and `` `code` ``. The JSON API has it as it was written, so everything
 * that shows it parses it here. Reading the content has checked it; an unbalanced mark is plain text here.
 */
export interface Segment {
  readonly kind: 'text' | 'code'
  readonly strong: boolean
  /** Offsets in the paragraph, without the marks. */
  readonly start: number
  readonly end: number
}

/** Splits a paragraph into segments of one style, without the marks. */
export function segments(paragraph: string): readonly Segment[] {
  MARK.lastIndex = 0
  let mark = MARK.exec(paragraph)
  if (!mark) return [{ kind: 'text', strong: false, start: 0, end: paragraph.length }]
  const found: Segment[] = []
  let strong = false
  let start = 0
  const flush = (end: number) => {
    if (end > start) found.push({ kind: 'text', strong, start, end })
  }
  for (; mark; mark = MARK.exec(paragraph)) {
    const at = mark.index
    if (mark[0] === '`') {
      const close = paragraph.indexOf('`', at + 1)
      if (close === -1) break
      flush(at)
      found.push({ kind: 'code', strong, start: at + 1, end: close })
      MARK.lastIndex = start = close + 1
    } else if (strong || paragraph.indexOf('**', at + 2) !== -1) {
      flush(at)
      strong = !strong
      start = at + 2
    } else MARK.lastIndex = at + 1
  }
  flush(paragraph.length)
  return found
}

/** The text without marks, for descriptions, feeds and word counts. */
export function plain(paragraph: string): string {
  let text = ''
  for (const { start, end } of segments(paragraph)) text += paragraph.slice(start, end)
  return text
}

/** A global pattern is faster than a loop over characters. */
const MARK = /\*\*|`/g

/**
 * The inline markup of an explanation: `**bold**` and `` `code` ``, nothing else. Entries carry it into the JSON API as
 * it was written, so one small reader serves every place that shows it. Texts were checked when they were read; here
 * an unbalanced mark is plain text.
 */
export interface Segment {
  readonly kind: 'text' | 'code'
  readonly strong: boolean
  /** Offsets in the paragraph, without the marks. */
  readonly start: number
  readonly end: number
}

/** Splits a paragraph into runs of one style, in order; marks themselves are left out. */
export function segments(paragraph: string): readonly Segment[] {
  if (!MARKS.test(paragraph)) return [{ kind: 'text', strong: false, start: 0, end: paragraph.length }]
  const found: Segment[] = []
  let strong = false
  let start = 0
  let i = 0
  const flush = (end: number) => {
    if (end > start) found.push({ kind: 'text', strong, start, end })
  }
  while (i < paragraph.length) {
    if (paragraph[i] === '`') {
      const close = paragraph.indexOf('`', i + 1)
      if (close === -1) break
      flush(i)
      found.push({ kind: 'code', strong, start: i + 1, end: close })
      i = start = close + 1
    } else if (paragraph.startsWith('**', i) && (strong || paragraph.indexOf('**', i + 2) !== -1)) {
      flush(i)
      strong = !strong
      i = start = i + 2
    } else i++
  }
  flush(paragraph.length)
  return found
}

/** The words alone, for descriptions, feeds and word counts. */
export function plain(paragraph: string): string {
  if (!MARKS.test(paragraph)) return paragraph
  let text = ''
  for (const { start, end } of segments(paragraph)) text += paragraph.slice(start, end)
  return text
}

const MARKS = /\*\*|`/

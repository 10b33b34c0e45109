/**
 * The bound on what every later pattern sees: a paragraph, an analogy or a key point. It is checked by counting, before the
 * first pattern, so that no text makes a check slow. Runs anywhere.
 */
import { bounds } from '../../schema/bounds.ts'
import { type Finding, refuse } from '../source-finding.ts'

/** A line that begins something of its own: an item, a row of a table, a heading. */
const BEGINNINGS: ReadonlySet<string> = new Set(['-', '*', '|', '#'])

/**
 * Finds the first paragraph of a body with more characters than are allowed.
 * @param offset lines of the file above the body
 */
export function findLongParagraph(body: string, offset: number): readonly Finding[] {
  const { max } = bounds.paragraph
  let length = 0
  let first = 0
  for (const [i, line] of body.split('\n').entries()) {
    if (line === '' || length === 0 || BEGINNINGS.has(line.charAt(0))) {
      length = 0
      first = i
    }
    length += line.length
    if (length <= max) continue
    const message = `this paragraph has more than ${max} characters`
    const hint = 'Leave an empty line between two paragraphs, and cut what does not belong to them.'
    return refuse('out-of-bounds', message, hint, { line: offset + first + 1, column: 1 }).findings
  }
  return []
}

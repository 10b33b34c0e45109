/** Explains that a text or list is too short or too long. */
import type * as z from 'zod'
import type { Finding } from '../finding.ts'

/** How messages name the items of a list. */
const ITEM_NAMES: Readonly<Record<string, string>> = {
  explanation: 'paragraph',
  keyPoints: 'point',
  links: 'link',
  aliases: 'alias',
  keywords: 'keyword',
  needs: 'entry',
  subjects: 'subject',
  formerSlugs: 'slug',
}

/**
 * Describes an issue of size.
 * @param found the value
 * @param name how the message names the value
 */
export function describeSize(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  found: unknown,
  name: string,
): Pick<Finding, 'message' | 'hint'> {
  const isText = issue.origin === 'string'
  const size = sizeOf(found)
  const unit = isText ? 'character' : (ITEM_NAMES[String(issue.path.at(-1))] ?? 'item')
  const bound = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
  const verb = bound === 1 ? 'is' : 'are'
  const rule = issue.code === 'too_small' ? `at least ${bound} ${verb} needed` : `at most ${bound} ${verb} allowed`
  const amount = size === 0 ? `no ${plural(unit, 0)}` : `${size} ${plural(unit, size)}`
  return { message: `${name} has ${amount}; ${rule}`, hint: HINTS[`${issue.code} ${isText ? 'text' : 'list'}`] ?? '' }
}

const HINTS: Readonly<Record<string, string>> = {
  'too_small text': 'Write the text.',
  'too_small list': 'Add what is missing.',
  'too_big text': 'Shorten it.',
  'too_big list': 'Remove or join some.',
}

function sizeOf(found: unknown): number {
  if (typeof found === 'string') return found.trim().length
  return Array.isArray(found) ? found.length : Number(found)
}

const plural = (unit: string, count: number): string => {
  if (count === 1) return unit
  if (unit.endsWith('y')) return `${unit.slice(0, -1)}ies`
  return `${unit}${unit.endsWith('s') ? 'es' : 's'}`
}

/** Shortens an entry, or its Markdown, to a budget of tokens. */
import type * as z from 'zod'
import type { EntryInLanguage } from '../../schema/mcp-tools.ts'
import { tokensIn } from '../response-headers.ts'

/** An entry with all that there is of it. */
export type Whole = z.output<typeof EntryInLanguage>

export const estimateTokens = (text: string): number => tokensIn(new TextEncoder().encode(text).length)

/** Fields that are left out, in this order; slug, title, tagline and addresses are always kept. */
const LEAST_FIRST = ['related', 'needs', 'confusions', 'links', 'word', 'aliases', 'analogy', 'keyPoints'] as const

/** The entry with as many fields as fit; the explanation is shortened last, from its end. */
export function fitEntry(entry: Whole, maxTokens: number): Partial<Whole> & { slug: string; truncated?: boolean } {
  const fits = (value: unknown): boolean => estimateTokens(JSON.stringify(value)) <= maxTokens
  if (fits(entry)) return entry
  const kept: Partial<Whole> & { slug: string; truncated: boolean } = { ...entry, truncated: true }
  for (const member of LEAST_FIRST) {
    delete kept[member]
    if (fits(kept)) return kept
  }
  for (let count = entry.explanation.length - 1; count > 0; count--) {
    kept.explanation = entry.explanation.slice(0, count)
    if (fits(kept)) return kept
  }
  delete kept.explanation
  return kept
}

/** The first blocks of a Markdown text that fit, and a note on where the rest is. */
export function fitMarkdown(text: string, url: string, maxTokens: number): string {
  const rest = `The rest is at ${url}`
  const blocks = text.split('\n\n')
  let kept = blocks[0] ?? ''
  for (const block of blocks.slice(1)) {
    const longer = `${kept}\n\n${block}`
    if (estimateTokens(`${longer}\n\n${rest}`) > maxTokens) break
    kept = longer
  }
  // Drops a heading whose section did not fit.
  return `${kept.replace(/\n\n#+ [^\n]*$/, '')}\n\n${rest}`
}

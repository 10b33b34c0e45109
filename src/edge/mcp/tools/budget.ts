/** Fitting an entry into a budget of tokens: what matters least to a definition is left out first. */
import type * as z from 'zod'
import type { EntryInLanguage } from '../../../schema/tools.ts'
import { tokensIn } from '../../headers.ts'

type Whole = z.output<typeof EntryInLanguage>

export const estimateTokens = (text: string): number => tokensIn(new TextEncoder().encode(text).length)

/** Members that go, in this order; slug, title, tagline and addresses always stay. */
const LEAST_FIRST = ['related', 'needs', 'confusions', 'links', 'aliases', 'analogy', 'keyPoints'] as const

/** The entry with as many of its parts as the budget allows; of the explanation the first paragraphs stay longest. */
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

/** The first blocks of a Markdown text that fit, and where the rest is. */
export function fitMarkdown(text: string, url: string, maxTokens: number): string {
  const rest = `The rest is at ${url}`
  const blocks = text.split('\n\n')
  let kept = blocks[0] ?? ''
  for (const block of blocks.slice(1)) {
    const longer = `${kept}\n\n${block}`
    if (estimateTokens(`${longer}\n\n${rest}`) > maxTokens) break
    kept = longer
  }
  // A heading without its section says nothing.
  return `${kept.replace(/\n\n#+ [^\n]*$/, '')}\n\n${rest}`
}

/** Regular plurals of English names. */
import { splitHead } from '../split-head-noun.ts'

export function englishPlurals(name: string): readonly string[] {
  const [head, tail] = splitHead(name, /\s(?:of|as|in|for|to|and|on)\s/)
  if (/(?:s|x|z|ch|sh)$/i.test(head)) return /ss$|[xz]$|ch$|sh$/i.test(head) ? [`${head}es${tail}`] : []
  if (/[^aeiou]y$/.test(head)) return [`${head.slice(0, -1)}ies${tail}`]
  return [`${head}s${tail}`]
}

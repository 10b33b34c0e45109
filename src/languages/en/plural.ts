/** Regular plurals of English names. */
import { splitAt } from '../split-at.ts'

export function englishPlurals(name: string): readonly string[] {
  const [head, tail] = splitAt(name, /\s(?:of|as|in|for|to|and|on)\s/)
  if (/(?:s|x|z|ch|sh)$/i.test(head)) return /ss$|[xz]$|ch$|sh$/i.test(head) ? [`${head}es${tail}`] : []
  if (/[^aeiou]y$/.test(head)) return [`${head.slice(0, -1)}ies${tail}`]
  return [`${head}s${tail}`]
}

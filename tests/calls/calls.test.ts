/**
 * Sixty calls as models make them, against the dictionary as it is: a threshold over all of them, so that no single entry
 * that an editor renames decides.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callTool } from '../../src/edge/mcp/list-and-call-tools.ts'
import { realContext } from './context.ts'

/** Calls that must be answered as expected at the first attempt. */
const MIN_RIGHT = 57

const lines = readFileSync(join(import.meta.dirname, 'calls.tsv'), 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))

interface Answered {
  readonly slugs: readonly string[]
  readonly count: number
  readonly refusal: string | undefined
}

const context = realContext()

async function answer(name: string, args: string): Promise<Answered> {
  const result = await callTool({ name, arguments: JSON.parse(args) as Record<string, unknown> }, context)
  const [block] = result.content
  const value = (result.structuredContent ?? {}) as Readonly<Record<string, unknown>>
  const listed = (value.results ?? value.terms) as readonly { readonly slug: string }[] | undefined
  const slugs = listed ? listed.map(({ slug }) => slug) : [String(value.slug ?? '')]
  return {
    slugs,
    count: typeof value.total === 'number' ? value.total : slugs.length,
    refusal: result.isError && block?.type === 'text' ? block.text : undefined,
  }
}

function isRight({ slugs, count, refusal }: Answered, expected: string): boolean {
  const [kind = '', ...rest] = expected.split(' ')
  const words = rest.join(' ')
  if (kind === 'refused') return refusal?.includes(words) ?? false
  if (refusal !== undefined) return false
  if (kind === 'nothing') return count === 0
  if (kind === 'count') return count >= Number(words)
  if (kind === 'all') return rest.every(slug => slugs.includes(slug))
  return kind === 'first' ? slugs[0] === words : slugs.slice(0, 3).includes(words)
}

test(`At least ${MIN_RIGHT} of 63 realistic calls are answered as a careful person would expect.`, async () => {
  const wrong: string[] = []
  for (const line of lines) {
    const [name = '', args = '{}', expected = ''] = line.split('\t')
    const answered = await answer(name, args)
    if (!isRight(answered, expected))
      wrong.push(`${name} ${args}: ${expected}, not ${answered.refusal ?? answered.slugs.slice(0, 3)}`)
  }
  expect(lines).toHaveLength(63)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(lines.length - MIN_RIGHT)
})

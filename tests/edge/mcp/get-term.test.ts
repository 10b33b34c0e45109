/** `get_term` with several names, as Markdown, and within a budget. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { estimateTokens, fitMarkdown } from '../../../src/edge/mcp/token-budget.ts'
import { rpc, type Served, send, serveMcp } from './serve.ts'

let served: Served
beforeAll(async () => {
  served = await serveMcp()
})
afterAll(() => served.close())

async function getTerm(args: object) {
  const { body } = await send(served.url, rpc('tools/call', { name: 'get_term', arguments: args }))
  const text = body.result?.content?.[0]?.text ?? ''
  return { isError: body.result?.isError ?? false, text, value: (body.result?.structuredContent ?? {}) as object }
}

test('The text is the compact JSON of the structured answer.', async () => {
  const { text, value } = await getTerm({ slug: 'backup' })
  expect(text).toBe(JSON.stringify(value))
})

test('As Markdown, the text is the page, and the structured answer has the facts alone.', async () => {
  const { text, value } = await getTerm({ slug: 'backup', format: 'markdown' })
  expect(text).toBe('# Backup\n')
  expect(value).toMatchObject({ slug: 'backup', title: 'Backup', url: expect.any(String), level: expect.any(Number) })
  for (const field of ['explanation', 'keyPoints', 'related']) expect(value).not.toHaveProperty(field)
})

test('Several names give several entries, and say which are missing.', async () => {
  const { value } = await getTerm({ slugs: ['backup', 'Database', 'databases', 'pizza'] })
  expect(value).toMatchObject({ lang: 'en', terms: [{ slug: 'backup' }, { slug: 'database' }], missing: ['pizza'] })
  const markdown = await getTerm({ slugs: ['backup', 'pizza'], format: 'markdown' })
  expect(markdown.text).toBe('# Backup\n\n\nThere is no term "pizza".')
})

test('When none is found, each is refused with what is near.', async () => {
  const { isError, text } = await getTerm({ slugs: ['datbase', 'pizza'] })
  expect(isError).toBe(true)
  expect(text).toContain('There is no term "datbase". Did you mean database (Database)?')
  expect(text).toContain('There is no term "pizza".')
})

test.for([100, 150, 250])('A budget of %i tokens holds, and what matters least goes first.', async max_tokens => {
  const whole = await getTerm({ slug: 'backup' })
  const { text, value } = await getTerm({ slug: 'backup', max_tokens })
  expect(estimateTokens(text)).toBeLessThanOrEqual(Math.max(max_tokens, 100))
  expect(value).toMatchObject({ slug: 'backup', title: 'Backup', tagline: expect.any(String), url: expect.any(String) })
  if (estimateTokens(whole.text) > max_tokens) {
    expect(value).toMatchObject({ truncated: true })
    expect(value).not.toHaveProperty('related')
  }
})

test('A budget is shared by the entries of one call.', async () => {
  const { text, value } = await getTerm({ slugs: ['backup', 'database'], max_tokens: 300 })
  expect(estimateTokens(text)).toBeLessThanOrEqual(320)
  expect(value).toMatchObject({ terms: [{ slug: 'backup' }, { slug: 'database' }] })
})

test('Markdown is cut between blocks, never behind a lone heading, and says where the rest is.', () => {
  const text = ['# Title', '> Tagline.', 'Paragraph.', '## Analogy', 'Like a thing. '.repeat(40)].join('\n\n')
  expect(fitMarkdown(text, 'https://palabit.example/x/', 30)).toBe(
    '# Title\n\n> Tagline.\n\nParagraph.\n\nThe rest is at https://palabit.example/x/',
  )
})

/** Requests as commands: a shell must hand curl exactly what was meant, whatever is in it. */
import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import {
  curl,
  entryRequest,
  listRequest,
  markdownRequest,
  quoted,
  toolRequest,
} from '../../src/pages/example-requests.ts'

/** The words that a real shell makes of a command, with `curl` replaced by a printer. */
const wordsOf = (command: string): readonly string[] =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${command}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1)

describe('A command', () => {
  test('is one line for a file.', () => {
    expect(curl(listRequest(), 'https://tiny.example')).toBe('curl https://tiny.example/v1/terms.json')
    expect(curl(entryRequest('dns'), 'https://tiny.example')).toBe('curl https://tiny.example/v1/terms/dns.json')
  })

  test('asks for Markdown by the header where somebody looks at it, and by the address elsewhere.', () => {
    expect(wordsOf(curl(markdownRequest('/dns/', true), 'https://tiny.example'))).toEqual([
      'https://tiny.example/dns/',
      '-H',
      'Accept: text/markdown',
    ])
    expect(wordsOf(curl(markdownRequest('/dns/', false), 'https://tiny.example'))).toEqual([
      'https://tiny.example/dns/index.md',
    ])
  })

  test('hands over the call of a tool as it is sent.', () => {
    const request = toolRequest('search_terms', { query: `it's "$HOME" \\ \`id\` ¿qué?`, limit: 3 })
    const words = wordsOf(curl(request, 'https://tiny.example'))
    expect(words.slice(0, 5)).toEqual([
      'https://tiny.example/mcp',
      '-H',
      'Content-Type: application/json',
      '-H',
      'Accept: application/json, text/event-stream',
    ])
    expect(words.slice(5)).toEqual(['-d', request.body])
    expect(JSON.parse(request.body ?? '')).toEqual({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search_terms', arguments: { query: `it's "$HOME" \\ \`id\` ¿qué?`, limit: 3 } },
    })
  })
})

test.each([
  'plain',
  'two words',
  "it's",
  '$(id)',
  '`id`',
  'a"b',
  'back\\slash',
  '!!',
  '',
  '*',
  '~',
  'a;b',
  'línea\nnueva',
])('A shell reads the quoted word %j as it was.', word => {
  expect(wordsOf(`curl ${quoted(word)}`)).toEqual([word])
})

/** A site of files alone, `edge: false`, promises nothing that only an edge function keeps: no MCP server, no negotiation. */
import { describe, expect, test } from 'vitest'
import { type Files, tiny } from './rendered.ts'

/** The prose of the tiny developers page speaks of a deployment with an edge function. */
const PROSE = [', or ask for `text/markdown`', ' o pide `text/markdown`']
const { files } = tiny({ settings: 'edge: false', without: PROSE })
const full = tiny({ without: PROSE }).files

/** Paths, and lines with the words. Scripts are the same for every site; what they do is up to the page. */
const saying = (site: Files, words: RegExp): readonly string[] =>
  [...site]
    .filter(([path]) => !path.endsWith('.js'))
    .flatMap(([path, bytes]) =>
      Buffer.from(bytes)
        .toString('utf8')
        .split('\n')
        .filter(line => words.test(line))
        .map(line => `${path}: ${line.slice(0, 160)}`),
    )

const CLAIMS: readonly (readonly [string, RegExp])[] = [
  ['an MCP endpoint', /\/mcp\b/],
  ['a request for Markdown by its type', /Accept: ?text\/markdown/i],
  ['an answer that depends on Accept', /(?:`|>)Accept(?:`|<)|\bVary\b/],
  ['a count of tokens', /X-Markdown-Tokens/],
]

describe('A static-only build', () => {
  test('has neither a server card nor an AI catalog.', () => {
    const paths = [...full.keys()].filter(path => !files.has(path))
    expect(paths.sort()).toEqual([
      '.well-known/ai-catalog.json',
      '.well-known/mcp/server-card.json',
      'deploy/server.json',
      'mcp/server-card',
    ])
  })

  test.each(CLAIMS)('nowhere speaks of %s.', (_, words) => {
    expect(saying(files, words)).toEqual([])
  })

  test('says how to read Markdown without asking for it, in both languages.', () => {
    const developers = saying(files, /index\.md/).filter(line => /^(?:es\/)?(?:llms\.txt|developers)/.test(line))
    expect(new Set(developers.map(line => line.split(':')[0]))).toEqual(
      new Set([
        'llms.txt',
        'es/llms.txt',
        'developers/index.html',
        'developers/index.md',
        'es/developers/index.html',
        'es/developers/index.md',
      ]),
    )
  })
})

test.each(CLAIMS)('A full build does speak of %s, so the search finds what it looks for.', (_, words) => {
  expect(saying(full, words)).not.toEqual([])
})

/** Words are found in the file whatever stands between them and the beginning of their text. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { whereIn } from '../../src/source/term/locate-field-on-disk.ts'
import { withContent, write } from './lay.ts'

const ENTRY = `---
title: "Al\\"fa"
tagline: "It is \\"first\\": it is first."
aliases:
  - one
  - 'two two'
---

Alpha stands first, and
  stands again, and stands.

It was an **ox**.

## Analogy

The front door.

## Key points

- It is one.
- It is two; it is two.
- It is three.

## Further reading

- [Alpha, alpha](https://example.org/alpha)
`

/** The words that stand where they are said to be. */
const found = (path: readonly PropertyKey[], words: string, start: number): readonly [number, string] =>
  withContent(undefined, content => {
    write(content, 'terms/alpha/en.md', ENTRY)
    const { line, column } = whereIn(content)('alpha', 'en.md', path, { words, start })
    const lines = readFileSync(join(content, 'terms/alpha/en.md'), 'utf8').split('\n')
    const rest = lines
      .slice(line - 1)
      .join(' ')
      .slice(column - 1)
    return [line, rest.replace(/\s+/g, ' ').slice(0, words.length)]
  })

test.for([
  ['a title with an escape', ['title'], 'Al', 0, 2],
  ['a second word behind escaped quotes', ['tagline'], 'first', 16, 3],
  ['an alias', ['aliases', 1], 'two two', 0, 6],
  ['a paragraph over two lines', ['explanation', 0], 'and stands', 20, 9],
  ['its last line', ['explanation', 0], 'stands', 42, 10],
  ['a paragraph with marks', ['explanation', 1], '**ox**', 10, 12],
  ['the analogy', ['analogy'], 'door', 10, 16],
  ['the second of two alike', ['keyPoints', 1], 'it is two', 11, 21],
  ['a label', ['links', 0, 'label'], 'alpha', 7, 26],
  ['an address', ['links', 0, 'url'], 'https://example.org/alpha', 0, 26],
] as const)('In %s.', ([, path, words, start, line]) => {
  expect(found(path, words, start)).toEqual([line, words])
})

test('Words that are not there leave the place of the text; no words ask for no more.', () => {
  withContent(undefined, content => {
    write(content, 'terms/alpha/en.md', ENTRY)
    const where = whereIn(content)
    const place = { file: 'content/terms/alpha/en.md', line: 16, column: 1 }
    expect(where('alpha', 'en.md', ['analogy'], { words: 'window', start: 3 })).toEqual(place)
    expect(where('alpha', 'en.md', ['analogy'], { words: '', start: 3 })).toEqual(place)
    expect(where('alpha', 'term.yaml', ['level'])).toEqual({
      file: 'content/terms/alpha/term.yaml',
      line: 3,
      column: 8,
    })
  })
})

/** All entries in one file: a line is the file that the API has for the entry, and any program can read line after line. */
import { describe, expect, test } from 'vitest'
import { entries, jsonLines } from '../../src/emit/api.ts'
import { emitted, ofTerms } from './emitted.ts'
import { HOSTILE, hostile } from './hostile.ts'
import { faultsOf } from './openapi.ts'
import { textOf } from './rendered.ts'

const PATH = 'downloads/terms.jsonl'

describe.each(['https://tiny.example', 'https://tiny.example/dictionary'])('The entries below %s', baseUrl => {
  const { files, dictionary } = emitted(jsonLines, { baseUrl })
  const own = emitted(ofTerms(entries), { baseUrl }).files

  test('are those of the API, byte for byte, sorted by slug.', () => {
    expect(textOf(files, PATH)).toBe(dictionary.terms.map(({ slug }) => textOf(own, `v1/terms/${slug}.json`)).join(''))
  })

  test('are valid by the published schema, each line by itself.', () => {
    const lines = textOf(files, PATH).split('\n')
    expect(lines.pop()).toBe('')
    expect(lines).toHaveLength(dictionary.terms.length)
    for (const line of lines) expect(faultsOf('#/components/schemas/Entry', JSON.parse(line))).toEqual([])
  })
})

test('Line breaks, quotes and control characters inside an entry stay inside its line.', () => {
  const lines = textOf(emitted(jsonLines, { terms: [hostile] }).files, PATH).split('\n')
  expect(lines).toHaveLength(2)
  const entry = JSON.parse(lines[0] ?? '')
  expect(entry.en).toMatchObject({ title: HOSTILE, explanation: hostile.en.explanation, analogy: hostile.en.analogy })
})

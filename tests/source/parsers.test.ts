/**
 * When a parser is asked, and how often. What is too long or too deep is refused before: a parser that is never asked
 * can neither run code nor run out of stack, which in the midst of compiling a pattern ends the process, not the call.
 */
import matter from 'gray-matter'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { bounds } from '../../src/schema/bounds.ts'
import { TermFile } from '../../src/schema/term.ts'
import { checkFields } from '../../src/source/yaml/check-fields.ts'
import { splitDocument } from '../../src/source/yaml/front-matter.ts'
import { readYaml } from '../../src/source/yaml/yaml.ts'

// The worker has loaded modules with the real parsers for other files, and goes on to others after this one.
vi.hoisted(() => void vi.resetModules())
vi.mock('yaml', { spy: true })
vi.mock('gray-matter', { spy: true })
afterAll(() => {
  vi.doUnmock('yaml')
  vi.doUnmock('gray-matter')
  vi.resetModules()
})
beforeEach(() => void vi.clearAllMocks())

const asked = (): number =>
  [parse, parseDocument, matter].reduce((sum, parser) => sum + vi.mocked(parser).mock.calls.length, 0)
const findingsOf = (result: ReturnType<typeof readYaml> | ReturnType<typeof splitDocument>) =>
  result.findings.map(({ code, place }) => [code, place.line, place.column])
/** A text of a mark, just longer than the bound. */
const tooLong = (mark: string): string => mark.repeat(bounds.yaml.max + 1).slice(0, bounds.yaml.max + 1)

test('A parser that is asked is noticed here.', () => {
  readYaml('a: {b: 1}')
  expect(asked()).toBe(1)
  splitDocument('---\na: &a 1\n---\n')
  expect(asked()).toBe(3)
})

describe('YAML longer than the bound', () => {
  test.for(['[', '{a: ', '- ', '? ', 'a: ', '&a ', '"', ' ', '\n', 'ñ'])('of nothing but %j', mark => {
    expect(findingsOf(readYaml(tooLong(mark)))).toEqual([['file-too-large', 1, 1]])
    expect(asked()).toBe(0)
  })

  test.for(['[', '- ', '\n', ' ', '# x\n', 'a: 1\n'])('in front matter, of nothing but %j', mark => {
    expect(findingsOf(splitDocument(`---\n${tooLong(mark)}\n---\nText.\n`))).toEqual([['file-too-large', 1, 1]])
    expect(asked()).toBe(0)
  })
})

describe('YAML in which something is opened too often', () => {
  test.for(['[', '{a: ', '- ', '? ', '-\t', '?\t', 'a: ', 'a:\t', ': ', '"a": '])('by %j', mark => {
    for (const times of [200, Math.floor((bounds.yaml.max - 20) / mark.length)]) {
      expect(findingsOf(readYaml(`a:\n  ${mark.repeat(times)}x\n`))).toEqual([['yaml-nesting', 2, expect.any(Number)]])
    }
    expect(asked()).toBe(0)
  })
})

test('Many fields at fault are found in the file by reading it once more, not once each.', () => {
  const yaml = Array.from({ length: 600 }, (_, i) => `field${i}: 1\n`).join('')
  const fields = Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`field${i}`, 1]))
  const result = checkFields(TermFile, fields, yaml, 0, 'the file')
  expect(result.findings.length).toBeGreaterThan(600)
  expect(asked()).toBe(1)
})

describe('Front matter', () => {
  test.for(['---js\n', '---\n', 'Text.\n', '---\n----\n---\n'])('without the two marks it needs, as in %j', text => {
    expect(findingsOf(splitDocument(text))).toHaveLength(1)
    expect(asked()).toBe(0)
  })
})

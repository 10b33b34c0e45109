/** Examples in doc comments are run, so that they cannot become wrong. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { evaluate, examplesIn } from './examples.ts'
import { ROOT, read, typescriptIn } from './source.ts'

const examples = typescriptIn('src').flatMap(path => examplesIn(read(path)).map(example => ({ path, ...example })))

describe('Examples in doc comments hold', () => {
  test('in at least one place.', () => {
    expect(examples.length).toBeGreaterThan(0)
  })

  test.each(examples)('$path:$line $expression', async ({ path, expression, result }) => {
    if (result === undefined) throw new Error('An example must say what comes out: expression // => result')
    const scope = (await import(pathToFileURL(join(ROOT, path)).href)) as Record<string, unknown>
    expect(await evaluate(expression, scope)).toEqual(await evaluate(result, scope))
  })
})

describe('The extractor', () => {
  test('finds examples on one line, on several, and without a tag.', () => {
    const text = [
      '/** @example twice(2) // => 4 */',
      'const a = 1 // no doc comment // => 2',
      '/**',
      ' * twice(1) // => 2',
      ' * @param n not an example',
      ' * @example',
      ' * twice(3) // => 6',
      ' * twice(4)',
      ' * @returns twice n',
      ' */',
    ].join('\n')
    expect(examplesIn(text).map(({ line, expression, result }) => [line, expression, result])).toEqual([
      [1, 'twice(2)', '4'],
      [4, 'twice(1)', '2'],
      [7, 'twice(3)', '6'],
      [8, 'twice(4)', undefined],
    ])
  })
})

/**
 * Values made of a dictionary are cached with `once` and `oncePer`, which note for each use what they were made of. A
 * cache that did not would make builds keep files that have changed.
 */
import { expect, test } from 'vitest'
import { read, typescriptIn } from './source.ts'

const LAYERS = ['model', 'pages', 'feeds', 'emit'].map(layer => `src/${layer}/`)
const files = typescriptIn('src').filter(path => LAYERS.some(layer => path.startsWith(layer)))
const holding = (pattern: RegExp): readonly string[] => files.filter(path => pattern.test(read(path)))

test('Nothing but `oncePer` caches by object.', () => {
  expect(holding(/\bnew WeakMap\b/)).toEqual(['src/model/dictionary/once.ts'])
})

test('No module keeps a map that it fills as it goes.', () => {
  expect(holding(/^(?:export )?const \w+(?:: [^=\n]*)? = new (?:Map|Set)(?:<[^\n]*>)?\(\)/m)).toEqual([])
})

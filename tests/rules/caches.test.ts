/**
 * Values made of a dictionary are cached with `once` and `oncePer`, which note for each use what they were made of. A
 * cache that did not would make builds keep files that have changed.
 */
import { expect, test } from 'vitest'
import { read, typescriptIn } from './source.ts'

/** `once.ts` itself, and caches of what is made of the input of one term, which has a key of its own. */
const ALLOWED = ['src/model/dictionary/once.ts', 'src/pages/markdown-term.ts', 'src/emit/api.ts']
const LAYERS = ['model', 'pages', 'feeds', 'emit'].map(layer => `src/${layer}/`)
const files = typescriptIn('src').filter(path => LAYERS.some(layer => path.startsWith(layer)))
const holding = (pattern: RegExp): readonly string[] => files.filter(path => pattern.test(read(path)))

test('Only these files cache by object without `oncePer`.', () => {
  expect([...holding(/\bnew WeakMap\b/)].sort()).toEqual([...ALLOWED].sort())
})

test('No module keeps a map that it fills as it goes.', () => {
  expect(holding(/^(?:export )?const \w+(?:: [^=\n]*)? = new (?:Map|Set)(?:<[^\n]*>)?\(\)/m)).toEqual([])
})

/** The rules are only as good as the eyes that read the files: every form of import, and code apart from words. */
import { expect, test } from 'vitest'
import { codeOnly, importsIn, placesOf, withoutComments } from './source.ts'

test('Every form of import is seen, and whether anything of it is left at run time.', () => {
  const text = `import one from 'one'
import type { Two } from './two.ts'
import { type Three, type Drei } from '../three.ts'
import { type Four, four } from './four.ts'
import five, { type Five } from 'five'
import * as six from "six"
import 'seven'
import {
  eight,
  type Acht,
} from './eight.ts'
export { nine } from './nine.ts'
export type { Ten } from './ten.ts'
export * from './eleven.ts'
const twelve = await import('./twelve.ts')
type Thirteen = import('./thirteen.ts').Thirteen
// import fourteen from 'fourteen'
/* import fifteen from 'fifteen' */
export const sixteen = 'a from \\'b\\''
`
  expect(importsIn(text, 'src/model/a.ts').map(({ target, file, typeOnly }) => [target, file, typeOnly])).toEqual([
    ['one', undefined, false],
    ['./two.ts', 'src/model/two.ts', true],
    ['../three.ts', 'src/three.ts', true],
    ['./four.ts', 'src/model/four.ts', false],
    ['five', undefined, false],
    ['six', undefined, false],
    ['./eight.ts', 'src/model/eight.ts', false],
    ['./nine.ts', 'src/model/nine.ts', false],
    ['./ten.ts', 'src/model/ten.ts', true],
    ['./eleven.ts', 'src/model/eleven.ts', false],
    ['seven', undefined, false],
    ['./twelve.ts', 'src/model/twelve.ts', false],
    ['./thirteen.ts', 'src/model/thirteen.ts', false],
  ])
})

test('Code is distinguished from comments, strings, templates and patterns.', () => {
  const text = [
    "const a = 'Date.now' // Date.now",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text is code
    'const b = `Date.now ${Date.now()} Date.now`',
    '/* Date.now */ const c = /Date.now/.test("Date.now")',
    "const d = 'it\\'s' + Date.now() // don't",
    'const e = 4 / 2 / Date.now()',
  ].join('\n')
  expect(placesOf('f', codeOnly(text), /Date\.now\(?/)).toEqual(['f:2 Date.now(', 'f:4 Date.now(', 'f:5 Date.now('])
  expect(codeOnly(text).split('\n')).toHaveLength(5)
  expect(withoutComments(text)).toContain("'Date.now'")
  expect(withoutComments(text)).not.toContain('don')
})

test('A pattern keeps its flags: "^" is the beginning of every line.', () => {
  expect(placesOf('f', 'a\nb\nA b', /^[ab]/im)).toEqual(['f:1 a', 'f:2 b', 'f:3 A'])
})

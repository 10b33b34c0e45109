/** The published texts hold nothing that `npm run check -- --fix` would change. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { expect, test } from 'vitest'
import { fixText } from '../../src/editorial/fix-text.ts'
import { ROOT } from '../scripts/run.ts'

const textsOf = (names: string): readonly (readonly [path: string, text: string])[] =>
  fastGlob.sync(`content/terms/*/${names}`, { cwd: ROOT }).map(path => [path, readFileSync(join(ROOT, path), 'utf8')])

test('Nothing in Spanish texts and in files of facts is fixed.', () => {
  for (const [path, text] of [...textsOf('es.md'), ...textsOf('*.yaml')])
    expect([path, fixText(text, path.endsWith('.md') ? 'es' : 'yaml').text]).toEqual([path, text])
})

test('What is fixed once stays as it is.', () => {
  // What English texts hold is harder on the rules of Spanish than Spanish texts are.
  const sample = textsOf('en.md').filter((_, i) => i % 8 === 0)
  for (const [path, text] of sample) {
    const once = fixText(text, 'es').text
    expect([path, fixText(once, 'es').text]).toEqual([path, once])
  }
})

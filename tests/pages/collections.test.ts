/** Paths and comparisons: on the home page, and what a comparison shows of its entries. */

import { expect, test } from 'vitest'
import { COLLECTION_STRINGS } from '../../src/languages/strings-by-language.ts'
import { PATH, pathsInOrder } from '../../src/pages/reading-path.ts'
import type { Language } from '../../src/schema/language.ts'
import { parse, valuesOf, wordsOf } from '../emit/dom.ts'
import { textOf, tiny } from '../emit/rendered.ts'

const { files, site, dictionary } = tiny()

test('A path that answers a problem comes first, and says what to do before it explains.', () => {
  const [path] = dictionary.paths
  if (!path) throw new Error('The tiny dictionary has a path.')
  const answer = (language: Language) => ({ ...path.text[language], actions: ['Stop.', 'Think.', 'Ask.'] })
  const problem = { ...path, slug: 'stuck', text: { en: answer('en'), es: answer('es') } }
  const context = { language: 'en', dictionary: { ...dictionary, paths: [path, problem] }, site } as const
  expect(pathsInOrder(context.dictionary).map(({ slug }) => slug)[0]).toBe('stuck')
  const view = PATH.view(problem, context)
  const main = parse(String(view.main?.()))
  expect(wordsOf(main, '.actions li')).toEqual(['Stop.', 'Think.', 'Ask.'])
  expect(wordsOf(main, 'h2').slice(0, 2)).toEqual(['What to do first', 'What is behind it'])
  expect(view.blocks?.().join('\n')).toContain(
    '## What to do first\n1. Stop.\n2. Think.\n3. Ask.\n## What is behind it',
  )
})

test('A comparison shows the drawing of an entry that has one.', () => {
  const page = parse(textOf(files, 'compare/decision-tree-vs-neural-network/index.html'))
  expect(valuesOf(page, '.both a', 'href')).toEqual(['/decision-tree/', '/neural-network/'])
  expect(valuesOf(page, '.both img', 'src')).toEqual(['/images/decision-tree.svg'])
})

test('A path says what it leads to and how long it takes, before its text.', () => {
  expect(wordsOf(parse(textOf(files, 'paths/first-steps/index.html')), '.path > .tagline')).toEqual([
    'Everything that the tiny dictionary has, in order. About 7 minutes.',
  ])
})

test('A comparison does not capitalize names that begin with a small letter.', () => {
  const { comparison } = COLLECTION_STRINGS.en
  expect(comparison('eSIM', 'SIM card')).toBe('eSIM vs. SIM card')
  expect(comparison('x86', 'Arm')).toBe('x86 vs. Arm')
  expect(comparison('virtual machine', 'container')).toBe('Virtual machine vs. container')
})

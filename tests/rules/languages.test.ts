/** What differs between the languages stands in `src/languages`; everything else looks it up, so that no language is the silent rest. */
import { describe, expect, test } from 'vitest'
import { read, typescriptIn } from './source.ts'

const COMPARISON = /(?:[=!]==|case)\s*'(?:en|es)'|'(?:en|es)'\s*[=!]==/g

const files = [...typescriptIn('src'), ...typescriptIn('scripts')].filter(path => !path.startsWith('src/languages/'))

describe('Outside src/languages', () => {
  test('no code compares with a language.', () => {
    expect(files.flatMap(path => [...read(path).matchAll(COMPARISON)].map(([found]) => `${path}: ${found}`))).toEqual(
      [],
    )
  })

  test('this would be noticed.', () => {
    for (const code of ["language === 'en' ? a : b", "'es' !== lang", "case 'es':"])
      expect(code).toMatch(new RegExp(COMPARISON))
  })
})

/** The page that lists all downloads. */
import { expect, test } from 'vitest'
import { downloadsKind } from '../../src/pages/downloads.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import { tiny } from '../emit/rendered.ts'

test('Sizes are written as entries write numbers, with a decimal point in both languages.', () => {
  const { dictionary, site } = tiny()
  for (const language of LANGUAGES) {
    const kind = downloadsKind(path => (path.endsWith('.csv') ? 3_249_000 : 400))
    const text = kind.view(true, { language, dictionary, site }).blocks?.().join()
    expect(text).toContain('(3.2 MB)')
    expect(text).toContain('(1 kB)')
  }
})

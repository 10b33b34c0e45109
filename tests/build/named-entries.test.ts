/** `npm run check <slug>`: which findings are about an entry, wherever they stand. */
import { expect, test } from 'vitest'
import { concerns } from '../../src/report/filter-by-slug.ts'

const finding = (file: string, message = 'it is wrong') => ({ file, message })

test.for([
  ['its own file', finding('content/terms/3d-printer/en.md')],
  [
    'a clash that is reported at the other entry',
    finding('content/terms/ssd/en.md', 'the title "SSD" is also that of "3d-printer"'),
  ],
  ['a comparison with another', finding('content/comparisons/3d-printer-vs-ssd/en.md')],
  ['a list that names it', finding('content/removed.yaml', '"3d-printer" is an entry again')],
] as const)('A finding in %s is about the entry.', ([, found]) => {
  expect(concerns(found, ['3d-printer'])).toBe(true)
})

test('Other findings are not, and without a slug all are shown.', () => {
  const found = finding('content/terms/ssd/en.md', 'the alias "fast" is also one of "disk"')
  expect(concerns(found, ['3d-printer'])).toBe(false)
  expect(concerns(found, [])).toBe(true)
})

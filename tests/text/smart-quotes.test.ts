/** Quotation marks and apostrophes as print sets them. */
import { expect, test } from 'vitest'
import { typeset } from '../../src/text/smart-quotes.ts'

test.for([
  ['the "cloud" is', 'the “cloud” is'],
  ['"Cloud" and ("web")', '“Cloud” and (“web”)'],
  ["its users' data, the user's, don't", 'its users’ data, the user’s, don’t'],
  ["say 'yes' to it", 'say ‘yes’ to it'],
  ["the '90s", 'the ’90s'],
  ['run `print("it\'s")` now', 'run `print("it\'s")` now'],
  ['a 27" screen', 'a 27" screen'],
  ['Windows "95" is', 'Windows “95” is'],
  ['“set already”', '“set already”'],
] as const)('%s → %s', ([written, set]) => {
  expect(typeset(written, 'en')).toBe(set)
  expect(set).toHaveLength(written.length)
})

test('Spanish has marks of its own, which its entries are written with.', () => {
  expect(typeset('la "nube"', 'es')).toBe('la "nube"')
})

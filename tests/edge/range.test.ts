/** Byte ranges as RFC 9110 §14.1.2 writes them. */
import { expect, test } from 'vitest'
import { chooseRange } from '../../src/edge/file-response.ts'

test.for([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=100-', { start: 100, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=0-5000', { start: 0, end: 999 }],
  ['BYTES= 5-5 ', { start: 5, end: 5 }],
] as const)('%s is one range.', ([field, range]) => {
  expect(chooseRange(field, 1_000)).toEqual(range)
})

test.for(['bytes=1000-', 'bytes=-0'])('%s is beyond the end.', field => {
  expect(chooseRange(field, 1_000)).toBe('unsatisfiable')
})

test.for(['', 'bytes=', 'bytes=-', 'bytes=9-5', 'bytes=0-1,5-9', 'items=0-9', 'bytes=0-9999999999999999'])(
  '"%s" is ignored, and the whole is sent.',
  field => {
    expect(chooseRange(field, 1_000)).toBeUndefined()
  },
)

test('An empty file has no range.', () => {
  expect(chooseRange('bytes=0-', 0)).toBe('unsatisfiable')
})

/** Fingerprints: different when anything is that a rendering depends on. */
import { describe, expect, test } from 'vitest'
import { codeVersion } from '../../src/publish/code-version.ts'
import { fingerprinter } from '../../src/publish/store/fingerprint.ts'

describe('The fingerprint of inputs', () => {
  const of = fingerprinter('ground')
  const [a, b] = [{ text: 'a' }, { text: 'b' }]

  test('is the same for equal inputs, whichever object holds them.', () => {
    expect(of([a, b])).toBe(of([{ text: 'a' }, { text: 'b' }]))
    expect(of([a, b])).toBe(fingerprinter('ground')([a, b]))
  })

  test('tells apart order, number and content.', () => {
    const fingerprints = [[], [a], [b], [a, b], [b, a], [a, a], [[a, b]], [{ a, b }], [{}], [[]]].map(of)
    expect(new Set(fingerprints).size).toBe(fingerprints.length)
  })

  test('depends on the ground of the build.', () => {
    const fingerprints = [fingerprinter(), fingerprinter('x'), fingerprinter('x', {}), fingerprinter({ x: 1 })].map(
      each => each([a]),
    )
    expect(new Set(fingerprints).size).toBe(fingerprints.length)
  })
})

test('The version of the code is the same twice.', () => {
  expect(codeVersion()).toBe(codeVersion())
  expect(codeVersion()).toMatch(/^[\w-]{43}$/)
})

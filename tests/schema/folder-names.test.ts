/** Slugs that name folders on every machine. */
import { expect, test } from 'vitest'
import { isFolderName } from '../../src/schema/field-types.ts'

test.for(['dns', '5g', 'a-vs-b', 'console', 'com10', 'auxiliary'])('%s may name a folder.', slug => {
  expect(isFolderName(slug)).toBe(true)
})

test.for(['con', 'nul', 'aux', 'prn', 'com1', 'lpt9', '-', '--', '--help', 'a-', '-a', 'xn--80ak6aa92e', 'A', ''])(
  '%s may not.',
  slug => {
    expect(isFolderName(slug)).toBe(false)
  },
)

/** Fields that are copied from one shape to another: none is forgotten, and those that are absent stay absent. */
import { expect, test } from 'vitest'
import { presentFields } from '../../src/model/dictionary/copy-fields.ts'

interface Shape {
  readonly title: string
  readonly image?: string
}

test('Fields that are undefined are left out; the others keep their order.', () => {
  const fields = presentFields<Shape>({ image: undefined, title: 'DNS' })
  expect(Object.entries(fields)).toEqual([['title', 'DNS']])
  expect(Object.keys(presentFields<Shape>({ image: 'a.svg', title: 'DNS' }))).toEqual(['image', 'title'])
})

test('A forgotten field is a type error, even an optional one.', () => {
  // @ts-expect-error image is missing
  expect(presentFields<Shape>({ title: 'DNS' })).toEqual({ title: 'DNS' })
})

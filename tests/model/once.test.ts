/** What is remembered is made once, whatever it is, and for each object by itself. */
import { expect, test, vi } from 'vitest'
import { once, oncePer } from '../../src/model/dictionary/memoize.ts'

test.for([1, 0, '', undefined, null])('Once made, %s is there.', value => {
  const make = vi.fn(() => value)
  const get = once(make)
  expect(make).not.toHaveBeenCalled()
  expect([get(), get()]).toEqual([value, value])
  expect(make).toHaveBeenCalledOnce()
})

test('Each object has its own, equal ones too.', () => {
  const make = vi.fn(({ text }: { readonly text: string }) => `${text}!`)
  const get = oncePer(make)
  const [a, b] = [{ text: 'a' }, { text: 'a' }]
  expect([get(a), get(a), get(b)]).toEqual(['a!', 'a!', 'a!'])
  expect(make.mock.calls.map(([key]) => key)).toEqual([a, b])
})

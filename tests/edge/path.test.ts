/** The path of a request: decoded once, below the base, and nothing that could mean another place. */
import { expect, test } from 'vitest'
import { displayPath, requestPath } from '../../src/edge/request-path.ts'

const of = (target: string, basePath = ''): string | undefined =>
  requestPath(new URL(`https://example.org${target}`).href, basePath)

test.for([
  ['/', '/'],
  ['/5g/', '/5g/'],
  ['/5g/?a=/../x', '/5g/'],
  ['/5g/#top', '/5g/'],
  ['/5g/#a?b/', '/5g/'],
  ['/5g/?a#b?c/', '/5g/'],
  ['?a=/x', '/'],
  ['/es/%35g/', '/es/5g/'],
  ['/es%2F5g/', '/es/5g/'],
  ['/a%20b', '/a b'],
  ['/caf%C3%A9', '/café'],
  ['/%F0%9F%99%82', '/🙂'],
  ['/a/./b', '/a/b'],
  ['/a/../b', '/b'],
  ['/../../b', '/b'],
  ['/%2e%2e/b', '/b'],
  ['/...', '/...'],
  ['/..a', '/..a'],
  ['/a..', '/a..'],
  ['/.well-known/api-catalog', '/.well-known/api-catalog'],
  ['/100%25', '/100%'],
  ['/%252e%252e/b', '/%2e%2e/b'],
] as const)('%s is the path %s.', ([target, path]) => {
  expect(of(target)).toBe(path)
})

test.for([
  ['a null byte', '/a%00'],
  ['a backslash', '/a%5Cb'],
  ['steps upwards, hidden by encoded slashes', '/a%2F..%2Fb'],
  ['steps upwards at the end', '/a%2F..'],
  ['steps upwards, hidden by backslashes', '/a%5C..%5Cb'],
  ['a step in place, hidden', '/a%2F.%2Fb'],
  ['an empty part, which could be the name of another host', '/%2Fexample.com'],
  ['an empty part in the middle', '/a//b'],
  ['half an escape', '/%'],
  ['half an escape with one digit', '/%2'],
  ['no hexadecimal digits', '/%zz'],
  ['bytes that are no UTF-8', '/%ff'],
  ['a slash in two bytes', '/%c0%af'],
  ['half a surrogate', '/%ed%a0%80'],
] as const)('There is no path with %s.', ([, target]) => {
  expect(of(target)).toBeUndefined()
})

test('A path may have 1,024 characters as they are sent, and no more.', () => {
  expect(of(`/${'a'.repeat(1_023)}`)).toHaveLength(1_024)
  expect(of(`/${'a'.repeat(1_024)}`)).toBeUndefined()
  expect(of(`/${'%41'.repeat(341)}`)).toBe(`/${'A'.repeat(341)}`)
  expect(of(`/${'%41'.repeat(342)}`)).toBeUndefined()
})

test('Below a base the path begins after it, and there is none outside.', () => {
  expect(of('/dictionary/5g/', '/dictionary')).toBe('/5g/')
  expect(of('/dictionary/', '/dictionary')).toBe('/')
  expect(of('/dictionary', '/dictionary')).toBe('')
  for (const target of ['/', '/5g/', '/dictionary2/', '/Dictionary/', '/dictionary/../5g/', '/%2Fdictionary/'])
    expect([target, of(target, '/dictionary')]).toEqual([target, undefined])
})

test('Nothing that can be written after a host makes it fail.', () => {
  for (let code = 0; code < 256; code++) {
    const hex = code.toString(16).padStart(2, '0')
    for (const target of [`/${String.fromCharCode(code)}`, `/%${hex}`, `/a%${hex}%2e%2e%${hex}b`, `/%${hex}%${hex}`])
      expect(() => of(target)).not.toThrow()
  }
})

test.for([
  ['/v1/%zz', '', '/v1/%zz'],
  ['/v1/terms%2F..%2F..%2Fx', '', '/v1/terms%2F..%2F..%2Fx'],
  ['/dictionary/v1/%', '/dictionary', '/v1/%'],
  ['/v1/%', '/dictionary', '/'],
  ['/es/%', '', '/es/%'],
  ['/v1%', '', '/v1%'],
  ['//evil.example/', '', '/evil.example/'],
  ['/dictionary///evil.example/', '/dictionary', '/evil.example/'],
] as const)('%s is no path, below "%s", and its answer belongs to %s.', ([target, basePath, place]) => {
  expect(of(target, basePath)).toBeUndefined()
  expect(displayPath(new URL(`https://example.org${target}`).href, basePath)).toBe(place)
})

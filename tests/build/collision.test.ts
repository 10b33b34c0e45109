/** Two makers of one path are found before anything is written. */
import { expect, test } from 'vitest'
import { collisions } from '../../src/site-build/collision.ts'

const problems = (...paths: readonly string[]): readonly string[] =>
  collisions(paths.map((path, i) => [path, `maker ${i + 1}`]))

test('Different paths are no problem, however alike they are.', () => {
  const paths = ['a', 'b/a', 'b/a.html', 'b.html', 'ab/a', 'b/aa/index.html', 'a.d/x', 'A']
  expect(problems(...paths)).toEqual([])
})

test('A path that is claimed twice names both makers, the first one first.', () => {
  expect(problems('a/b', 'c', 'a/b')).toEqual(['/a/b is claimed twice: by maker 1 and by maker 3'])
})

test('A path that is claimed three times is said twice.', () => {
  expect(problems('x', 'x', 'x')).toEqual([
    '/x is claimed twice: by maker 1 and by maker 2',
    '/x is claimed twice: by maker 1 and by maker 3',
  ])
})

test('A file where a folder must be names both makers, in any order and at any depth.', () => {
  expect(problems('a', 'a/b')).toEqual(['/a is a file of maker 1, but maker 2 needs a folder there'])
  expect(problems('a/b/c/d', 'a/b')).toEqual(['/a/b is a file of maker 2, but maker 1 needs a folder there'])
})

test('Paths that are names of object members are only paths.', () => {
  expect(problems('constructor', '__proto__/x', 'toString')).toEqual([])
})

test('Files of which each has a path of its own are compared with others alone.', () => {
  const by = (maker: string, ...paths: readonly string[]) => paths.map(path => [path, maker] as const)
  const [own, others] = [by('maker 1', 'a/b', 'c', 'd/e/f'), by('maker 2', 'c', 'a', 'd/e/f/g')]
  expect(collisions(own, others)).toEqual([
    '/a is a file of maker 2, but maker 1 needs a folder there',
    '/c is claimed twice: by maker 2 and by maker 1',
    '/d/e/f is a file of maker 1, but maker 2 needs a folder there',
  ])
})

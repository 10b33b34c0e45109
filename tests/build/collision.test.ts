/** Two makers of one path are found before anything is written. */
import { expect, test } from 'vitest'
import type { Artifact } from '../../src/model/views/artifact.ts'
import { claimPaths } from '../../src/publish/collision.ts'

const artifact = (path: string, origin: string): Artifact => ({
  path,
  origin,
  render: () => {
    throw new Error('nothing is rendered to find a collision')
  },
})

const problems = (...paths: readonly string[]): readonly string[] =>
  claimPaths(paths.map((path, i) => artifact(path, `maker ${i + 1}`))).problems

test('Different paths are no problem, however alike they are.', () => {
  const paths = ['a', 'b/a', 'b/a.html', 'b.html', 'ab/a', 'b/aa/index.html', 'a.d/x', 'A']
  const { artifacts, problems: found } = claimPaths(paths.map(path => artifact(path, path)))
  expect(found).toEqual([])
  expect(artifacts.map(({ path }) => path)).toEqual(paths)
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

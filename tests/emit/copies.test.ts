/** Files that are published as they are: which of them, in which order, and never one from elsewhere. */
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publicFiles } from '../../src/emit/public-files.ts'
import { termImages } from '../../src/emit/term-images.ts'
import type { Dictionary } from '../../src/model/dictionary/dictionary.ts'
import type { Artifact } from '../../src/model/views/artifact.ts'
import type { Folders } from '../../src/site-build/build-options.ts'
import { bundled } from '../../src/site-build/bundle-browser-scripts.ts'
import { makeNodeServices } from '../../src/site-build/node-services.ts'
import { temporaryFolder, workspaceIn, write } from '../build/folders.ts'
import { makeTerm } from '../make.ts'
import { makeDictionary } from '../model/make-dictionary.ts'
import { tiny } from './rendered.ts'

const dictionary = makeDictionary([
  { ...makeTerm('cache'), image: 'image.png' },
  makeTerm('proxy'),
  { ...makeTerm('tree'), image: 'image.svg' },
])

const copied = (folders: Folders, of: Dictionary = dictionary): readonly Artifact[] => [
  ...publicFiles(of, tiny().site, makeNodeServices(folders, bundled)),
  ...termImages(of, tiny().site, makeNodeServices(folders, bundled)),
]

test('Public files come first, sorted by code unit, then the illustrations of the terms.', () => {
  const site = workspaceIn(temporaryFolder())
  for (const path of ['z.txt', 'a/b.txt', 'a.txt', 'Z.txt', 'ñ.txt', '.well-known/x']) write(site.public, path, path)
  const found = copied(site)
  expect(found.map(({ path, origin }) => [path, origin])).toEqual([
    ['.well-known/x', 'public/.well-known/x'],
    ['Z.txt', 'public/Z.txt'],
    ['a.txt', 'public/a.txt'],
    ['a/b.txt', 'public/a/b.txt'],
    ['z.txt', 'public/z.txt'],
    ['ñ.txt', 'public/ñ.txt'],
    ['images/cache.png', 'the term "cache"'],
    ['images/tree.svg', 'the term "tree"'],
  ])
})

test('Bytes are copied as they are when they are asked for, not before.', () => {
  const site = workspaceIn(temporaryFolder())
  write(site.public, 'a.bin', 'early')
  const [copy, image] = copied(site)
  write(site.public, 'a.bin', Buffer.from([0, 255, 13, 10, 0xef, 0xbb, 0xbf]))
  write(site.content, 'terms/cache/image.png', Buffer.from([0x89, 0x50]))
  expect(copy?.render()).toEqual(Buffer.from([0, 255, 13, 10, 0xef, 0xbb, 0xbf]))
  expect(image?.render()).toEqual(Buffer.from([0x89, 0x50]))
})

test('A drawing with words is published without them, and once more in each language.', () => {
  const site = workspaceIn(temporaryFolder())
  const slot = '<text data-label="a" data-room="90" x="8" y="40"/>'
  write(site.content, 'terms/tree/image.svg', `<svg>${slot}</svg>`)
  const tree = makeTerm('tree', { en: { labels: { a: 'Leaf & root' } }, es: { labels: { a: 'Hoja' } } })
  const found = copied(site, makeDictionary([{ ...tree, image: 'image.svg' }]))
  expect(found.map(({ path, render }) => [path, String(render())])).toEqual([
    ['images/tree.svg', `<svg>${slot}</svg>`],
    ['images/tree.en.svg', '<svg><text data-label="a" x="8" y="40">Leaf &amp; root</text></svg>'],
    ['images/tree.es.svg', '<svg><text data-label="a" x="8" y="40">Hoja</text></svg>'],
  ])
})

test('A symbolic link in the public folder publishes nothing.', () => {
  const site = workspaceIn(temporaryFolder())
  write(site.home, 'secret/key.txt', 'x')
  write(site.public, 'a.txt', 'x')
  symlinkSync(join(site.home, 'secret/key.txt'), join(site.public, 'key.txt'))
  symlinkSync(join(site.home, 'secret'), join(site.public, 'folder'))
  const public_ = copied(site, makeDictionary([])).map(({ path }) => path)
  expect(public_).toEqual(['a.txt'])
})

test('Without a public folder there are only illustrations.', () => {
  const site = workspaceIn(temporaryFolder())
  expect(copied(site).map(({ path }) => path)).toEqual(['images/cache.png', 'images/tree.svg'])
})

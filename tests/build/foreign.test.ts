/** A build says which files that people have put into the published folder are lost with the old site. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { built, snapshot, tinyWorkspace, write } from './folders.ts'

const gone = (path: string): string =>
  `${path} was in dist but is not part of the site, so it is gone; put files of your own into public/, which every build publishes`

test('A CNAME put into dist by hand is named, and public/ as its place.', async () => {
  const site = tinyWorkspace()
  expect((await built(site)).warnings).toEqual([])
  write(site.out, 'CNAME', 'dictionary.example')
  write(site.out, '.well-known/assetlinks.json', '[]')
  write(site.out, 'own/deep/page.html', 'x')
  write(site.out, '.DS_Store', 'x')
  expect((await built(site)).warnings).toEqual(['.well-known/assetlinks.json', 'CNAME', 'own/deep/page.html'].map(gone))
  expect((await built(site)).warnings).toEqual([])
})

test('Without a cache, files at the top and in .well-known are named.', async () => {
  const site = tinyWorkspace()
  await built(site, { cache: undefined })
  write(site.out, 'CNAME', 'dictionary.example')
  write(site.out, '.well-known/assetlinks.json', '[]')
  expect((await built(site, { cache: undefined })).warnings).toEqual(['.well-known/assetlinks.json', 'CNAME'].map(gone))
})

test('A file that an earlier build made is not foreign when the site no longer has it.', async () => {
  const site = tinyWorkspace()
  await built(site)
  rmSync(join(site.public, 'icon.svg'))
  expect((await built(site)).warnings).toEqual([])
  expect(Object.keys(snapshot(site.out))).not.toContain('icon.svg')
})

test('A file in public/ is published and stays.', async () => {
  const site = tinyWorkspace()
  write(site.public, 'CNAME', 'dictionary.example')
  await built(site)
  expect((await built(site)).warnings).toEqual([])
  expect(Object.keys(snapshot(site.out))).toContain('CNAME')
})

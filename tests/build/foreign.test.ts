/** A build says which files that people have put into the published folder are lost with the old site. */
import { expect, test } from 'vitest'
import { built, snapshot, tinyWorkspace, write } from './folders.ts'

const gone = (path: string): string =>
  `${path} was in dist but is not part of the site, so it is gone; put files of your own into public/, which every build publishes`

test('A CNAME put into dist by hand is named, and public/ as its place; deeper files are not looked for.', async () => {
  const site = tinyWorkspace()
  expect((await built(site)).warnings).toEqual([])
  write(site.out, 'CNAME', 'dictionary.example')
  write(site.out, '.well-known/assetlinks.json', '[]')
  write(site.out, 'own/deep/page.html', 'x')
  write(site.out, '.DS_Store', 'x')
  expect((await built(site)).warnings).toEqual(['.well-known/assetlinks.json', 'CNAME'].map(gone))
  expect((await built(site)).warnings).toEqual([])
})

test('A file in public/ is published and stays.', async () => {
  const site = tinyWorkspace()
  write(site.public, 'CNAME', 'dictionary.example')
  await built(site)
  expect((await built(site)).warnings).toEqual([])
  expect(Object.keys(snapshot(site.out))).toContain('CNAME')
})

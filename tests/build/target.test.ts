/** Which folders a build may replace: a mistake on the command line must never cost somebody their files. */
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { refuseTarget } from '../../src/site-build/output/check-output-folder.ts'
import { attempted, built, snapshot, temporaryFolder, tinyWorkspace, write } from './folders.ts'

describe('The output folder may be', () => {
  test('absent, empty, or what an earlier build has made.', async () => {
    const site = tinyWorkspace()
    expect(refuseTarget(site.out, site)).toBeUndefined()
    mkdirSync(site.out)
    expect(refuseTarget(site.out, site)).toBeUndefined()
    await built(site)
    expect(refuseTarget(site.out, site)).toBeUndefined()
  })

  test('beside the content and below the folder that holds both.', () => {
    const site = tinyWorkspace()
    expect(refuseTarget(`${site.content}-published`, site)).toBeUndefined()
    expect(refuseTarget(join(site.home, 'a/b/c'), site)).toBeUndefined()
  })
})

describe('The output folder may not', () => {
  const { cwd } = process

  test.for([
    ['be the content', '.', 'content'],
    ['lie inside the content', 'dist', 'content'],
    ['lie deep inside the content', 'terms/api/dist', 'content'],
    ['be the public folder', '.', 'public'],
    ['lie inside the public folder', 'site', 'public'],
  ] as const)('%s.', async ([, path, folder]) => {
    const site = tinyWorkspace()
    const out = join(site[folder], path)
    expect(refuseTarget(out, site)).toMatch(/cannot be the output folder: it (?:contains|lies inside) /)
    const before = snapshot(site.home)
    expect(await attempted(site, { out, cache: undefined })).toMatchObject({ ok: false })
    expect(snapshot(site.home)).toEqual(before)
  })

  test('hold the content, the public folder or the folder from which the command runs.', () => {
    const site = tinyWorkspace()
    const contains = /^(.*) cannot be the output folder: it contains /
    expect(refuseTarget(site.home, site)).toMatch(contains)
    expect(refuseTarget(cwd(), site)).toMatch(contains)
    expect(refuseTarget(join(cwd(), '..'), site)).toMatch(contains)
  })

  test('be the root of the file system.', () => {
    expect(refuseTarget('/', tinyWorkspace())).toBeDefined()
  })

  test('hold files that no build has made.', () => {
    const site = tinyWorkspace()
    write(site.out, 'thesis.txt', 'years of work')
    expect(refuseTarget(site.out, site)).toContain('holds files that no build has made')
  })

  test("be somebody's own API, although it has an openapi.json and a folder v1.", () => {
    const site = tinyWorkspace()
    write(site.out, 'openapi.json', '{}')
    write(site.out, 'v1/handlers.ts', 'export {}')
    write(site.out, 'package.json', '{}')
    expect(refuseTarget(site.out, site)).toContain('holds files that no build has made')
  })

  test('be a file.', () => {
    const site = tinyWorkspace()
    write(site.home, 'dist', 'a file')
    expect(refuseTarget(site.out, site)).toMatch(/is a file|not a folder/)
  })

  test('lie inside the content by way of a symbolic link.', async () => {
    const site = tinyWorkspace()
    const link = join(temporaryFolder(), 'link')
    symlinkSync(site.content, link)
    const before = snapshot(site.home)
    expect(await attempted(site, { out: join(link, 'dist'), cache: undefined })).toMatchObject({ ok: false })
    expect(
      await attempted({ ...site, content: link }, { out: join(site.content, 'dist'), cache: undefined }),
    ).toMatchObject({
      ok: false,
    })
    expect(snapshot(site.home)).toEqual(before)
  })
})

test('A refused folder is named, and what to do.', () => {
  const site = tinyWorkspace()
  write(site.out, 'thesis.txt', 'years of work')
  expect(refuseTarget(site.out, site)).toBe(
    `${site.out} holds files that no build has made; name another folder with --out, or empty this one`,
  )
})

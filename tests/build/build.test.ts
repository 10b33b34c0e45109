/** A whole build: what lies on disk is what the artifacts say, every time the same, wherever it is built. */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contentOf } from '../../src/model/views/artifact.ts'
import { prepare } from '../../src/site-build/build-without-output.ts'
import { attempted, built, coldCopy, leftovers, snapshot, temporaryFolder, tinyWorkspace, write } from './folders.ts'

describe('A build of the tiny dictionary', () => {
  test('writes every artifact, byte for byte, and nothing else.', async () => {
    const site = tinyWorkspace()
    await built(site)
    const { prepared } = prepare(site)
    const artifacts = [...(prepared?.artifacts() ?? [])]
    expect(Object.keys(snapshot(site.out))).toEqual(artifacts.map(({ path }) => path).sort())
    for (const artifact of artifacts) {
      const bytes = Buffer.from(contentOf(artifact))
      expect(readFileSync(join(site.out, artifact.path)).equals(bytes), artifact.path).toBe(true)
    }
    expect(leftovers(site.home)).toEqual([])
  })

  test('says how many terms, files and bytes there are.', async () => {
    const site = tinyWorkspace()
    const summary = await built(site)
    const files = Object.keys(snapshot(site.out))
    const bytes = files.reduce((sum, path) => sum + readFileSync(join(site.out, path)).length, 0)
    expect(summary).toMatchObject({
      terms: 6,
      files: files.length,
      bytes,
      changed: files.length,
      removed: 0,
      warnings: [],
    })
  })

  test('gives the same bytes twice, with and without a memory.', async () => {
    const site = tinyWorkspace()
    await built(site)
    const first = snapshot(site.out)
    await built(site)
    expect(snapshot(site.out)).toEqual(first)
    expect(await coldCopy(site)).toEqual(first)
  })

  test('needs no public folder.', async () => {
    const site = tinyWorkspace()
    await built({ ...site, public: join(site.home, 'nowhere') })
    expect(existsSync(join(site.out, 'style.css'))).toBe(false)
    expect(existsSync(join(site.out, 'index.html'))).toBe(true)
  })

  test('makes the folders that lead to its output, and replaces an empty one.', async () => {
    const site = tinyWorkspace()
    const deep = join(site.home, 'some/where/deep')
    await built(site, { out: deep })
    mkdirSync(site.out)
    await built(site)
    expect(snapshot(site.out)).toEqual(snapshot(deep))
  })

  test('replaces what a symbolic link leads to, and keeps the link.', async () => {
    const site = tinyWorkspace()
    const real = join(site.home, 'real')
    await built(site, { out: real })
    symlinkSync(real, site.out)
    write(site.content, 'terms/5g/term.yaml', 'id: 5g\ndate: 2026-01-15\nlevel: 3\nsubjects: [networks]\n')
    await built(site)
    expect(snapshot(real)).toEqual(await coldCopy(site))
    expect(readdirSync(site.home).filter(name => name.includes('next-') || name.includes('previous-'))).toEqual([])
  })

  test('tells of its progress, from nothing to everything.', async () => {
    const calls: string[] = []
    await built(tinyWorkspace(), { progress: (phase, done, all) => calls.push(`${phase} ${done}/${all}`) })
    expect(calls).toEqual(
      ['read', 'relate', 'render'].flatMap(phase => [`${phase} 0/6`, `${phase} 6/6`]).concat('publish 0/1'),
    )
  })
})

test('A base address with a path may be left again.', async () => {
  const site = tinyWorkspace()
  await built(site, { baseUrl: 'https://example.org/dictionary/' })
  await built(site)
  expect(snapshot(site.out)).toEqual(await coldCopy(site))
})

test('Files that settings leave out are gone once the settings are off.', async () => {
  const site = tinyWorkspace(undefined, { downloads: true })
  await built(site, { cards: true })
  appendFileSync(join(site.content, 'site.yaml'), 'cards: false\ndownloads: false\nllmsFull: false\nembeds: false\n')
  expect(await built(site, { cards: true })).toMatchObject({ removed: 54 })
  expect(snapshot(site.out)).toEqual(await coldCopy(site, { cards: true }))
})

test('An output folder that is not ours is refused before anything is read.', async () => {
  const site = tinyWorkspace()
  const foreign = temporaryFolder()
  write(foreign, 'thesis.txt', 'years of work')
  const result = await attempted(site, { out: foreign })
  expect(result).toMatchObject({ ok: false, diagnostics: [] })
  expect(snapshot(foreign)).toHaveProperty(['thesis.txt'])
  expect(existsSync(site.cache)).toBe(false)
})

/** Threads of a build: when they are used, and what becomes of a build in which one of them ends. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildInThreads, partsFor } from '../../src/build/threads.ts'
import { built, edit, leftovers, snapshot, tinyWorkspace } from './folders.ts'

test('A small dictionary is built without threads.', () => {
  expect([partsFor(0), partsFor(124), partsFor(799)]).toEqual([1, 1, 1])
  expect(partsFor(1_000_000)).toBeGreaterThanOrEqual(1)
})

test('A thread that runs out of memory is one line, and the published site stays.', async () => {
  const site = tinyWorkspace()
  built(site)
  const before = snapshot(site.out)
  edit(site.content, 'terms/5g/en.md', 'title: 5G', 'title: 6G')
  const result = await buildInThreads(site, { out: site.out, cache: site.cache }, () => 2, {
    maxOldGenerationSizeMb: 4,
  })
  expect(result).toEqual({
    ok: false,
    diagnostics: [],
    problems: [expect.stringMatching(/^a thread of the build has ended \(.*memory.*\)$/)],
  })
  expect(snapshot(site.out)).toEqual(before)
  expect(leftovers(site.home)).toEqual([])
})

test('A thread that looks ahead finds what others have changed in the published site.', async () => {
  const site = tinyWorkspace()
  const build = () => buildInThreads(site, { out: site.out, cache: site.cache }, () => 2)
  await build()
  await build()
  const whole = snapshot(site.out)
  // Of the last term, which belongs to the thread.
  const page = join(site.out, 'neural-network/index.html')
  for (const spoil of [
    () => writeFileSync(page, 'spoiled'),
    () => rmSync(page),
    () => rmSync(join(site.out, 'neural-network'), { recursive: true }),
    () => writeFileSync(join(site.out, 'neural-network/foreign.txt'), 'foreign'),
  ]) {
    spoil()
    expect(await build()).toMatchObject({ ok: true })
    expect(snapshot(site.out)).toEqual(whole)
  }
})

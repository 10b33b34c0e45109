/** Threads of a build: when they are used, and what becomes of a build in which one of them ends. */
import { expect, test } from 'vitest'
import { build } from '../../src/site-build/build.ts'
import { rangesFor } from '../../src/site-build/threads/divide.ts'
import { built, edit, leftovers, snapshot, tinyWorkspace } from './folders.ts'

test('A small dictionary is built without threads.', () => {
  expect([rangesFor(0), rangesFor(124), rangesFor(599)]).toEqual([1, 1, 1])
  expect(rangesFor(1_000_000)).toBeGreaterThanOrEqual(1)
})

test('A thread that runs out of memory is one line, and the published site stays.', async () => {
  const site = tinyWorkspace()
  await built(site)
  const before = snapshot(site.out)
  edit(site.content, 'terms/5g/en.md', 'title: 5G', 'title: 6G')
  const result = await build(site, {
    out: site.out,
    cache: site.cache,
    ranges: 2,
    limits: { maxOldGenerationSizeMb: 4 },
  })
  expect(result).toEqual({
    ok: false,
    diagnostics: [],
    problems: [expect.stringMatching(/^a thread of the build has ended \(.*memory.*\)$/)],
  })
  expect(snapshot(site.out)).toEqual(before)
  expect(leftovers(site.home)).toEqual([])
})

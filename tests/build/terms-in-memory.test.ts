/** Large dictionaries: terms that are read again when they are needed instead of staying in memory. */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '../../src/build/build.ts'
import type { Phase } from '../../src/build/options.ts'
import { coldCopy, snapshot, wholeWorkspace } from './folders.ts'

test('The bytes are the same when terms do not stay in memory.', () => {
  const site = wholeWorkspace()
  const cold = coldCopy(site)
  for (const round of ['cold', 'warm']) {
    const result = build(site, { out: site.out, cache: site.cache, termsInMemory: 0 }, 2)
    expect(result.ok, round).toBe(true)
    expect(snapshot(site.out), round).toEqual(cold)
  }
  rmSync(site.cache, { recursive: true })
  expect(build(site, { out: site.out, termsInMemory: 0 }, 2).ok).toBe(true)
  expect(snapshot(site.out), 'without a cache').toEqual(cold)
})

test('A term that is no longer in the cache is read from its files again.', () => {
  const site = wholeWorkspace()
  const cold = coldCopy(site)
  const progress = (phase: Phase) => {
    if (phase === 'relate') for (const name of readdirSync(site.cache)) rmSync(join(site.cache, name), { force: true })
  }
  expect(build(site, { out: site.out, cache: site.cache, termsInMemory: 0, progress }, 2).ok).toBe(true)
  expect(snapshot(site.out)).toEqual(cold)
})

/** Large dictionaries: terms that are read again when they are needed instead of staying in memory. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '../../src/publish/build.ts'
import type { Phase } from '../../src/publish/options.ts'
import { coldCopy, edit, snapshot, wholeWorkspace } from './folders.ts'

const IN_PARTS = { parts: 2, withoutThreads: true, termsInMemory: 0 } as const
const AN_EDIT = ['terms/5g/en.md', '- [5G]', '- [One more page](https://example.net/)\n- [5G]'] as const

test('The bytes are the same when terms do not stay in memory.', async () => {
  const site = wholeWorkspace()
  const cold = await coldCopy(site)
  for (const round of ['cold', 'warm']) {
    const result = await build(site, { out: site.out, cache: site.cache, ...IN_PARTS })
    expect(result.ok, round).toBe(true)
    expect(snapshot(site.out), round).toEqual(cold)
  }
  rmSync(site.cache, { recursive: true })
  expect((await build(site, { out: site.out, ...IN_PARTS })).ok).toBe(true)
  expect(snapshot(site.out), 'without a cache').toEqual(cold)
})

test('A term that is no longer in the cache is read from its files again.', async () => {
  const site = wholeWorkspace()
  const cold = await coldCopy(site)
  const progress = (phase: Phase) => {
    if (phase === 'relate') for (const name of readdirSync(site.cache)) rmSync(join(site.cache, name), { force: true })
  }
  expect((await build(site, { out: site.out, cache: site.cache, progress, ...IN_PARTS })).ok).toBe(true)
  expect(snapshot(site.out)).toEqual(cold)
})

test('A term that the cache does not hold is not read twice: it stays as it was before an edit during the build.', async () => {
  const site = wholeWorkspace()
  const cold = await coldCopy(site)
  let isEdited = false
  const progress = (phase: Phase) => {
    if (phase === 'relate' && !isEdited) edit(site.content, ...AN_EDIT)
    isEdited ||= phase === 'relate'
  }
  expect((await build(site, { out: site.out, progress, ...IN_PARTS })).ok).toBe(true)
  expect(isEdited).toBe(true)
  expect(snapshot(site.out)).toEqual(cold)
})

test('A build ends when a term has to be read again and its files have changed.', async () => {
  const site = wholeWorkspace()
  const progress = (phase: Phase) => {
    if (phase !== 'relate' || readdirSync(site.cache).length === 0) return
    for (const name of readdirSync(site.cache)) rmSync(join(site.cache, name), { force: true })
    edit(site.content, ...AN_EDIT)
  }
  const attempt = () => build(site, { out: site.out, cache: site.cache, progress, ...IN_PARTS })
  await expect(attempt()).rejects.toThrow('The files of "5g" have changed while they were read; start the build again.')
})

test('Terms stay in memory when the cache cannot be written.', async () => {
  const site = wholeWorkspace()
  const cold = await coldCopy(site)
  let isEdited = false
  const progress = (phase: Phase) => {
    if (phase === 'read')
      for (const part of [0, 1])
        mkdirSync(join(site.cache, `texts.1.${process.pid}-${part}.shelf`), { recursive: true })
    if (phase === 'relate' && !isEdited) edit(site.content, ...AN_EDIT)
    isEdited ||= phase === 'relate'
  }
  const result = await build(site, { out: site.out, cache: site.cache, progress, ...IN_PARTS })
  expect(result).toMatchObject({ ok: true, summary: { warnings: [expect.stringContaining('the cache was not kept')] } })
  expect(snapshot(site.out)).toEqual(cold)
})

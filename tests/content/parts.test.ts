/** The published dictionary has the same bytes for any number of shards. */
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '../../src/publish/build.ts'
import { snapshot, temporaryFolder } from '../build/folders.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDERS = { content: join(ROOT, 'content'), public: join(ROOT, 'public') }

test('One part and three parts publish the same bytes.', async () => {
  const home = temporaryFolder()
  const of = async (parts: number) => {
    const out = join(home, String(parts))
    expect((await build(FOLDERS, { out, parts, withoutThreads: true })).ok).toBe(true)
    return snapshot(out)
  }
  expect(await of(3)).toEqual(await of(1))
})

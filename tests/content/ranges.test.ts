/** The published dictionary has the same bytes for any number of ranges. */
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '../../src/site-build/build.ts'
import { snapshot, temporaryFolder } from '../build/folders.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDERS = { content: join(ROOT, 'content'), public: join(ROOT, 'public') }

test('One range and three ranges publish the same bytes.', async () => {
  const home = temporaryFolder()
  const of = async (ranges: number) => {
    const out = join(home, String(ranges))
    expect((await build(FOLDERS, { out, ranges, withoutThreads: true })).ok).toBe(true)
    return snapshot(out)
  }
  expect(await of(3)).toEqual(await of(1))
})

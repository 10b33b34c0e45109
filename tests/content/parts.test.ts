/** The published dictionary has the same bytes for any number of shards. */
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '../../src/build/build.ts'
import { snapshot, temporaryFolder } from '../build/folders.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDERS = { content: join(ROOT, 'content'), public: join(ROOT, 'public') }

test('One shard and three shards publish the same bytes.', () => {
  const home = temporaryFolder()
  const [one, three] = [1, 3].map(shards => {
    const out = join(home, String(shards))
    expect(build(FOLDERS, { out, cache: undefined, cards: false }, shards).ok).toBe(true)
    return snapshot(out)
  })
  expect(three).toEqual(one)
})

/** The flag for a heap that grows slowly is not part of V8's interface: a version that has dropped it is noticed here. */
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('V8 understands how slowly the heap of a build is to grow.', () => {
  const source = new URL('../../src/build/heap.ts', import.meta.url).href
  const program = `import('${source}').then(({ growHeapSlowly }) => growHeapSlowly())`
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--eval', program], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})

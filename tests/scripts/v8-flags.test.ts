/** The flags of builds are not part of V8's interface: a version that has dropped one is noticed here. */
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('V8 understands how a build sets it.', () => {
  const source = new URL('../../scripts/v8-flags.ts', import.meta.url).href
  const program = `import('${source}').then(({ setV8Flags }) => setV8Flags())`
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--eval', program], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})

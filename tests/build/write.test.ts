/** The texts of entries for the form. */
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Bundle } from '../../src/emit/node-services.ts'
import { bundled } from '../../src/site-build/assets.ts'
import { built, coldCopy, edit, publishForm, snapshot, tinyWorkspace } from './folders.ts'

test('A build after a change publishes the changed texts.', async () => {
  const site = tinyWorkspace()
  publishForm(site)
  await built(site)
  edit(site.content, 'terms/5g/en.md', 'Fifth generation', 'The fifth generation')
  appendFileSync(join(site.content, 'terms/5g/term.yaml'), '# a note that no other file shows\n')
  await built(site)
  const found = snapshot(site.out)
  expect(found).toEqual(await coldCopy(site))
  expect(Object.keys(found).filter(path => path.startsWith('write/terms/')).length).toBeGreaterThan(3)
})

test('A build without the form does not bundle it.', async () => {
  const bundle: Bundle = script => {
    if (script.startsWith('write')) throw new Error(`bundled ${script}`)
    return bundled(script)
  }
  await built(tinyWorkspace(), { bundle, ranges: 2 })
})

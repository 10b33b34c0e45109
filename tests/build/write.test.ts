/** The form is large, and bundled only where it is published. */
import { test } from 'vitest'
import type { Bundle } from '../../src/emit/required-services.ts'
import { bundled } from '../../src/site-build/bundle-browser-scripts.ts'
import { built, tinyWorkspace } from './folders.ts'

test('A build without the form does not bundle it.', async () => {
  const bundle: Bundle = script => {
    if (script.startsWith('write')) throw new Error(`bundled ${script}`)
    return bundled(script)
  }
  await built(tinyWorkspace(), { bundle, ranges: 2 })
})

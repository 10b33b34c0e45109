/** Made once for all tests in a browser: Chromium itself, and the site of the fixture dictionary. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { build } from '../../src/site-build/build.ts'
import { LIBRARY } from '../library.ts'
import { type Chromium, findChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly chromium: Chromium
    /** Folder with the site of the fixture dictionary, without social cards. */
    readonly dist: string
    /** Calendar date of the build of that site. */
    readonly buildDay: string
  }
}

/**
 * The day of the build, and with it the term of the day. Its title fits on one line: a long one wraps otherwise in the
 * fallback font, and the home page then shifts by some pixels when the font comes late.
 */
const BUILD_DAY = '2026-11-22'

/** The form in which Vitest wants it. */
export async function setup(project: TestProject): Promise<() => void> {
  const home = mkdtempSync(join(tmpdir(), 'palabit-browser-'))
  const dist = join(home, 'dist')
  const result = await build(LIBRARY, {
    out: dist,
    baseUrl: 'https://palabit.example',
    cards: false,
    sourceDate: BUILD_DAY,
  })
  if (!result.ok) throw new Error(`Nothing was built: ${JSON.stringify(result)}`)
  project.provide('chromium', findChromium())
  project.provide('dist', dist)
  project.provide('buildDay', BUILD_DAY)
  return () => rmSync(home, { recursive: true, force: true })
}

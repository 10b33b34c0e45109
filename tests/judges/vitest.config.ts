/**
 * `npm run judges`: the site before programs of others, and the hosts and browsers that only these tests need (Deno, an old Chromium). Apart
 * from the other tests because their package is installed by the first run.
 */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ON_DENO, ON_OLD_CHROMIUM } from '../../vitest.config.ts'

export default defineConfig({
  test: {
    name: 'judges',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['tests/judges/*.test.ts', ...ON_DENO, ...ON_OLD_CHROMIUM],
    globalSetup: 'tests/judges/global-setup.ts',
    maxWorkers: 2,
    // Programs of others are slow to start on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
})

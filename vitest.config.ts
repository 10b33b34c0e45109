/** Tests mirror src/; those that start other programs or whole builds may take their time. */
import { defineConfig } from 'vitest/config'

const BROWSER = 'tests/browser/**/*.test.ts'
const JUDGES = 'tests/judges/**/*.test.ts'

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    coverage: { include: ['src/**/*.ts'] },
    projects: [
      { extends: true, test: { name: 'program', include: ['tests/**/*.test.ts'], exclude: [BROWSER, JUDGES] } },
      // Apart, because only these wait for the site of the real content, and for a browser.
      { extends: true, test: { name: 'browser', include: [BROWSER], globalSetup: 'tests/browser/global-setup.ts' } },
      {
        extends: true,
        // Programs of others take their time where much else is going on.
        test: { name: 'judges', include: [JUDGES], globalSetup: 'tests/judges/global-setup.ts', testTimeout: 180_000 },
      },
    ],
  },
})

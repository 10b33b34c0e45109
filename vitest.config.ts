/**
 * The tiers of the tests. `npm test` runs all of them; `npm test -- --project unit` is what one runs while working. The
 * judges have a configuration of their own in `tests/judges`.
 */
import { configDefaults, defineConfig } from 'vitest/config'

const BROWSER = 'tests/browser/**/*.test.ts'
const JUDGES = 'tests/judges/**/*.test.ts'

/** Tests of hosts that run on Deno, which is installed with the judges. */
export const ON_DENO = ['tests/hosts/deno.test.ts', 'tests/hosts/netlify.test.ts']

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'program',
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, BROWSER, JUDGES, ...ON_DENO],
        },
      },
      // Apart, because only these wait for a built site and for a browser.
      { extends: true, test: { name: 'browser', include: [BROWSER], globalSetup: 'tests/browser/global-setup.ts' } },
    ],
  },
})

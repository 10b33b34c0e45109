/**
 * The tiers of the tests. `npm test` runs all of them; `npm test -- --project unit` is what one runs while working. The
 * judges have a configuration of their own in `tests/judges`.
 */
import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that start processes or servers, build whole sites, watch files or replace modules. */
const PROCESS = [
  'tests/{build,deploy,hosts,load,scripts}/**/*.test.ts',
  'tests/cards/draw.test.ts',
  'tests/edge/mcp/{client,errors,get-term,guard,plain-call,protocol}.test.ts',
  'tests/model/api-request.test.ts',
  'tests/source/{find,history}.test.ts',
  // Replaces a module, which no other test may see.
  'tests/source/parsers.test.ts',
]
/** Rules that the published entries must meet. */
const CONTENT = ['tests/content/**/*.test.ts']
const BROWSER = ['tests/browser/**/*.test.ts']
const JUDGES = ['tests/judges/**/*.test.ts']

/** Tests of hosts that run on Deno, which is installed with the judges. */
export const ON_DENO = ['tests/hosts/{deno,netlify}.test.ts']

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Bounds for what hangs, not for what is slow: other programs may take most of the machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...CONTENT, ...PROCESS, ...BROWSER, ...JUDGES],
          // Files share the modules of their worker: none of these tests changes what another one sees. Workers are
          // processes, not threads, because some tests measure the processor time of their process.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'content', include: CONTENT, isolate: false, sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: PROCESS,
          exclude: [...configDefaults.exclude, ...ON_DENO],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: BROWSER,
          globalSetup: 'tests/browser/global-setup.ts',
          // Files share the server and the browser of their worker; pages wait more than they compute.
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})

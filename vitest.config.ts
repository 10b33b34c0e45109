/**
 * The tiers of the tests. `npm test` runs all of them; `npm test -- --project unit` is what one runs while working. The
 * judges have a configuration of their own in `tests/judges`.
 */
import { configDefaults, defineConfig } from 'vitest/config'
import { LongFirst } from './tests/sequencer.ts'

/** Tests that start processes or servers, build whole sites or watch files. */
const PROCESS = [
  'tests/{build,deploy,hosts,load,scripts}/**/*.test.ts',
  'tests/cards/render-card-png.test.ts',
  'tests/edge/mcp/{client,errors,get-term,guard,protocol}.test.ts',
  'tests/pages/example-requests.test.ts',
  'tests/{editorial/history,source/find}.test.ts',
]
/** Rules that the published entries must meet, and what the search finds in them. */
const CONTENT = [
  'tests/{calls,content}/**/*.test.ts',
  'tests/search/{comparisons,did-you-mean,find-in-either-language,names-in-query,other-pages,quality}.test.ts',
]
const BROWSER = ['tests/browser/**/*.test.ts']
const JUDGES = ['tests/judges/**/*.test.ts']

/** Tests of hosts that run on Deno, which is installed with the judges. */
export const ON_DENO = ['tests/hosts/{deno,netlify}.test.ts']

/** Tests of the oldest browser that is supported, which is installed with the judges. */
export const ON_OLD_CHROMIUM = ['tests/browser/engines/old-chromium.test.ts']

/** Workers for processes and browsers, which run side by side: while some wait, others compute. */
const TOGETHER = 3

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Files share the modules of their worker, and its server and browser. A file that replaces modules puts them back
    // (`tests/source/parsers.test.ts`), and hooks that files share are registered by a function that each of them calls.
    // Workers are processes, not threads, because some tests measure the processor time of their process.
    isolate: false,
    // Each project transforms the same modules; they share what esbuild made of them.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongFirst },
    // Bounds for what hangs, not for what is slow: other programs may take most of the machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...CONTENT, ...PROCESS, ...BROWSER, ...JUDGES],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'content', include: CONTENT, sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: PROCESS,
          exclude: [...configDefaults.exclude, ...ON_DENO],
          maxWorkers: TOGETHER,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: BROWSER,
          exclude: [...configDefaults.exclude, ...ON_OLD_CHROMIUM],
          globalSetup: 'tests/browser/global-setup.ts',
          maxWorkers: TOGETHER,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})

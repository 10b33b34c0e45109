/** What the light installation for editors, `npm ci --omit=dev`, can run: everything that publishes, and nothing of it by accident. */
import { expect, test } from 'vitest'
import { placesOf, read, typescriptIn, withoutComments } from './source.ts'

const { devDependencies } = JSON.parse(read('package.json')) as { readonly devDependencies: Record<string, string> }
const IMPORTED = new RegExp(`(?:from|import)\\s*\\(?['"](?:${Object.keys(devDependencies).join('|')})(?:/[^'"]*)?['"]`)

test('Nothing that editors and hosts run needs a library of the full installation.', () => {
  const paths = [...typescriptIn('src'), ...typescriptIn('scripts')]
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.flatMap(path => placesOf(path, withoutComments(read(path)), IMPORTED))).toEqual([])
  expect(IMPORTED.test(read('scripts/cspell-thread.mjs'))).toBe(true)
})

test('The spelling imports its library late, so that it can say what is missing.', () => {
  expect(read('scripts/cspell-thread.mjs')).toContain("import('cspell')")
  expect(withoutComments(read('scripts/cspell-thread.mjs'))).not.toMatch(/from 'cspell/)
})

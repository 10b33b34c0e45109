/** How commands start: from a bundle or from their modules, and what they say when they cannot. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plainEnvironment, temporaryFolder, write } from '../build/folders.ts'
import { ROOT } from './run.ts'

/** A program that fails. */
function failingProgram(): string {
  const home = temporaryFolder()
  cpSync(join(ROOT, 'scripts'), join(home, 'scripts'), { recursive: true, filter: path => !path.endsWith('.ts') })
  copyFileSync(join(ROOT, 'package-lock.json'), join(home, 'package-lock.json'))
  symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'))
  write(home, 'package.json', '{ "type": "module" }')
  write(home, 'src/broken.ts', '/** Fails. */\nexport function fail(): never {\n  throw new Error("a bug")\n}\n')
  write(
    home,
    'scripts/cli.ts',
    "import { fail } from '../src/broken.ts'\n\nexport async function run(): Promise<void> {\n  fail()\n}\n",
  )
  write(home, 'src/site-build/threads/build-worker.ts', '')
  return home
}

const start = (home: string, env: Readonly<Record<string, string>> = {}, ...flags: readonly string[]) =>
  spawnSync(process.execPath, [...flags, join(home, 'scripts/palabit.mjs')], {
    encoding: 'utf8',
    env: plainEnvironment(env),
  })

test.for([
  ['a bundle', {}],
  ['its modules', { PALABIT_FROM_SOURCE: '1' }],
] as const)('The trace of a bug names files and lines of the source, from %s.', ([, env]) => {
  const { stderr, status } = start(failingProgram(), env)
  expect(status).toBe(1)
  expect(stderr).toContain('a bug')
  expect(stderr).toMatch(/src\/broken\.ts:3:/)
  expect(stderr).toMatch(/scripts\/cli\.ts:4:/)
})

test('A version of Node.js that is too old is named, with the one that is needed.', () => {
  const old = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })"
  const { stderr, status } = start(ROOT, {}, '--import', `data:text/javascript,${encodeURIComponent(old)}`)
  expect(stderr).toBe('error: Node.js 20.19 or newer is needed; this is 18.20.8.\n')
  expect(status).toBe(1)
})

test('Without an installation a command says how to install.', () => {
  const home = temporaryFolder()
  mkdirSync(join(home, 'scripts'))
  for (const script of ['palabit.mjs', 'cached-bundle.mjs'])
    copyFileSync(join(ROOT, 'scripts', script), join(home, 'scripts', script))
  const { stderr, status } = start(home)
  expect(stderr).toBe(`error: The libraries are not installed. Run "npm ci --omit=dev" once, in ${home}.\n`)
  expect(status).toBe(1)
})

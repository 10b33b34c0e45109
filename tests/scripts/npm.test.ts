/** What npm does with options that were written without `--`: it keeps them, and the scripts notice. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { plainEnvironment } from '../build/folders.ts'
import { ROOT } from './run.ts'

/** The real npm in this project. */
const npm = (args: readonly string[]) =>
  spawnSync('npm', ['--silent', ...args], { cwd: ROOT, encoding: 'utf8', env: plainEnvironment(), timeout: 120_000 })

describe('npm', () => {
  const out = join(tmpdir(), 'site')

  test.for([
    [
      ['run', 'build', '--base-url=https://example.org', `--out=${out}`],
      `npm run build -- --out ${out} --base-url https://example.org`,
    ],
    [['run', 'build', '--base-url', 'https://example.org'], 'npm run build -- --base-url https://example.org'],
    [['run', 'build', '--base-url'], 'npm run build -- --base-url'],
    [['run', 'build', '--no-cards'], 'npm run build -- --no-cards'],
    [['run', 'check', '--strict'], 'npm run check -- --strict'],
    [['run', 'check', '--since=v1'], 'npm run check -- --since v1'],
    [['run', 'new', 'graphics-card', '--content=x'], 'npm run new -- graphics-card --content x'],
    [['run', 'serve', '--trust-proxy=1', '--access-log'], 'npm run serve -- --trust-proxy 1 --access-log'],
    [['start', '--port', '0'], 'npm start -- --port 0'],
  ] as const)('%j is refused, with the command as it should be.', ([args, command]) => {
    const { status, stdout, stderr } = npm(args)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain(`Write two hyphens before the options of a script:\n\n  ${command}\n`)
    expect(existsSync(out)).toBe(false)
  })

  test('passes on what stands behind two hyphens.', () => {
    const { status, stdout } = npm(['run', 'check', '--', '--help'])
    expect([status, stdout]).toMatchObject([0, expect.stringContaining('Usage: npm run check')])
  })
})

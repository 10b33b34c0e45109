/** What npm does with options that were written without `--`: it keeps them, and the commands notice. */
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
  const out = join(tmpdir(), `palabit-site-${process.pid}`)

  test.for([
    [['run', 'build', `--out=${out}`], 'npm run build -- --out …'],
    [['run', 'build', '--base-url', 'https://example.org'], 'npm run build -- --base-url …'],
    [['run', 'build', '--no-cards'], 'npm run build -- --no-cards'],
    [['run', 'check', '--strict'], 'npm run check -- --strict'],
    [['run', 'new', 'graphics-card', '--content=x'], 'npm run new -- --content …'],
    [['start', '--port', '0'], 'npm start -- --port …'],
  ] as const)('%j is refused, with how it is written.', ([args, command]) => {
    const { status, stdout, stderr } = npm(args)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain(`Write two hyphens before options: ${command}`)
    expect(existsSync(out)).toBe(false)
  })

  test('passes on what stands behind two hyphens.', () => {
    const { status, stdout } = npm(['run', 'check', '--', '--help'])
    expect([status, stdout]).toMatchObject([0, expect.stringContaining('Usage: palabit check')])
  })

  test('runs the command itself by npx, from any folder of the project.', () => {
    const { status, stdout } = spawnSync('npx', ['palabit', 'check', '--help'], {
      ...{ cwd: join(ROOT, 'content'), encoding: 'utf8', env: plainEnvironment(), timeout: 120_000 },
    })
    expect([status, stdout]).toMatchObject([0, expect.stringContaining('Usage: palabit check')])
  })
})

/**
 * The law of incremental builds when the program itself changes: an edit of its source makes anew what it decides, as a
 * copy of the program shows.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { edit, plainEnvironment, snapshot, temporaryFolder, tinyWorkspace, type Workspace } from './folders.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

function copyOfProgram(): string {
  const program = temporaryFolder()
  for (const name of ['src', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(ROOT, name), join(program, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(program, 'node_modules'))
  return program
}

function build(
  program: string,
  site: Workspace,
  out: string,
  ...flags: readonly string[]
): ReturnType<typeof snapshot> {
  const folders = ['--content', site.content, '--public', site.public, '--out', join(site.home, out)]
  execFileSync(process.execPath, ['scripts/run.mjs', 'build', ...folders, ...flags], {
    cwd: program,
    env: plainEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return snapshot(join(site.home, out))
}

const EDITS = [
  ['the words of pages', 'src/languages/en/strings.ts', "topics: 'Topics'", "topics: 'Subjects'"],
  [
    'plurals, and with them the mentions',
    'src/languages/en/plural.ts',
    'const [head, tail] =',
    "name += 'zz'\n  const [head, tail] =",
  ],
  [
    'the reading of entries',
    'src/schema/term.ts',
    'bounds.tagline.max)',
    "bounds.tagline.max).transform(text => text + '!')",
  ],
  ['the words of the search', 'src/languages/en/search.ts', 'a about all', 'a adjust about all'],
] as const

test('A change of the program reaches every file that it concerns, one after the other.', () => {
  const program = copyOfProgram()
  const site = tinyWorkspace()
  const cache = ['--cache', join(site.home, 'cache')]
  let before = build(program, site, 'warm', ...cache)
  for (const [what, file, from, to] of EDITS) {
    edit(program, file, from, to)
    const warm = build(program, site, 'warm', ...cache)
    expect(warm, what).toEqual(build(program, site, 'cold', '--no-cache'))
    expect(warm, what).not.toEqual(before)
    before = warm
  }
})

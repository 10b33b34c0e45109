/**
 * The law of incremental builds when the program itself changes: an edit of its source makes anew what it decides, as a
 * copy of the program shows.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { edit, snapshot, temporaryFolder, tinyWorkspace, type Workspace, write } from './folders.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

function copyOfProgram(): string {
  const program = temporaryFolder()
  for (const name of ['src', 'scripts', 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, name), join(program, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(program, 'node_modules'))
  return program
}

function build(program: string, site: Workspace, out: string, ...flags: readonly string[]): ReturnType<typeof snapshot> {
  const folders = ['--content', site.content, '--public', site.public, '--out', join(site.home, out)]
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', ...folders, ...flags], {
    cwd: program,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return snapshot(join(site.home, out))
}

test.for([
  ['the words of pages', 'src/pages/strings.ts', 'All topics', 'Every topic'],
  ['the Markdown of entries', 'src/pages/markdown-term.ts', '\\n\\n', '\\n\\n\\n'],
  ['the plural of names, and with it the mentions', 'src/text/plural.ts', '`${head}s${tail}`]', '`${head}z${tail}`]'],
  ['the reading of entries', 'src/source/term.ts', null, 'title'],
] as const)('A change of %s reaches every file that it concerns.', ([, file, from, to]) => {
  const program = copyOfProgram()
  const site = tinyWorkspace()
  const cache = ['--cache', join(site.home, 'cache')]
  const before = build(program, site, 'warm', ...cache)
  if (from === null) write(program, `${file}.note.ts`, `/** ${to} */\nexport {}\n`)
  else edit(program, file, from, to)
  const warm = build(program, site, 'warm', ...cache)
  expect(warm).toEqual(build(program, site, 'cold', '--no-cache'))
  if (from !== null) expect(warm).not.toEqual(before)
})

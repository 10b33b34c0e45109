/** The command line as a whole: what it lists, what each command explains, and what it refuses. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type CommandName, ROOT, run } from './run.ts'
import { runHere } from './run-here.ts'

const COMMANDS: readonly CommandName[] = [
  ...(['build', 'dev', 'check', 'new', 'rename', 'remove', 'links', 'spell', 'serve', 'upload'] as const),
]
const here = (...words: readonly string[]) => runHere(words[0] as CommandName, words.slice(1), { cwd: ROOT })

describe('palabit', () => {
  test.for(['--help', '-h', 'help'])('%s lists the commands with a line each.', async word => {
    const { status, stdout, stderr } = await here(word)
    expect([status, stderr]).toEqual([0, ''])
    expect([...stdout.matchAll(/^ {2}([a-z]+) {2,}\S.*\.$/gm)].map(([, name]) => name)).toEqual(COMMANDS)
  })

  test('--version is that of the package.', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    expect(run('--version' as CommandName, [], { cwd: ROOT })).toEqual({
      status: 0,
      stdout: `${version}\n`,
      stderr: '',
    })
  })

  test('refuses a command that it does not have, with the nearest name.', async () => {
    expect(await here('chek')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'error: palabit has no command chek; did you mean check?\n',
    })
    expect((await here('constructor')).stderr).toContain('"palabit --help" lists those that it has')
  })
})

describe.for(COMMANDS)('palabit %s', name => {
  test('explains itself in lines that fit a terminal.', async () => {
    const { status, stdout, stderr } = await here(name, '--help')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(new RegExp(`^Usage: palabit ${name} .*\\[options\\]\\n\\n\\S.*\\.\\n\\n`))
    expect(stdout).toContain('\n  --help  ')
    expect(stdout.split('\n').filter(line => line.length > 125)).toEqual([])
  })

  test('refuses an option that it does not have, with the nearest name, and a value that is missing.', async () => {
    const { status, stdout, stderr } = await here(name, '--hepl')
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(new RegExp(`^error: palabit ${name} has no option --hepl; .*\\n$`))
    const { stdout: help } = await here(name, '--help')
    const [flag = '', placeholder = ''] = /--[a-z-]+ <[a-z]+>/.exec(help)?.[0].split(' ') ?? []
    if (flag === '') return
    for (const args of [[flag], [flag, '--help-me']])
      expect((await here(name, ...args)).stderr).toMatch(/^error: (?:--[a-z-]+ needs a value|palabit .* has no option)/)
    expect((await here(name, flag)).stderr).toBe(`error: ${flag} needs a value: ${flag} ${placeholder}\n`)
    expect((await here(name, `${flag.slice(0, -1)}`, 'x')).stderr).toContain(`did you mean ${flag}?`)
  })
})

test('What is declared is what is accepted: a switch has no value, and words that nothing asks for are refused.', async () => {
  expect((await here('build', '--strict=yes')).stderr).toBe('error: --strict takes no value\n')
  expect((await here('build', 'site')).stderr).toContain('palabit build takes options only, and not "site"')
  expect((await here('rename', 'dns')).stderr).toContain('palabit rename needs <old> <new>')
  expect((await here('rename', 'a', 'b', 'c')).stderr).toContain('takes <old> <new>, and not "c"')
})

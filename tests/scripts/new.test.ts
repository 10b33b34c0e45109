/** `palabit new` as editors run it: an entry that works from the first moment, and no entry of anybody is ever lost. */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { snapshot, tinyWorkspace, write } from '../build/folders.ts'
import { soundWorkspace } from '../lint/sound.ts'
import { run } from './run.ts'
import { runHere } from './run-here.ts'

describe('palabit new', () => {
  test('writes three files, says where, and what to do next.', async () => {
    const site = tinyWorkspace()
    const { status, stdout, stderr } = run('new', ['cloud-storage'], { cwd: site.home })
    expect([status, stderr]).toEqual([0, ''])
    expect(readdirSync(join(site.content, 'terms/cloud-storage')).sort()).toEqual(['en.md', 'es.md', 'term.yaml'])
    expect(stdout).toContain(join('content/terms/cloud-storage', 'term.yaml'))
    expect(stdout).toContain('npm run check')
    expect(readFileSync(join(site.content, 'terms/cloud-storage/en.md'), 'utf8')).toContain('title: ✎ Cloud storage')
  })

  test('of several words says which one could be meant.', async () => {
    const site = tinyWorkspace()
    const { status, stderr } = await runHere('new', ['Impresión', '3D'], { cwd: site.home })
    expect([status, stderr.split('\n')[0]]).toEqual([1, 'error: A slug is one word: write "impresion-3d".'])
  })

  test('writes an entry that check accepts with warnings only, one for each text of the template.', async () => {
    const site = soundWorkspace()
    for (const slug of ['cloud-storage', 'null', '2026-01-01'])
      expect(await runHere('new', [slug], { cwd: site.home }), slug).toMatchObject({ status: 0 })
    const { status, stdout } = await runHere('check', [], { cwd: site.home })
    expect([status, stdout.includes('6 terms can be published, 3 of them drafts')]).toEqual([0, true])
    const codes = stdout.split('\n').flatMap(line => / {2}([a-z-]+) {2}/.exec(line)?.[1] ?? [])
    expect(new Set(codes)).toEqual(new Set(['template-text']))
    expect(stdout).toContain('0 errors, ')
  })

  test('begins a comparison of two entries, whatever their order, and a path; the checks name what has to be written.', async () => {
    const site = soundWorkspace()
    expect((await runHere('new', ['telegraph-vs-abacus'], { cwd: site.home })).status).toBe(0)
    expect(readdirSync(join(site.content, 'comparisons/abacus-vs-telegraph'))).toEqual(['en.md', 'es.md'])
    expect((await runHere('new', ['paths/second-steps'], { cwd: site.home })).status).toBe(0)
    expect(readdirSync(join(site.content, 'paths/second-steps'))).toEqual(['en.md', 'es.md', 'path.yaml'])
    const { stdout } = await runHere('check', [], { cwd: site.home })
    const said = stdout.split('\n').flatMap(line => / {2}([a-z-]+) {2}/.exec(line)?.[1] ?? [])
    expect(new Set(said)).toEqual(new Set(['template-text']))
    expect((await runHere('new', ['abacus-vs-telegraph'], { cwd: site.home })).status).toBe(1)
  })

  test('writes to another content folder on request.', async () => {
    const site = tinyWorkspace()
    write(site.home, 'other/site.yaml', readFileSync(join(site.content, 'site.yaml')))
    expect((await runHere('new', ['gps', '--content', 'other'], { cwd: site.home })).status).toBe(0)
    expect(readdirSync(join(site.home, 'other/terms/gps'))).toHaveLength(3)
    expect(readdirSync(join(site.content, 'terms'))).not.toContain('gps')
  })

  test('works while other content is wrong.', async () => {
    const site = tinyWorkspace()
    rmSync(join(site.content, 'terms/5g/es.md'))
    expect((await runHere('new', ['gps'], { cwd: site.home })).status).toBe(0)
  })
})

describe('palabit new refuses, and writes nothing,', () => {
  const refused = async (...args: readonly string[]): Promise<string> => {
    const site = tinyWorkspace()
    const before = snapshot(site.home)
    const { status, stdout, stderr } = await runHere('new', args, { cwd: site.home })
    expect([status, stdout]).toEqual([1, ''])
    expect(snapshot(site.home)).toEqual(before)
    expect(stderr).not.toMatch(/\n {4}at /)
    return stderr
  }

  test('a name that is taken.', async () => {
    expect(await refused('html')).toContain('There is already a term "html"')
  })

  test('no name at all, two names, and flags it does not know.', async () => {
    expect(await refused()).toContain('needs <slug>')
    expect(await refused('one', 'two')).toContain('write "one-two"')
    expect(await refused('one', '--out', 'x')).toContain('has no option --out')
  })

  test('a content folder that is not there.', async () => {
    expect(await refused('gps', '--content', 'nowhere')).toContain('There is no folder')
  })
})

test('Nothing that is there is ever written over, not even a folder that is half an entry.', async () => {
  const site = tinyWorkspace()
  write(site.content, 'terms/gps/notes.txt', 'precious')
  const before = snapshot(site.home)
  expect((await runHere('new', ['gps'], { cwd: site.home })).status).toBe(1)
  expect(snapshot(site.home)).toEqual(before)
})

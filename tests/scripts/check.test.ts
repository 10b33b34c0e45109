/** `npm run check` as people run it: everything that is wrong at once, in order, and again at every change. */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { edit, snapshot, tinyWorkspace, type Workspace, write } from '../build/folders.ts'
import { run, start } from './run.ts'

function spoil(site: Workspace): void {
  edit(site.content, 'terms/html/es.md', '## Analogía', '## Analogia')
  edit(site.content, 'terms/5g/en.md', 'title: 5G', 'tittle: 5G')
  edit(site.content, 'terms/5g/term.yaml', 'level: 1', 'level: 7')
  edit(site.content, 'site.yaml', 'baseUrl: https', 'baseUrl: gopher')
  rmSync(join(site.content, 'terms/decision-tree/es.md'))
}

describe('npm run check', () => {
  test('says that all is well, and writes nothing.', () => {
    const site = tinyWorkspace()
    const before = snapshot(site.home)
    const { status, stdout, stderr } = run('check', [], { cwd: site.home })
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^6 terms are in order \(\d+\.\d\d s\)\n$/)
    expect(snapshot(site.home)).toEqual(before)
    expect(existsSync(site.cache)).toBe(false)
  })

  test('says everything that is wrong in one run, sorted by place, and fails.', () => {
    const site = tinyWorkspace()
    spoil(site)
    const { status, stdout } = run('check', ['--content', site.content, '--public', site.public], { cwd: site.home })
    expect(status).toBe(1)
    const places = stdout.split('\n').flatMap(line => /^(content\/\S+):\d+:\d+ {2}/.exec(line)?.[1] ?? [])
    expect(new Set(places)).toEqual(
      new Set([
        'content/site.yaml',
        'content/terms/5g/en.md',
        'content/terms/5g/term.yaml',
        'content/terms/decision-tree/es.md',
        'content/terms/html/es.md',
      ]),
    )
    expect(places).toEqual([...places].sort())
    expect(stdout).toMatch(/\n\d+ errors, 0 warnings in 5 files\n$/)
    expect(run('check', [], { cwd: site.home }).stdout).toBe(stdout)
  })

  test('passes with warnings, and shows them.', () => {
    const site = tinyWorkspace()
    edit(site.content, 'terms/5g/en.md', 'A mobile network', '✎ A mobile network')
    const { status, stdout } = run('check', [], { cwd: site.home })
    expect(status).toBe(0)
    expect(stdout).toContain('template-text')
    expect(stdout).toContain('0 errors, 1 warning in 1 file')
    expect(stdout).toContain('6 terms are in order')
  })

  test('finds two makers of one path.', () => {
    const site = tinyWorkspace()
    write(site.public, '5g/index.html', 'x')
    const { status, stdout } = run('check', [], { cwd: site.home })
    expect(status).toBe(1)
    expect(stdout).toContain('error: /5g/index.html is claimed twice: by the term "5g" and by public/5g/index.html')
  })

  test('explains itself, and refuses what it does not know.', () => {
    const { home } = tinyWorkspace()
    expect(run('check', ['--help'], { cwd: home })).toMatchObject({ status: 0, stderr: '' })
    for (const args of [['--out', 'x'], ['terms/5g']]) {
      const { status, stdout, stderr } = run('check', args, { cwd: home })
      expect([status, stdout]).toEqual([1, ''])
      expect(stderr).toContain('Usage: npm run check -- [options]')
    }
  })
})

describe('npm run check -- --watch', () => {
  test('checks again when a file changes, and when that has been cured, until it is stopped.', async () => {
    const site = tinyWorkspace()
    const check = start('check', ['--watch'], { cwd: site.home })
    await check.said('press Ctrl+C to stop')
    expect(check.printed).toContain('6 terms are in order')
    await new Promise(resolve => setTimeout(resolve, 500))

    let mark = check.printed.length
    edit(site.content, 'terms/5g/en.md', 'title: 5G', 'tittle: 5G')
    expect(await check.said('in 1 file\n', mark)).toContain('content/terms/5g/en.md:2:1  unknown-field')

    mark = check.printed.length
    edit(site.content, 'terms/5g/en.md', 'tittle: 5G', 'title: 5G')
    await check.said('6 terms are in order', mark)

    mark = check.printed.length
    write(site.public, 'robots.txt', 'mine')
    await check.said('/robots.txt is claimed twice', mark)

    const { code, signal } = await check.end('SIGINT')
    expect(code === 0 || code === 130 || signal === 'SIGINT').toBe(true)
  })

  test('begins with content that is wrong, and goes on.', async () => {
    const site = tinyWorkspace()
    edit(site.content, 'terms/5g/en.md', 'title: 5G', 'tittle: 5G')
    const check = start('check', ['--watch'], { cwd: site.home })
    await check.said('press Ctrl+C to stop')
    await new Promise(resolve => setTimeout(resolve, 500))
    const mark = check.printed.length
    edit(site.content, 'terms/5g/en.md', 'tittle: 5G', 'title: 5G')
    await check.said('6 terms are in order', mark)
  })
})

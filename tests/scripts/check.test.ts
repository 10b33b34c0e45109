/** `palabit check` as people run it: everything that is wrong at once, in order. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { edit, snapshot, type Workspace, write } from '../build/folders.ts'
import { soundWorkspace } from '../lint/sound.ts'
import { runHere } from './run-here.ts'

function spoil(site: Workspace): void {
  edit(site.content, 'terms/telegraph/es.md', '## Analogía', '## Analogia')
  edit(site.content, 'terms/abacus/en.md', 'title: Abacus', 'tittle: Abacus')
  edit(site.content, 'terms/abacus/term.yaml', 'level: 1', 'level: 7')
  edit(site.content, 'site.yaml', 'baseUrl: https', 'baseUrl: gopher')
  rmSync(join(site.content, 'terms/punched-card/es.md'))
}

const placesIn = (text: string): readonly string[] =>
  text.split('\n').flatMap(line => /^(content\/\S+):\d+:\d+ {2}/.exec(line)?.[1] ?? [])

describe('palabit check', () => {
  test('says that all is well, and writes nothing.', async () => {
    const site = soundWorkspace()
    const before = snapshot(site.home)
    const { status, stdout, stderr } = await runHere('check', ['--strict'], { cwd: site.home })
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(
      /^3 terms are in order \(\d+\.\d\d s\)\nWhat a reviewer should look at too is shown with --notes\nSpelling is checked of entries that are named or not committed yet; "npx palabit spell" checks everything\n$/,
    )
    expect(snapshot(site.home)).toEqual(before)
  })

  test('shows mistakes of style although the form is wrong, on the same line too.', async () => {
    const site = soundWorkspace()
    edit(site.content, 'terms/telegraph/en.md', 'A telegraph turns', "A telegraph <b>simply</b> doesn't turn")
    const { status, stdout } = await runHere('check', [], { cwd: site.home })
    expect(status).toBe(1)
    for (const said of ['raw-html', '"simply"', '"doesn\'t"']) expect(stdout).toContain(said)
  })

  test('says one thing of an alias that is the title in other letters.', async () => {
    const site = soundWorkspace()
    edit(site.content, 'terms/abacus/en.md', 'aliases: [', 'aliases: [ABACUS, ')
    const { stdout } = await runHere('check', ['abacus'], { cwd: site.home })
    expect(placesIn(stdout).filter(place => place.endsWith('/en.md'))).toHaveLength(1)
    expect(stdout).toContain('alias-is-title')
  })

  test('takes a draft in one language, checks its style, and notes what waits for translation.', async () => {
    const site = soundWorkspace()
    rmSync(join(site.content, 'terms/telegraph/es.md'))
    expect((await runHere('check', [], { cwd: site.home })).stdout).toContain('missing-language')
    edit(site.content, 'terms/telegraph/term.yaml', 'level: ', 'draft: true\nlevel: ')
    edit(site.content, 'terms/telegraph/en.md', 'A telegraph turns', 'A telegraph simply turns')
    const { status, stdout } = await runHere('check', ['--notes'], { cwd: site.home })
    expect([status, stdout]).toEqual([0, expect.stringContaining('"simply"')])
    expect(stdout).toMatch(/missing-language +the draft waits for its Spanish text, since \d{4}-\d\d-\d\d/)
    const built = await runHere('build', ['--no-cards'], { cwd: site.home })
    expect([built.status, built.stderr]).toEqual([0, expect.not.stringContaining('telegraph')])
    expect(existsSync(join(site.home, 'dist/telegraph'))).toBe(false)
  })

  test('lists everything on the page of a run on GitHub.', async () => {
    const site = soundWorkspace()
    edit(site.content, 'terms/telegraph/en.md', 'A telegraph turns', 'A telegraph simply turns')
    const page = join(site.home, 'summary.md')
    const env = {
      GITHUB_STEP_SUMMARY: page,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'palabit/palabit',
      GITHUB_SHA: '0123abcd',
    }
    await runHere('check', [], { cwd: site.home, env })
    const summary = readFileSync(page, 'utf8')
    expect(summary).toMatch(
      /^### What is to be mended\n\n- \[`content\/terms\/telegraph\/en\.md:\d+`\]\(https:\/\/github\.com\/palabit\/palabit\/blob\/0123abcd\/content\/terms\/telegraph\/en\.md\?plain=1#L\d+\): "simply"/,
    )
    expect(summary).not.toContain('abacus')
  })

  test('shows only what concerns the entries that are named.', async () => {
    const site = soundWorkspace()
    spoil(site)
    const named = await runHere('check', ['abacus'], { cwd: site.home })
    expect(named.status).toBe(1)
    expect(new Set(placesIn(named.stdout))).toEqual(
      new Set(['content/terms/abacus/en.md', 'content/terms/abacus/term.yaml']),
    )
    edit(site.content, 'terms/abacus/en.md', 'tittle: Abacus', 'title: Abacus')
    edit(site.content, 'terms/abacus/term.yaml', 'level: 7', 'level: 1')
    expect(await runHere('check', ['content/terms/abacus/'], { cwd: site.home })).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^1 term is in order /),
    })
    expect(await runHere('check', ['abacas'], { cwd: site.home })).toMatchObject({
      status: 1,
      stderr: 'error: there is no entry "abacas"; did you mean "abacus"?\n',
    })
  })

  test('says everything that is wrong in one run, sorted by place, and fails.', async () => {
    const site = soundWorkspace()
    spoil(site)
    const { status, stdout } = await runHere('check', ['--content', site.content, '--public', site.public], {
      cwd: site.home,
    })
    expect(status).toBe(1)
    const places = placesIn(stdout)
    expect(new Set(places)).toEqual(
      new Set([
        'content/site.yaml',
        'content/terms/abacus/en.md',
        'content/terms/abacus/term.yaml',
        'content/terms/punched-card/es.md',
        'content/terms/telegraph/es.md',
      ]),
    )
    expect(places).toEqual([...places].sort())
    expect(stdout).toMatch(/\n\d+ errors, 0 warnings in 5 files\n$/)
    expect((await runHere('check', [], { cwd: site.home })).stdout).toBe(stdout)
  })

  test('judges the style of valid entries even if another is broken.', async () => {
    const site = soundWorkspace()
    edit(site.content, 'terms/abacus/term.yaml', 'level: 1', 'level: 7')
    edit(site.content, 'terms/telegraph/en.md', 'A telegraph turns', 'A telegraph simply turns')
    const { status, stdout } = await runHere('check', [], { cwd: site.home })
    expect(status).toBe(1)
    expect(placesIn(stdout)).toEqual(['content/terms/abacus/term.yaml', 'content/terms/telegraph/en.md'])
    expect(stdout).toContain('1 error, 1 warning in 2 files')
  })

  test('finds two makers of one path.', async () => {
    const site = soundWorkspace()
    write(site.public, 'abacus/index.html', 'x')
    const { status, stdout } = await runHere('check', [], { cwd: site.home })
    expect(status).toBe(1)
    expect(stdout).toContain(
      'error: /abacus/index.html is claimed twice: by the term "abacus" and by public/abacus/index.html',
    )
  })

  test('prints what it reports as JSON, for programs.', async () => {
    const site = soundWorkspace()
    edit(site.content, 'terms/abacus/term.yaml', 'level: 1', 'level: 7')
    const { status, stdout, stderr } = await runHere('check', ['--json'], { cwd: site.home })
    expect([status, stderr]).toEqual([1, ''])
    const { passed, diagnostics, problems } = JSON.parse(stdout)
    expect([passed, problems]).toEqual([false, []])
    expect(diagnostics).toEqual([
      expect.objectContaining({ file: 'content/terms/abacus/term.yaml', line: expect.any(Number), severity: 'error' }),
    ])
    edit(site.content, 'terms/abacus/term.yaml', 'level: 7', 'level: 1')
    const good = await runHere('check', ['--json', '--notes'], { cwd: site.home })
    expect([good.status, JSON.parse(good.stdout)]).toMatchObject([0, { passed: true, terms: 3 }])
    expect(new Set(JSON.parse(good.stdout).diagnostics.map((each: { severity: string }) => each.severity))).toEqual(
      new Set(['note']),
    )
  })
})

describe('A warning', () => {
  const warned = (): Workspace => {
    const site = soundWorkspace()
    edit(site.content, 'terms/abacus/en.md', 'A trained clerk', 'Simply put, a trained clerk')
    return site
  }

  test('is shown with its place, the words and the cure, and lets the check pass.', async () => {
    const { status, stdout } = await runHere('check', [], { cwd: warned().home })
    expect(status).toBe(0)
    expect(stdout).toMatch(/^content\/terms\/abacus\/en\.md:11:181 {2}minimizing-word {2}"Simply" .* {2}Leave it out/)
    expect(stdout).toContain('0 errors, 1 warning in 1 file')
    expect(stdout).toContain('3 terms can be published; a pull request passes once the warnings are mended')
    expect(stdout).not.toContain('in order')
  })

  test('fails the check with --strict.', async () => {
    const { status, stdout } = await runHere('check', ['--strict'], { cwd: warned().home })
    expect(status).toBe(1)
    expect(stdout).toContain('minimizing-word')
    expect(stdout).not.toContain('in order')
  })

  test('of the template is the only one about an entry that has just been begun.', async () => {
    const site = soundWorkspace()
    expect((await runHere('new', ['astrolabe'], { cwd: site.home })).status).toBe(0)
    const { status, stdout } = await runHere('check', [], { cwd: site.home })
    expect(status).toBe(0)
    const files = ['en.md', 'es.md', 'term.yaml']
    expect(placesIn(stdout)).toEqual(files.map(file => `content/terms/astrolabe/${file}`))
    expect(stdout.match(/template-text/g)).toHaveLength(3)
  })

  test('of a date that has not come depends on SOURCE_DATE_EPOCH, if it is set.', async () => {
    const { home } = soundWorkspace()
    const on = async (day: string) =>
      (await runHere('check', [], { cwd: home, env: { SOURCE_DATE_EPOCH: String(Date.parse(day) / 1000) } })).stdout
    expect(await on('2026-01-01')).not.toContain('future-date')
    expect((await on('2025-12-31')).match(/future-date/g)).toHaveLength(3)
  })
})

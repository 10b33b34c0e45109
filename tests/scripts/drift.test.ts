/** `npm run drift` as CI and reviewers run it: what it says, on a terminal and on GitHub, and when it fails. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { edit, temporaryFolder, tinyWorkspace, type Workspace } from '../build/folders.ts'
import { begin, commit, hasGit, release } from '../source/repository.ts'
import { run } from './run.ts'
import { runHere } from './run-here.ts'

function released(): Workspace {
  const site = tinyWorkspace()
  begin(site.home)
  release(site.home, 'v1.0.0')
  return site
}

function drifted(): Workspace {
  const site = released()
  edit(site.content, 'terms/5g/en.md', 'A mobile network', 'Ten times as fast as 4G, a mobile network')
  return site
}

const MESSAGE =
  'the English text has changed since v1.0.0, the Spanish has not: explanation, 6 words ("times", "fast", "4G" …)'
const HINT = 'Say the same in content/terms/5g/es.md'

describe.runIf(hasGit)('npm run drift', () => {
  test('names the file, what changed in it and what to do, and passes.', async () => {
    const { status, stdout, stderr } = await runHere('drift', [], { cwd: drifted().home })
    expect([status, stderr]).toEqual([0, ''])
    const [line] = stdout.split('\n')
    expect(line).toMatch(/^content\/terms\/5g\/en\.md:\d+:1 {2}language-drift {2}/)
    expect(line).toContain(MESSAGE)
    expect(line).toContain(HINT)
    expect(stdout).toContain('0 errors, 1 warning in 1 file')
  })

  test('annotates the pull request, and lists everything on the page of the run.', async () => {
    const { home } = drifted()
    const page = join(home, 'summary.md')
    const env = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: page }
    const { status, stdout } = await runHere('drift', [], { cwd: home, env })
    expect(status).toBe(0)
    expect(stdout).toMatch(/^::warning file=content\/terms\/5g\/en\.md,line=\d+,col=1,title=language-drift::/m)
    const summary = readFileSync(page, 'utf8')
    expect(summary).toMatch(/^### Changed in one language since v1\.0\.0\n\n- `content\/terms\/5g\/en\.md:\d+`: /)
    expect(summary).toContain(HINT)
  })

  test('keeps an outstanding translation on the list over releases, until it is done, with --open.', async () => {
    const { home, content } = drifted()
    const said = async () => (await runHere('drift', ['--open'], { cwd: home })).stdout
    release(home, 'v1.1.0')
    expect((await runHere('drift', [], { cwd: home })).stdout).toContain('no language has changed')
    expect(await said()).toContain('the Spanish has not: explanation, 6 words')
    edit(content, 'terms/5g/es.md', 'Una red', 'Diez veces más rápida que la 4G, una red')
    commit(home)
    expect(await said()).toContain('no language has changed')
  })

  test('notes that both texts have another meaning and "updated" is as it was.', async () => {
    const { home, content } = drifted()
    edit(content, 'terms/5g/es.md', 'Una red', 'Diez veces más rápida que la 4G, una red')
    const { status, stdout } = await runHere('drift', ['--strict'], { cwd: home })
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^content\/terms\/5g\/term\.yaml:1:1 {2}not-updated /)])
    edit(content, 'terms/5g/term.yaml', 'level: ', 'updated: 2026-07-01\nlevel: ')
    expect((await runHere('drift', [], { cwd: home })).stdout).toContain('no language has changed')
  })

  test('has nothing to say when both languages changed, or none did.', async () => {
    const site = released()
    const page = join(site.home, 'summary.md')
    edit(site.content, 'terms/5g/term.yaml', 'level: ', 'updated: 2026-07-01\nlevel: ')
    edit(site.content, 'terms/5g/en.md', 'A mobile network', 'Ten times as fast as 4G, a mobile network')
    edit(site.content, 'terms/5g/es.md', 'Una red móvil', 'Diez veces más veloz que la 4G, una red móvil')
    const { status, stdout } = await runHere('drift', ['--strict'], {
      cwd: site.home,
      env: { GITHUB_STEP_SUMMARY: page },
    })
    expect([status, stdout]).toEqual([0, 'Since v1.0.0, no language has changed without the other.\n'])
    expect(existsSync(page)).toBe(false)
  })

  test('passes before the first release, even when it is strict.', async () => {
    const site = tinyWorkspace()
    begin(site.home)
    const { status, stdout } = await runHere('drift', ['--strict'], { cwd: site.home })
    expect([status, stdout]).toEqual([0, 'There is no release yet (no tag "v…"), so no language can have drifted.\n'])
  })

  test('compares with what is named.', async () => {
    const site = drifted()
    expect((await runHere('drift', ['--since', 'main'], { cwd: site.home })).stdout).toContain('has changed since main')
    const { status, stdout } = await runHere('drift', ['--since', 'v7'], { cwd: site.home })
    expect(status).toBe(1)
    expect(stdout).toBe(
      'Nothing was compared: there is no revision "v7" here. Name a tag, a branch or a commit: git tag --list\n',
    )
  })

  test('explains itself, and refuses what it does not know.', async () => {
    const { home } = tinyWorkspace()
    expect(run('drift', ['--help'], { cwd: home })).toMatchObject({ status: 0, stderr: '' })
    expect(await runHere('drift', ['--out', 'x'], { cwd: home })).toMatchObject({ status: 1, stdout: '' })
  })
})

describe.runIf(hasGit)('npm run drift -- --strict', () => {
  test('fails when a language has drifted.', async () => {
    const { status, stdout } = await runHere('drift', ['--strict'], { cwd: drifted().home })
    expect(status).toBe(1)
    expect(stdout).toContain(MESSAGE)
  })

  test('fails without a Git history, which passes otherwise.', async () => {
    const home = temporaryFolder()
    const { content } = tinyWorkspace(home)
    for (const [flags, code] of [
      [[], 0],
      [['--strict'], 1],
    ] as const) {
      const { status, stdout } = await runHere('drift', [...flags, '--content', content], { cwd: home })
      expect(status).toBe(code)
      expect(stdout).toContain('Nothing was compared: this folder is in no git repository.')
    }
  })
})

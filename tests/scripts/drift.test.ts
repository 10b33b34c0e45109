/** What `npm run check` says of entries that have changed in one language only, on a terminal and on GitHub. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { edit, tinyWorkspace, type Workspace } from '../build/folders.ts'
import { begin, hasGit, release } from '../source/repository.ts'
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
  'the English text has changed since v1.0.0, the Spanish has not: 6 words ("Ten", "times", "as", "fast" …)'
const HINT = 'Say the same in content/terms/5g/es.md'

const check = (home: string, args: readonly string[] = [], env = {}) => runHere('check', args, { cwd: home, env })

describe.runIf(hasGit)('The check of a released dictionary', () => {
  test('names the file, what changed in it and what to do, and passes.', async () => {
    const { status, stdout, stderr } = await check(drifted().home)
    expect([status, stderr]).toEqual([0, ''])
    const line = stdout.split('\n').find(each => each.includes('language-drift'))
    expect(line).toMatch(/^content\/terms\/5g\/en\.md:\d+:1 {2}language-drift {2}/)
    expect(line).toContain(MESSAGE)
    expect(line).toContain(HINT)
  })

  test('says so only where its entry is named, or none is.', async () => {
    const { home } = drifted()
    expect((await check(home, ['5g'])).stdout).toContain('language-drift')
    expect((await check(home, ['html'])).stdout).not.toContain('language-drift')
  })

  test('annotates the pull request, and lists it on the page of the run.', async () => {
    const { home } = drifted()
    const page = join(home, 'summary.md')
    const { status, stdout } = await check(home, [], { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: page })
    expect(status).toBe(0)
    expect(stdout).toMatch(/^::warning file=content\/terms\/5g\/en\.md,line=\d+,col=1,title=language-drift::/m)
    expect(readFileSync(page, 'utf8')).toContain(HINT)
  })

  test('compares with what is named, and fails where that is not there.', async () => {
    const { home } = drifted()
    expect((await check(home, ['--since', 'main'])).stdout).toContain('has changed since main')
    const { status, stderr } = await check(home, ['--since', 'v7'])
    expect(status).toBe(1)
    expect(stderr).toBe('error: there is no revision "v7" here; fetch it, or name a tag, a branch or a commit\n')
  })
})

test('Without a release, or without a history, nothing is compared.', async () => {
  const site = tinyWorkspace()
  const plain = await check(site.home)
  expect([plain.status, plain.stdout]).toEqual([0, expect.not.stringContaining('compared')])
  if (!hasGit) return
  begin(site.home)
  expect((await check(site.home)).status).toBe(0)
})

/** Days of the last change and entries that are gone, in real repositories. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { loadContent } from '../../src/source/load.ts'
import { changeDaysOf, checkGone } from '../../src/source/term/term-history.ts'
import { edit, temporaryFolder, tinyWorkspace, type Workspace, write } from '../build/folders.ts'
import { begin, commit, git, hasGit } from './repository.ts'

const repository = (): Workspace => {
  const site = tinyWorkspace()
  edit(site.content, 'site.yaml', 'license:', 'datesFromGit: true\nlicense:')
  begin(site.home)
  commit(site.home, '2020-01-01')
  return site
}

const updatedIn = (content: string) =>
  Object.fromEntries(loadContent(content).terms.map(({ slug, updated }) => [slug, updated]))

describe.runIf(hasGit)('Where the settings ask for dates from git,', () => {
  test('an entry without "updated" has the day of the newest commit that changed one of its files.', () => {
    const site = repository()
    const before = updatedIn(site.content)
    edit(site.content, 'terms/html/term.yaml', 'level: 2', 'level: 3')
    commit(site.home, '2031-05-04')
    write(site.home, 'README.md', 'not part of the entry')
    commit(site.home, '2032-05-04')
    expect(updatedIn(site.content)).toEqual({ ...before, html: '2031-05-04' })
  })

  test('a date that an editor has written counts, and so does a later day of publication.', () => {
    const site = repository()
    edit(site.content, 'terms/html/term.yaml', 'date: 2026-01-20', 'date: 2033-01-01')
    edit(site.content, 'terms/5g/term.yaml', 'date: 2026-01-15', 'date: 2026-01-15\nupdated: 2030-01-01')
    commit(site.home, '2032-05-04')
    expect(updatedIn(site.content)).toMatchObject({ html: undefined, '5g': '2030-01-01' })
  })

  test('half a history, and none, give no dates but the reason.', () => {
    const site = repository()
    const clone = join(temporaryFolder(), 'clone')
    git(site.home, 'commit', '--quiet', '--allow-empty', '--message', 'another')
    git(site.home, 'clone', '--quiet', '--depth', '1', pathToFileURL(site.home).href, clone)
    expect(changeDaysOf(join(clone, 'content'))).toEqual({ reason: expect.stringContaining('git fetch --unshallow') })
    expect(changeDaysOf(tinyWorkspace().content)).toEqual({ reason: expect.stringContaining('no git repository') })
  })
})

describe.runIf(hasGit)('An entry that is gone', () => {
  const gone = (site: Workspace) => {
    const { names, terms, removed } = loadContent(site.content)
    return checkGone(site.content, names, terms, removed).map(({ file, severity }) => [file, severity])
  }
  const WARNING = [['content/terms/html/term.yaml', 'warning']]

  test('is a warning, before the removal is committed and afterwards.', () => {
    const site = repository()
    expect(gone(site)).toEqual([])
    rmSync(join(site.content, 'terms/html'), { recursive: true })
    expect(gone(site)).toEqual(WARNING)
    commit(site.home)
    expect(gone(site)).toEqual(WARNING)
  })

  test('is none when its address leads somewhere, or when it was taken out on purpose.', () => {
    const site = repository()
    rmSync(join(site.content, 'terms/html'), { recursive: true })
    edit(site.content, 'removed.yaml', '[fax]', '[fax, html]')
    expect(gone(site)).toEqual([])
    edit(site.content, 'removed.yaml', '[fax, html]', '[fax]')
    edit(site.content, 'terms/5g/term.yaml', 'level: 1', 'level: 1\nformerSlugs: [html]')
    expect(gone(site)).toEqual([])
  })

  test('is none when it was never more than a draft, or when it came back.', () => {
    const site = repository()
    edit(site.content, 'terms/html/term.yaml', 'level: 2', 'level: 2\ndraft: true')
    commit(site.home)
    git(site.home, 'rm', '-r', '--quiet', 'content/terms/html')
    commit(site.home)
    expect(gone(site)).toEqual([])
    git(site.home, 'checkout', '--quiet', 'HEAD~2', '--', 'content/terms/html')
    expect(gone(site)).toEqual([])
  })
})

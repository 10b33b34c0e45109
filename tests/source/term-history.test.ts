/** Entries that are gone, in real repositories. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadContent } from '../../src/source/load-content.ts'
import { checkGone, findDeleted } from '../../src/source/term/terms-deleted-in-git.ts'
import { edit, tinyWorkspace, type Workspace } from '../build/folders.ts'
import { begin, commit, git, hasGit } from './repository.ts'

const repository = (): Workspace => {
  const site = tinyWorkspace()
  begin(site.home)
  commit(site.home, '2020-01-01')
  return site
}

describe.runIf(hasGit)('An entry that is gone', () => {
  const gone = async (site: Workspace) => {
    const { names, terms, removed } = loadContent(site.content)
    return checkGone(site.content, names, terms, removed, await findDeleted(site.content)).map(({ file, severity }) => [
      file,
      severity,
    ])
  }
  const WARNING = [['content/terms/html/term.yaml', 'warning']]

  test('is a warning, before the removal is committed and afterwards.', async () => {
    const site = repository()
    expect(await gone(site)).toEqual([])
    rmSync(join(site.content, 'terms/html'), { recursive: true })
    expect(await gone(site)).toEqual(WARNING)
    commit(site.home)
    expect(await gone(site)).toEqual(WARNING)
  })

  test('is none when its address leads somewhere, or when it was taken out on purpose.', async () => {
    const site = repository()
    rmSync(join(site.content, 'terms/html'), { recursive: true })
    edit(site.content, 'removed.yaml', '[fax]', '[fax, html]')
    expect(await gone(site)).toEqual([])
    edit(site.content, 'removed.yaml', '[fax, html]', '[fax]')
    edit(site.content, 'terms/5g/term.yaml', 'level: 1', 'level: 1\nformerSlugs: [html]')
    expect(await gone(site)).toEqual([])
  })

  test('is none when it was never more than a draft, or when it came back.', async () => {
    const site = repository()
    edit(site.content, 'terms/html/term.yaml', 'level: 2', 'level: 2\ndraft: true')
    commit(site.home)
    git(site.home, 'rm', '-r', '--quiet', 'content/terms/html')
    commit(site.home)
    expect(await gone(site)).toEqual([])
    git(site.home, 'checkout', '--quiet', 'HEAD~2', '--', 'content/terms/html')
    expect(await gone(site)).toEqual([])
  })
})

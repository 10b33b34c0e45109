/** The drift of a content folder in real repositories: which release counts. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { driftSince } from '../../src/editorial/translation-drift.ts'
import { edit, temporaryFolder, tinyWorkspace, type Workspace, write } from '../build/folders.ts'
import { begin, commit, git, hasGit, release } from '../source/repository.ts'

const MORE = 'It is the successor of 4G and carries far more data for each antenna. A mobile network'

const repository = (): Workspace => {
  const site = tinyWorkspace()
  begin(site.home)
  return site
}
const grow = (site: Workspace): void => edit(site.content, 'terms/5g/en.md', 'A mobile network', MORE)

const filesOf = (found: ReturnType<typeof driftSince>) => found?.map(({ file }) => file)

describe.runIf(hasGit)('Content is compared', () => {
  test('with the newest release, whether or not the change has been committed.', () => {
    const site = repository()
    release(site.home, 'v0.9.0')
    grow(site)
    release(site.home, 'v0.10.0')
    expect(filesOf(driftSince(site.content))).toEqual([])

    edit(
      site.content,
      'terms/html/es.md',
      '## Analogía',
      'Además, ahora se explica algo que antes faltaba.\n\n## Analogía',
    )
    const drifted = ['content/terms/html/es.md']
    expect(filesOf(driftSince(site.content))).toEqual(drifted)
    commit(site.home)
    expect(filesOf(driftSince(site.content))).toEqual(drifted)
    release(site.home, 'v0.10.1')
    expect(filesOf(driftSince(site.content))).toEqual([])
  })

  test('with the finished release rather than with what led to it, and never with another branch or tag.', () => {
    const site = repository()
    release(site.home, 'v1.0.0-rc.1')
    release(site.home, 'v1.0.0')
    git(site.home, 'tag', 'vacation')
    git(site.home, 'tag', 'x9')
    git(site.home, 'checkout', '--quiet', '-b', 'other')
    grow(site)
    release(site.home, 'v2.0.0')
    git(site.home, 'checkout', '--quiet', 'main')
    commit(site.home)
    expect(filesOf(driftSince(site.content))).toEqual([])
  })

  test('with any revision that is named.', () => {
    const site = repository()
    grow(site)
    release(site.home, 'v1.0.0')
    commit(site.home)
    expect(filesOf(driftSince(site.content, 'HEAD~2'))).toEqual(['content/terms/5g/en.md'])
    expect(filesOf(driftSince(site.content, 'main'))).toEqual([])
  })

  test('by entry, where a folder has been renamed, and where accents and line ends are in names and texts.', () => {
    const site = repository()
    write(site.content, 'terms/5g/año nuevo.txt', 'x')
    edit(site.content, 'terms/5g/en.md', '\n', '\r\n')
    release(site.home, 'v1.0.0')
    git(site.home, 'mv', 'content/terms/5g', 'content/terms/fifth-generation')
    edit(site.content, 'terms/fifth-generation/en.md', 'A mobile network', MORE)
    expect(filesOf(driftSince(site.content))).toEqual(['content/terms/fifth-generation/en.md'])
  })
})

describe.runIf(hasGit)('Nothing is compared', () => {
  test('before the first release.', () => {
    const site = repository()
    grow(site)
    commit(site.home)
    expect(driftSince(site.content)).toBeUndefined()
  })

  test('with a revision that does not exist, or that is no revision.', () => {
    const site = repository()
    for (const revision of ['v9', '--all', '', 'HEAD:content'])
      expect(driftSince(site.content, revision)).toBeUndefined()
  })

  test('outside a repository, and in a folder that is not there.', () => {
    const home = temporaryFolder()
    mkdirSync(join(home, 'content'))
    git(home, 'init', '--quiet', 'elsewhere')
    expect(driftSince(join(home, 'content'))).toBeUndefined()
    expect(driftSince(join(home, 'nowhere'))).toBeUndefined()
  })
})

describe.runIf(hasGit)('In a shallow clone', () => {
  const cloned = (prepare: (site: Workspace) => void, ...flags: readonly string[]): string => {
    const site = repository()
    prepare(site)
    const target = temporaryFolder()
    git(target, 'clone', '--quiet', '--depth=1', ...flags, pathToFileURL(site.home).href, 'clone')
    return join(target, 'clone/content')
  }
  const released = (site: Workspace) => {
    release(site.home, 'v1.0.0')
    grow(site)
    commit(site.home)
  }

  test('that has no release, nothing is compared until it is fetched.', () => {
    const content = cloned(released, '--no-tags')
    expect([driftSince(content), driftSince(content, 'v1.0.0')]).toEqual([undefined, undefined])
    git(content, 'fetch', '--quiet', '--tags', '--unshallow')
    expect(filesOf(driftSince(content))).toEqual(['content/terms/5g/en.md'])
  })

  test('that has the release but not the history in between, they are compared.', () => {
    const content = cloned(released)
    git(content, 'fetch', '--quiet', '--depth=1', 'origin', 'tag', 'v1.0.0')
    expect(filesOf(driftSince(content))).toEqual(['content/terms/5g/en.md'])
  })
})

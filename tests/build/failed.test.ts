/** A build that cannot be finished leaves the old site as it was, byte for byte, and nothing beside it. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  attempted,
  built,
  coldCopy,
  edit,
  leftovers,
  snapshot,
  tinyWorkspace,
  type Workspace,
  write,
} from './folders.ts'

const FAILURES: Readonly<Record<string, (site: Workspace) => void>> = {
  'a text is invalid': site => edit(site.content, 'terms/html/en.md', '## Key points', '## Key pints'),
  'a language is missing': site => rmSync(join(site.content, 'terms/5g/es.md')),
  'the settings are invalid': site => edit(site.content, 'site.yaml', 'baseUrl: https', 'baseUrl: gopher'),
  'the settings are missing': site => rmSync(join(site.content, 'site.yaml')),
  'the content is missing': site => rmSync(site.content, { recursive: true }),
  'a public file would hide a page': site => write(site.public, 'index.html', 'x'),
  'a public file stands where a folder must be': site => write(site.public, '5g', 'x'),
}

describe('The old site stays when', () => {
  test.for(Object.entries(FAILURES))('%s.', async ([, spoil]) => {
    const site = tinyWorkspace()
    await built(site)
    const before = snapshot(site.out)
    const { ino } = statSync(site.out)
    spoil(site)
    for (const cache of [site.cache, undefined]) {
      const result = await attempted(site, { cache })
      expect(result.ok).toBe(false)
      expect(result.ok || result.problems.length + result.diagnostics.length).toBeGreaterThan(0)
    }
    expect(snapshot(site.out)).toEqual(before)
    expect(statSync(site.out).ino).toBe(ino)
    expect(leftovers(site.home)).toEqual([])
  })

  test('there was none: then there is still none.', async () => {
    const site = tinyWorkspace()
    rmSync(join(site.content, 'terms/5g/es.md'))
    expect((await attempted(site)).ok).toBe(false)
    expect(
      readdirSync(site.home)
        .filter(name => name !== '.cache')
        .sort(),
    ).toEqual(['content', 'public'])
  })
})

const GONE = { ok: false, diagnostics: [], problems: [expect.stringMatching(/icon\.svg: ENOENT: no such file/)] }

describe('A public file that vanishes during the build', () => {
  const fail = (site: Workspace, at: 'first' | 'last') => {
    edit(site.content, 'terms/html/en.md', 'Every page of the web', 'Any page of the web')
    const vanish = (phase: string, done: number, total: number) => {
      if (phase === 'render' && done === (at === 'first' ? 0 : total)) rmSync(join(site.public, 'icon.svg'))
    }
    return () => attempted(site, { progress: vanish })
  }

  test('is an error, and the old site stays.', async () => {
    const site = tinyWorkspace()
    await built(site)
    const before = snapshot(site.out)
    expect(await fail(site, 'first')()).toEqual(GONE)
    expect(snapshot(site.out)).toEqual(before)
    expect(leftovers(site.home)).toEqual([])
  })

  test('leaves no folder behind when there was no old site.', async () => {
    const site = tinyWorkspace()
    expect(await fail(site, 'first')()).toEqual(GONE)
    expect(existsSync(site.out)).toBe(false)
    expect(leftovers(site.home)).toEqual([])
  })

  test('does not confuse the build that follows.', async () => {
    const site = tinyWorkspace()
    await built(site)
    expect(await fail(site, 'first')()).toEqual(GONE)
    await built(site)
    expect(snapshot(site.out)).toEqual(await coldCopy(site))
  })
})

test('A stop at the last moment before the swap leaves the old site.', async () => {
  const site = tinyWorkspace()
  await built(site)
  const before = snapshot(site.out)
  edit(site.content, 'terms/html/en.md', 'Every page of the web', 'Any page of the web')
  const stop = (phase: string, done: number, total: number) => {
    if (phase === 'render' && done === total) throw new Error('stop')
  }
  await expect(attempted(site, { progress: stop })).rejects.toThrow('stop')
  expect(snapshot(site.out)).toEqual(before)
  expect(leftovers(site.home)).toEqual([])
})

describe('Two makers of one path', () => {
  test('are both named.', async () => {
    const site = tinyWorkspace()
    write(site.public, '5g/index.html', 'x')
    write(site.public, 'images/decision-tree.svg', 'x')
    expect(await attempted(site)).toMatchObject({
      problems: [
        '/5g/index.html is claimed twice: by public/5g/index.html and by the term "5g"',
        '/images/decision-tree.svg is claimed twice: by public/images/decision-tree.svg and by the term "decision-tree"',
      ],
    })
  })

  test('are both named when one makes a file and the other a folder.', async () => {
    const site = tinyWorkspace()
    write(site.public, 'topics', 'x')
    const result = await attempted(site)
    expect(result.ok ? [] : result.problems).toContain(
      '/topics is a file of public/topics, but the topic "ai" needs a folder there',
    )
  })
})

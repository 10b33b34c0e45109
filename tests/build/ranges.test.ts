/** The same content gives the same bytes for any number of ranges, here and in threads, and over any published site. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { build } from '../../src/site-build/build.ts'
import type { Folders } from '../../src/site-build/build-options.ts'
import { prepareCheck } from '../../src/site-build/build-without-output.ts'
import { LIBRARY } from '../library.ts'
import {
  built,
  coldCopy,
  edit,
  snapshot,
  temporaryFolder,
  type Workspace,
  wholeWorkspace,
  withTheFile,
  write,
} from './folders.ts'

async function inRanges(site: Folders, out: string, ranges: number, withoutThreads = true) {
  const result = await build(site, { out: `${out}-${ranges}`, ranges, withoutThreads })
  if (!result.ok) throw new Error(JSON.stringify(result))
  return snapshot(`${out}-${ranges}`)
}

test('The bytes are the same for any number of ranges.', async () => {
  const site = wholeWorkspace()
  const one = await inRanges(site, site.out, 1)
  for (const ranges of [2, 7]) expect(await inRanges(site, site.out, ranges)).toEqual(one)
})

test('They are for a dictionary of 65 entries.', async () => {
  const { out } = wholeWorkspace()
  expect(await inRanges(LIBRARY, out, 3)).toEqual(await inRanges(LIBRARY, out, 1))
})

test('They are in threads as well.', async () => {
  const site = wholeWorkspace()
  expect(await inRanges(site, site.out, 3, false)).toEqual(await coldCopy(site))
})

test('The check finds the same in threads.', async () => {
  const job = { slugs: [], today: '2026-11-24', hasNotes: true }
  const one = await prepareCheck(LIBRARY, job, 1)
  expect(one.findings.length).toBeGreaterThan(10)
  expect(one.problems).toEqual([])
  expect(await prepareCheck(LIBRARY, job, 2)).toEqual(one)
})

const EDITS: Readonly<Record<string, (site: Workspace) => void>> = {
  'a text has changed': site => edit(site.content, 'terms/html/en.md', 'Every page of the web', 'Any page of the web'),
  'a title has changed': site =>
    edit(site.content, 'terms/decision-tree/en.md', 'title: Decision tree', 'title: Choice tree'),
  'a term is gone': site => {
    for (const folder of ['terms/neural-network', 'comparisons', 'paths'])
      rmSync(join(site.content, folder), { recursive: true })
  },
  'a public file has changed and kept its size': site =>
    write(site.public, 'icon.svg', readFileSync(join(site.public, 'icon.svg'), 'utf8').replace('svg"', 'SVG"')),
  'a published file is another of the same size': ({ out }) => {
    const path = 'html/index.html'
    write(out, path, readFileSync(join(out, path), 'utf8').replace('<title>', '<TITLE>'))
  },
  'the published site has other files': ({ out }) => write(out, 'html/stray.txt', 'not ours'),
  'the published site lacks a folder': ({ out }) => rmSync(join(out, 'about'), { recursive: true }),
}

describe('A build over a site gives the bytes of one elsewhere when', () => {
  const finished = withTheFile()
  /** Each test begins with the site that the one before it has left. */
  let site: Workspace
  beforeAll(async () => {
    site = wholeWorkspace(temporaryFolder(finished))
    await built(site)
  })

  test.for(Object.entries(EDITS))('%s.', async ([, change]) => {
    change(site)
    await built(site)
    expect(snapshot(site.out)).toEqual(await coldCopy(site))
  })
})

/** What editors do, one step after the other in any order: a build that remembers gives the bytes of one that does not. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeTerm, renameTerm } from '../../src/editorial/rename.ts'
import { pick, random } from '../make.ts'
import { dozenWorkspace } from './dozen.ts'
import { age, attempted, coldCopy, edit, snapshot, type Workspace, write } from './folders.ts'

const ROUNDS = 20

type Step = (site: Workspace, next: () => number, round: number) => void

const slugsOf = ({ content }: Workspace): readonly string[] => readdirSync(join(content, 'terms')).sort()
const anyOf = <Item>(items: readonly Item[], next: () => number): Item =>
  pick(items as readonly [Item, ...Item[]], next)

/** Renamed terms by their name of today. */
function formerOf({ content }: Workspace): readonly (readonly [slug: string, former: string])[] {
  return slugsOf({ content } as Workspace).flatMap(slug => {
    const [, former = ''] =
      /formerSlugs:.*?"?(was-[\w-]+)/.exec(readFileSync(join(content, `terms/${slug}/term.yaml`), 'utf8')) ?? []
    return former === '' ? [] : [[slug, former] as const]
  })
}

function toggle(site: Workspace, path: string, a: string, b: string): void {
  const isA = readFileSync(join(site.content, path), 'utf8').includes(a)
  edit(site.content, path, isA ? a : b, isA ? b : a)
}

const STEPS: Readonly<Record<string, Step>> = {
  'edits a text': (site, next, round) =>
    edit(site.content, `terms/${anyOf(slugsOf(site), next)}/en.md`, 'words', `words ${round}`),
  'edits a title': (site, next, round) => {
    const path = `terms/${anyOf(slugsOf(site), next)}/es.md`
    const text = readFileSync(join(site.content, path), 'utf8')
    write(
      site.content,
      path,
      text.replace(/^title: "(\S+).*"$/m, (_, word: string) => `title: "${word} ${round}"`),
    )
  },
  renames: (site, next, round) => {
    const slug = anyOf(slugsOf(site), next)
    renameTerm(site.content, slug, `was-${slug.replace(/^(?:was-)+/, '').replace(/-\d+$/, '')}-${round}`)
  },
  'renames back': (site, next) => {
    const renamed = formerOf(site)
    if (renamed.length === 0) return
    const [slug, former] = anyOf(renamed, next)
    if (!slugsOf(site).includes(former)) renameTerm(site.content, slug, former)
  },
  removes: (site, next) => {
    if (slugsOf(site).length > 9) removeTerm(site.content, anyOf(slugsOf(site), next), [], undefined)
  },
  'removes with a redirect': (site, next) => {
    const slugs = slugsOf(site)
    const [gone, target] = [anyOf(slugs, next), anyOf(slugs, next)]
    if (slugs.length > 9 && gone !== target) removeTerm(site.content, gone, [], target)
  },
  'makes a draft of an entry, or publishes it': (site, next) =>
    toggle(site, `terms/${anyOf(slugsOf(site), next)}/term.yaml`, 'draft: false', 'draft: true'),
  'edits a comparison': (site, next, round) => {
    const names = readdirSync(join(site.content, 'comparisons')).sort()
    const path = `comparisons/${anyOf(names, next)}/en.md`
    const text = readFileSync(join(site.content, path), 'utf8')
    write(site.content, path, text.replace(/^[|] Label .*? [|]/m, `| Label of round ${round} |`))
  },
  'removes a comparison': (site, next) => {
    const names = readdirSync(join(site.content, 'comparisons')).sort()
    if (names.length > 4) rmSync(join(site.content, 'comparisons', anyOf(names, next)), { recursive: true })
  },
  'edits a path': (site, _, round) => edit(site.content, 'paths/one/en.md', 'Begin', `Begin ${round} and begin`),
  'changes a setting': site => toggle(site, 'site.yaml', 'edge: true', 'edge: false'),
  'does nothing': () => {},
}

test.for([1, 7, 23])('Seed %i.', async seed => {
  const next = random(seed)
  const site = dozenWorkspace()
  edit(site.content, 'site.yaml', 'edge: true', 'edge: false')
  age(site.content)
  const log: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = join(site.home, 'before')
    rmSync(before, { recursive: true, force: true })
    cpSync(site.content, before, { recursive: true, preserveTimestamps: true })
    const names = Array.from({ length: next() < 0.3 ? 2 : 1 }, () => anyOf(Object.keys(STEPS), next))
    for (const name of names) STEPS[name]?.(site, next, round)
    if (next() < 0.7) age(site.content)
    const result = await attempted(site)
    log.push(`${names.join(', ')}${result.ok ? '' : ' (refused)'}`)
    if (result.ok) {
      expect(snapshot(site.out), log.join('\n')).toEqual(await coldCopy(site))
      continue
    }
    rmSync(site.content, { recursive: true })
    cpSync(before, site.content, { recursive: true, preserveTimestamps: true })
  }
  expect(existsSync(site.out)).toBe(true)
  expect(log.filter(line => line.endsWith('(refused)')).length, log.join('\n')).toBeLessThan(ROUNDS / 3)
})

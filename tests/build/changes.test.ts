/** `build --changes`: the addresses that a build adds, changes and removes. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isHidden } from '../../src/model/web/unserved-files.ts'
import type { Changes } from '../../src/report/changes.ts'
import { runHere } from '../scripts/run-here.ts'
import { edit, snapshot, tinyWorkspace, write } from './folders.ts'

const BASE = 'https://tiny.example/dictionary'

function begun() {
  const site = tinyWorkspace()
  const run = async (...flags: readonly string[]): Promise<Changes> => {
    const target = join(site.home, 'changes.json')
    const args = ['--no-cards', '--base-url', BASE, '--changes', target, ...flags]
    const { status, stderr } = await runHere('build', args, { cwd: site.home })
    expect([status, stderr]).toEqual([0, ''])
    return JSON.parse(readFileSync(target, 'utf8')) as Changes
  }
  return { ...site, run }
}

const published = (path: string): boolean => !isHidden(`/${path}`) && path !== '.nojekyll'

test('The first build adds every address, and one without changes none.', async () => {
  const site = begun()
  const first = await site.run()
  const files = Object.keys(snapshot(site.out)).filter(published)
  // The index of the API has two addresses.
  expect(first).toMatchObject({ base: BASE, changed: [], removed: [] })
  expect(first.added).toHaveLength(files.length + 1)
  for (const path of ['/', '/5g/', '/es/5g/index.md', '/v1/', '/v1/terms/5g.json'])
    expect(first.added).toContain(BASE + path)
  expect(await site.run()).toMatchObject({ added: [], changed: [], removed: [] })
})

test('An edit, a new name and a removal are listed.', async () => {
  const site = begun()
  await site.run()
  const before = snapshot(site.out)
  edit(site.content, 'terms/5g/en.md', 'A mobile network', 'The newest mobile network')
  rmSync(join(site.content, 'terms/html'), { recursive: true })
  write(site.content, 'removed.yaml', 'removed: [html, fax]\n')
  const { added, changed, removed } = await site.run()
  const after = snapshot(site.out)
  const pathOf = (path: string) => `${BASE}/${path.replace(/(^|\/)index\.html$/, '$1')}`
  const expected = (paths: readonly string[]) => paths.filter(published).map(pathOf)
  const gone = Object.keys(before).filter(path => !(path in after))
  const differing = Object.keys(after).filter(
    path => path in before && !Buffer.from(before[path] ?? '').equals(Buffer.from(after[path] ?? '')),
  )
  expect(removed).toEqual(expected(gone).sort())
  expect(removed).toContain(`${BASE}/html/`)
  expect(changed.filter(address => address !== `${BASE}/v1/`)).toEqual(expected(differing).sort())
  expect(changed).toContain(`${BASE}/5g/`)
  expect(added).toEqual(expected(Object.keys(after).filter(path => !(path in before))).sort())
})

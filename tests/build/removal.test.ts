/** A build that would take many published addresses away asks first; one that takes few away says so. */
import { readdirSync, readFileSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bounds } from '../../src/schema/bounds.ts'
import { build } from '../../src/site-build/build.ts'
import { checkRemoval } from '../../src/site-build/output/removal-guard.ts'
import { snapshot, tinyWorkspace, wholeWorkspace, write } from './folders.ts'

const MOST = ['5g', 'decision-tree', 'html', 'neural-network']

/** A site that has been published once. */
async function published(site = tinyWorkspace()) {
  const run = (options: { readonly allowRemoval?: boolean; readonly strict?: boolean } = {}) =>
    build(site, { out: site.out, ...options })
  expect((await run()).ok).toBe(true)
  const remove = (...slugs: readonly string[]) => {
    for (const slug of slugs) rmSync(join(site.content, 'terms', slug), { recursive: true })
  }
  return { ...site, run, remove }
}

test('Without terms nothing is published, unless that is meant.', async () => {
  const site = await published()
  const before = snapshot(site.out)
  rmSync(join(site.content, 'terms'), { recursive: true })
  expect(await site.run()).toMatchObject({
    ok: false,
    problems: ['there are no terms to publish. If that is meant, build with --allow-removal.'],
  })
  expect(snapshot(site.out)).toEqual(before)
  expect(await site.run({ allowRemoval: true })).toMatchObject({ ok: true, summary: { terms: 0 } })
})

test('More than a tenth of the terms is removed only when that is meant.', async () => {
  const site = await published()
  site.remove(...MOST)
  const { problems = [] } = (await site.run()) as { readonly problems?: readonly string[] }
  expect(problems).toEqual([expect.stringMatching(/^this would remove 6 of 8 terms: .* build with --allow-removal\.$/)])
  expect((await site.run({ allowRemoval: true })).ok).toBe(true)
})

test('A build into a folder of its own is compared with the newest release beside it.', async () => {
  const site = await published()
  const release = (name: string) => join(site.home, name)
  renameSync(site.out, release('41'))
  site.remove(...MOST)
  expect(await build(site, { out: release('42') })).toMatchObject({
    ok: false,
    problems: [expect.stringMatching(/^this would remove 6 of 8 terms: /)],
  })
  expect(readdirSync(site.home)).not.toContain('42')
  expect((await build(site, { out: release('42'), allowRemoval: true })).ok).toBe(true)
  // The newest one is compared, and sites of other addresses are not.
  utimesSync(join(release('41'), 'deploy/edge.json'), 0, 0)
  expect((await build(site, { out: release('43') })).ok).toBe(true)
  rmSync(release('42'), { recursive: true })
  rmSync(release('43'), { recursive: true })
  expect((await build(site, { out: release('44') })).ok).toBe(false)
  expect((await build(site, { out: release('44'), baseUrl: 'https://other.example' })).ok).toBe(true)
})

test('A build that would take away much of what is online elsewhere is refused, unless that is meant.', async () => {
  const site = await published()
  const against = Array.from({ length: 10 }, (_, i) => [`/gone-${i}/`, `/es/gone-${i}/`]).flat()
  expect(await build(site, { out: site.out, against })).toMatchObject({
    ok: false,
    problems: [expect.stringMatching(/^this would remove 10 of 10 pages that are online: gone-0, /)],
  })
  expect((await build(site, { out: site.out, against, allowRemoval: true })).ok).toBe(true)
})

test('A few are removed with a warning for each address, which --strict makes an error.', async () => {
  const site = await published()
  site.remove('html')
  const message = '/html/ was published and would be gone; use "npx palabit rename" or "npx palabit remove"'
  expect(await site.run({ strict: true })).toMatchObject({ ok: false, problems: [message] })
  expect(await site.run()).toMatchObject({ ok: true, summary: { warnings: [message] } })
  expect(await site.run()).toMatchObject({ ok: true, summary: { warnings: [] } })
})

test('What is listed as removed is gone on purpose.', async () => {
  const site = await published()
  site.remove('html')
  write(site.content, 'removed.yaml', 'removed: [html]\n')
  expect(await site.run({ strict: true })).toMatchObject({ ok: true, summary: { warnings: [] } })
})

test('A folder that holds no site says nothing.', () => {
  const terms = [{ slug: 'a', formerSlugs: [] }]
  expect(checkRemoval(tinyWorkspace().home, terms, [], () => [], {})).toEqual({ problems: [], warnings: [] })
  expect(bounds.removal.few).toBeGreaterThan(0)
})

test('A path, a comparison or a page that vanishes is named, and a redirect or the list of what was removed settles it.', async () => {
  const site = await published(wholeWorkspace())
  const settings = readFileSync(join(site.content, 'site.yaml'), 'utf8')
  const [path = ''] = readdirSync(join(site.content, 'paths'))
  const comparison = 'decision-tree-vs-neural-network'
  const [from, to] = [join(site.content, 'paths', path), join(site.content, 'paths/another-name')]
  renameSync(from, to)
  const gone = (name: string) =>
    `/${name}/ was published and would be gone; use "npx palabit rename" or "npx palabit remove"`
  expect(await site.run({ strict: true })).toMatchObject({ ok: false, problems: [gone(`paths/${path}`)] })
  write(site.content, 'site.yaml', `${settings}redirects: { paths/${path}: paths/another-name }\n`)
  expect(await site.run({ strict: true })).toMatchObject({ ok: true, summary: { warnings: [] } })
  const { redirects } = JSON.parse(readFileSync(join(site.out, 'deploy/edge.json'), 'utf8'))
  expect(redirects).toMatchObject({
    [`/paths/${path}/`]: '/paths/another-name/',
    [`/es/paths/${path}/index.md`]: '/es/paths/another-name/index.md',
  })
  // The former name is an address too: without the redirect it would be gone.
  write(site.content, 'site.yaml', settings)
  expect(await site.run({ strict: true })).toMatchObject({ ok: false, problems: [gone(`paths/${path}`)] })
  write(site.content, 'removed.yaml', `removed: [paths/${path}]\n`)
  expect((await site.run({ strict: true })).ok).toBe(true)

  rmSync(join(site.content, 'comparisons', comparison), { recursive: true })
  const { problems = [] } = (await site.run({ strict: true })) as { readonly problems?: readonly string[] }
  expect(problems).toContain(gone(`compare/${comparison}`))
})

test('Redirects lead from what is not there to what is.', async () => {
  const site = await published()
  const settings = readFileSync(join(site.content, 'site.yaml'), 'utf8')
  const said = async (redirects: string) => {
    write(site.content, 'site.yaml', `${settings}redirects: ${redirects}\n`)
    const { ok, diagnostics } = await site.run()
    return [ok, ...diagnostics.map(({ message }) => message)]
  }
  expect(await said('{ html: 5g }')).toEqual([false, '"html" is a page, so its address cannot lead elsewhere'])
  expect(await said('{ old-page: compare/not-there }')).toEqual([false, 'there is no page "compare/not-there"'])
  expect(await said('{ old-page: 5g }')).toEqual([true])
})

test('What another site publishes is compared too.', async () => {
  const site = await published()
  const against = ['/html/', '/paths/from-elsewhere/', '/es/paths/from-elsewhere/', '/a-z/h/']
  expect(await build(site, { out: site.out, strict: true, against })).toMatchObject({
    ok: false,
    problems: [
      '/paths/from-elsewhere/ was published and would be gone; use "npx palabit rename" or "npx palabit remove"',
    ],
  })
})

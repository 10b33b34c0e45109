/** A path gets another name, or a path or a comparison goes: its address leads on, or is listed as removed. */
import { appendFileSync, cpSync, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pagesInSitemap } from '../../scripts/online-sitemap.ts'
import { loadContent } from '../../src/source/load.ts'
import { temporaryFolder } from '../build/folders.ts'
import { ROOT } from '../hosts/process.ts'
import type { CommandName } from '../scripts/run.ts'
import { runHere } from '../scripts/run-here.ts'

function laid() {
  const home = temporaryFolder()
  const content = join(home, 'content')
  cpSync(join(ROOT, 'tests/fixtures/tiny'), content, { recursive: true })
  expect(loadContent(content).diagnostics).toEqual([])
  const redirects = () => loadContent(content).settings?.redirects
  const run = (script: CommandName, ...args: readonly string[]) =>
    runHere(script, [...args, '--content', content], { cwd: home })
  return { content, redirects, run }
}

test('The address of a renamed path leads to it, after two changes of name and after renaming back.', async () => {
  const { content, redirects, run } = laid()
  expect(await run('rename', 'paths/first-steps', 'paths/second-steps')).toMatchObject({ status: 0 })
  expect(redirects()).toEqual({ 'paths/first-steps': 'paths/second-steps' })
  await run('rename', 'paths/second-steps', 'paths/third-steps')
  expect(redirects()).toEqual({ 'paths/first-steps': 'paths/third-steps', 'paths/second-steps': 'paths/third-steps' })
  await run('rename', 'paths/third-steps', 'paths/first-steps')
  expect(redirects()).toEqual({ 'paths/second-steps': 'paths/first-steps', 'paths/third-steps': 'paths/first-steps' })
  expect(loadContent(content).diagnostics).toEqual([])
})

test('Paths that go on with a path follow its new name, and name it no longer when it is gone.', async () => {
  const { content, run } = laid()
  cpSync(join(content, 'paths/first-steps'), join(content, 'paths/next-steps'), { recursive: true })
  const path = join(content, 'paths/first-steps/path.yaml')
  appendFileSync(path, 'next: [next-steps]\n')
  await run('rename', 'paths/next-steps', 'paths/last-steps')
  expect(readFileSync(path, 'utf8')).toMatch(/^next: \[last-steps\]$/m)
  expect(loadContent(content).diagnostics).toEqual([])
  await run('remove', 'paths/last-steps', '--force')
  expect(readFileSync(path, 'utf8')).not.toContain('next')
})

test('A path and a comparison are removed, with or without a page in their place.', async () => {
  const { content, redirects, run } = laid()
  await run('remove', 'paths/first-steps', '--redirect', '5g', '--force')
  expect(redirects()).toEqual({ 'paths/first-steps': '5g' })
  await run('remove', 'decision-tree-vs-neural-network', '--force')
  expect(loadContent(content).removed).toContain('compare/decision-tree-vs-neural-network')
  expect(existsSync(join(content, 'comparisons/decision-tree-vs-neural-network'))).toBe(false)
  expect(loadContent(content).diagnostics).toEqual([])
})

test.for([
  [['rename', 'paths/nowhere', 'paths/x'], 'There is no paths/nowhere.'],
  [['rename', 'paths/first-steps', 'x'], '"x" is not the name of a path'],
  [['rename', '5g-vs-html', 'html-vs-5g'], 'rename the entry'],
  [['remove', 'paths/nowhere'], 'There is no paths/nowhere.'],
  [['remove', 'paths/first-steps', '--redirect', 'paths/nowhere'], 'There is no paths/nowhere.'],
] as const)('%j is refused.', async ([[script, ...args], reason]) => {
  const { status, stderr } = await laid().run(script, ...args)
  expect([status, stderr]).toEqual([1, expect.stringContaining(reason)])
})

test('The pages of a site that is online are those of its sitemaps, below its address.', async () => {
  const files: Record<string, string> = {
    '/dictionary/sitemap.xml':
      '<sitemapindex><sitemap><loc>https://x.example/dictionary/sitemap-1.xml</loc></sitemap></sitemapindex>',
    '/dictionary/sitemap-1.xml':
      '<urlset><url><loc>https://x.example/dictionary/5g/</loc></url><url><loc>https://x.example/elsewhere/</loc></url></urlset>',
  }
  const server = createServer(({ url = '' }, response) => {
    const text = files[url]
    response.writeHead(text === undefined ? 404 : 200).end(text)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await pagesInSitemap(`${origin}/dictionary/`)).toEqual(['/5g/'])
  await expect(pagesInSitemap(origin)).rejects.toThrow('answers 404')
})

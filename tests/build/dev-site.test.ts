/** The site in memory: the same bytes as a build, new at every refresh, and the last good ones while content is wrong. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeDevSite } from '../../src/dev/dev-site.ts'
import { contentOf } from '../../src/model/views/artifact.ts'
import { prepare } from '../../src/site-build/build-without-output.ts'
import { edit, snapshot, tinyWorkspace, write } from './folders.ts'

const BASE = 'http://localhost:8787'
const textOf = (site: ReturnType<typeof makeDevSite>, path: string): string | undefined => {
  const bytes = site.asset(path)?.bytes
  return bytes && new TextDecoder().decode(bytes)
}

describe('The site in memory', () => {
  test('has nothing before it has read the content.', () => {
    const site = makeDevSite(tinyWorkspace(), BASE)
    expect(site.settings).toBeUndefined()
    expect(site.asset('index.html')).toBeUndefined()
  })

  test('has every file of a build, byte for byte, and writes none.', () => {
    const folders = tinyWorkspace()
    const before = snapshot(folders.home)
    const site = makeDevSite(folders, BASE)
    expect(site.refresh()).toEqual({ diagnostics: [], problems: [], ok: true })
    const { prepared } = prepare(folders, { baseUrl: BASE, cards: true })
    for (const artifact of prepared?.artifacts() ?? []) {
      const found = site.asset(artifact.path)
      expect(found && Buffer.from(found.bytes).equals(Buffer.from(contentOf(artifact))), artifact.path).toBe(true)
    }
    expect(snapshot(folders.home)).toEqual(before)
  })

  test('knows what a server must know, at its own address.', () => {
    const site = makeDevSite(tinyWorkspace(), BASE)
    site.refresh()
    expect(site.settings).toMatchObject({ base: BASE, basePath: '', name: 'Tiny Dictionary' })
    expect(site.settings?.redirects['/neural-net/']).toBe('/neural-network/')
  })

  test('has no file of another name.', () => {
    const site = makeDevSite(tinyWorkspace(), BASE)
    site.refresh()
    for (const path of ['', '/', 'nothing', '../content/site.yaml', 'constructor', '__proto__']) {
      expect(site.asset(path)).toBeUndefined()
    }
  })
})

describe('A draft', () => {
  const folders = () => {
    const site = tinyWorkspace()
    edit(site.content, 'terms/artificial-intelligence/term.yaml', 'level:', 'draft: true\nlevel:')
    edit(site.content, 'terms/neural-network/term.yaml', 'needs: [artificial-intelligence, decision-tree]', 'needs: []')
    return site
  }

  test('is shown with a mark, and texts that mention it do not lead to it.', () => {
    const site = makeDevSite(folders(), BASE)
    expect(site.refresh().ok).toBe(true)
    expect(textOf(site, 'artificial-intelligence/index.html')).toContain('Draft: not published')
    expect(textOf(site, 'es/artificial-intelligence/index.html')).toContain('Borrador: sin publicar')
    const mention = '<a href="/artificial-intelligence/">AI</a>'
    expect(textOf(site, 'decision-tree/index.html')).not.toContain(mention)
    const published = makeDevSite(tinyWorkspace(), BASE)
    published.refresh()
    expect(textOf(published, 'decision-tree/index.html')).toContain(mention)
    expect(textOf(published, 'artificial-intelligence/index.html')).not.toContain('Draft')
  })

  test('leaves no trace in what is published.', () => {
    const { prepared, diagnostics } = prepare(folders(), { baseUrl: BASE, cards: true })
    expect(diagnostics).toEqual([])
    const traces = [...(prepared?.artifacts() ?? [])].flatMap(artifact => {
      const content = contentOf(artifact)
      const text = typeof content === 'string' ? content : ''
      return artifact.path.includes('artificial-intelligence') || text.includes('/artificial-intelligence/')
        ? [artifact.path]
        : []
    })
    expect(traces).toEqual([])
  })
})

describe('After a change', () => {
  test('it shows the new text, and new and removed terms.', () => {
    const folders = tinyWorkspace()
    const site = makeDevSite(folders, BASE)
    site.refresh()
    edit(folders.content, 'terms/5g/en.md', 'title: 5G', 'title: 6G')
    rmSync(join(folders.content, 'terms/html'), { recursive: true })
    expect(site.refresh().ok).toBe(true)
    expect(textOf(site, '5g/index.html')).toContain('<h1>6G')
    expect(textOf(site, 'html/index.html')).toBeUndefined()
  })

  test('of a name, texts that are as they were link the new one and not the old.', () => {
    const folders = tinyWorkspace()
    const site = makeDevSite(folders, BASE)
    site.refresh()
    const page = () => textOf(site, 'artificial-intelligence/index.html')
    expect(page()).toContain('<a href="/decision-tree/">Decision trees</a>')
    edit(folders.content, 'terms/decision-tree/en.md', 'title: Decision tree', 'title: Test examples')
    edit(folders.content, 'terms/decision-tree/en.md', 'aliases: [', 'aliases: [model, ')
    expect(site.refresh().ok).toBe(true)
    expect(page()).not.toContain('>Decision trees</a>')
    expect(page()).toContain('<a href="/decision-tree/">models</a>')
  })

  test('it copies public files as they are now, even without a refresh.', () => {
    const folders = tinyWorkspace()
    const site = makeDevSite(folders, BASE)
    site.refresh()
    write(folders.public, 'style.css', 'main { color: red }')
    expect(textOf(site, 'style.css')).toBe('main{ color:red}\n')
  })

  test('that is wrong it keeps the last good site and says what is wrong.', () => {
    const folders = tinyWorkspace()
    const site = makeDevSite(folders, BASE)
    site.refresh()
    const [page, { settings }] = [textOf(site, '5g/index.html'), site]
    edit(folders.content, 'terms/5g/en.md', 'title: 5G', 'tittle: 5G')
    const { ok, diagnostics } = site.refresh()
    expect(ok).toBe(false)
    expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-field'])
    expect(textOf(site, '5g/index.html')).toBe(page)
    expect(site.settings).toBe(settings)
    edit(folders.content, 'terms/5g/en.md', 'tittle: 5G', 'title: 7G')
    expect(site.refresh().ok).toBe(true)
    expect(textOf(site, '5g/index.html')).toContain('<h1>7G')
  })

  test('that makes two files claim one path it keeps the last good site and says which.', () => {
    const folders = tinyWorkspace()
    const site = makeDevSite(folders, BASE)
    site.refresh()
    write(folders.public, 'robots.txt', 'mine')
    const { ok, problems } = site.refresh()
    expect(ok).toBe(false)
    expect(problems).toEqual(['/robots.txt is claimed twice: by robots.txt and by public/robots.txt'])
    expect(textOf(site, 'robots.txt')).not.toBe('mine')
  })
})

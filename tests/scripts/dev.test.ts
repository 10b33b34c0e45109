/** `palabit dev` as editors use it: the site from memory, changes that show by themselves, mistakes that break nothing. */
import { describe, expect, test } from 'vitest'
import { edit, snapshot, tinyWorkspace, type Workspace, write } from '../build/folders.ts'
import { freePort } from '../free-port.ts'
import { addressOf, type Running, run, start } from './run.ts'
import { runHere } from './run-here.ts'

interface Events {
  /** Waits for the first event of one of the names and gives its data. One call at a time: they share the stream. */
  of(...names: readonly string[]): Promise<string>
  close(): void
}

async function follow(address: string): Promise<Events> {
  const abort = new AbortController()
  const response = await fetch(`${address}/__dev/events`, { signal: abort.signal })
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  let text = ''
  return {
    async of(...names) {
      const event = new RegExp(`event: (?:${names.join('|')})\\ndata: (.*)\\n\\n`)
      for (;;) {
        const found = event.exec(text)
        if (found) {
          text = text.slice(found.index + found[0].length)
          return found[1] ?? ''
        }
        const { done, value } = await reader.read()
        if (done) throw new Error(`The stream ended without "${names.join('" or "')}".`)
        text += new TextDecoder().decode(value)
      }
    },
    close: () => abort.abort(),
  }
}

async function developing(
  spoil?: (site: Workspace) => void,
): Promise<{ site: Workspace; dev: Running; address: string }> {
  const site = tinyWorkspace()
  spoil?.(site)
  const dev = start('dev', ['--port', '0'], { cwd: site.home })
  const address = await addressOf(dev)
  return { site, dev, address }
}

const textAt = async (address: string, path: string): Promise<string> => (await fetch(address + path)).text()

describe('palabit dev', () => {
  test('serves the site from memory and writes nothing.', async () => {
    const { site, dev, address } = await developing()
    expect(dev.printed).toContain('Up to date')
    const before = snapshot(site.home)
    const page = await fetch(`${address}/es/5g/`)
    expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    expect(await page.text()).toContain('<script src="/__dev/reload.js" defer></script>')
    expect((await fetch(`${address}/__dev/reload.js`)).headers.get('Content-Type')).toContain('text/javascript')
    expect((await fetch(`${address}/neural-net/`, { redirect: 'manual' })).status).toBe(308)
    expect((await fetch(`${address}/nothing/`)).status).toBe(404)
    // It publishes the port that was taken.
    expect(address).not.toContain(':0')
    expect(JSON.parse(await textAt(address, '/v1/terms/5g.json'))).toMatchObject({
      urls: { en: `${address}/5g/`, es: `${address}/es/5g/` },
    })
    expect(snapshot(site.home)).toEqual(before)
    const taken = run('dev', ['--port', new URL(address).port], { cwd: site.home })
    expect(taken.status).toBe(1)
    expect(taken.stderr).toMatch(/Cannot listen on 127\.0\.0\.1:\d+: .*EADDRINUSE/)
    expect((await runHere('dev', ['--out', 'x'], { cwd: site.home })).stderr).toContain('has no option --out')
  })

  test('answers with a page before it has read the content.', async () => {
    const port = await freePort()
    const dev = start('dev', ['--port', String(port)], { cwd: tinyWorkspace().home })
    let answer: Response | undefined
    while (!answer) answer = await fetch(`http://127.0.0.1:${port}/5g/`).catch(() => undefined)
    expect([answer.status, (await answer.text()).includes('<h1>5G')]).toEqual([200, true])
    await dev.said('Editing on')
  })

  test('says what is wrong with the style, and leaves notes for reviewers to the check.', async () => {
    const { dev } = await developing()
    await expect.poll(() => dev.printed, { timeout: 20_000 }).toMatch(/\d+ errors?, \d+ warnings?/)
    expect(dev.printed).not.toMatch(/\d+ notes? in/)
    await dev.end('SIGINT')
  })

  test('shows a change, keeps the last good page while content is wrong, recovers, and ends on a signal.', async () => {
    const { site, dev, address } = await developing()
    const events = await follow(address)
    edit(site.content, 'terms/5g/en.md', 'Fifth generation', 'Sixth generation')
    await events.of('reload')
    expect(await textAt(address, '/5g/')).toContain('Sixth generation')
    write(site.public, 'style.css', 'body { margin: 1px }\n')
    await events.of('reload')
    expect(await textAt(address, '/style.css')).toContain('margin:1px')

    edit(site.content, 'terms/5g/en.md', 'title: 5G', 'tittle: Broken')
    expect(JSON.parse(await events.of('invalid'))).toContain('content/terms/5g/en.md:2:1  unknown-field')
    expect(dev.printed).toContain('Showing the last good site.')
    const page = await fetch(`${address}/5g/`)
    expect([page.status, (await page.text()).includes('<h1>5G')]).toEqual([200, true])
    const late = await follow(address)
    expect(JSON.parse(await late.of('invalid'))).toContain('unknown-field')
    edit(site.content, 'terms/5g/en.md', 'tittle: Broken', 'title: Cured')
    await Promise.all([events.of('reload'), late.of('reload')])
    expect(await textAt(address, '/5g/')).toContain('<h1>Cured')

    // Pages are still open.
    expect(await dev.end('SIGINT')).toEqual({ code: 0, signal: null })
    await expect(fetch(address)).rejects.toThrow()
    for (const each of [events, late]) each.close()
  })

  test('begins with content that is wrong, says so in the page, and recovers.', async () => {
    const { site, address } = await developing(each => edit(each.content, 'terms/5g/en.md', 'title: 5G', 'tittle: 5G'))
    const page = await fetch(`${address}/`)
    const text = await page.text()
    expect(page.status).toBe(500)
    expect(text).toContain('content/terms/5g/en.md:2:1  unknown-field')
    expect(text).toContain('<script src="/__dev/reload.js" defer></script>')
    const events = await follow(address)
    await events.of('invalid')
    edit(site.content, 'terms/5g/en.md', 'tittle: 5G', 'title: 5G')
    await events.of('reload')
    expect((await fetch(`${address}/`)).status).toBe(200)
  })
})

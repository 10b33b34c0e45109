/** The form saves to the files in `npm run dev`: for pages of this server alone, and never over another change. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { type EntrySource, TEXT_FILES } from '../../src/source/entry-text.ts'
import { loadContent } from '../../src/source/load.ts'
import { bundledProgram } from '../build/bundled-program.ts'
import { snapshot, temporaryFolder, tinyWorkspace, type Workspace, withTheFile, write } from '../build/folders.ts'
import { send } from '../conformance/socket.ts'
import { addressOf, start } from './run.ts'

const finished = withTheFile()
let site: Workspace
let address: string
beforeAll(async () => {
  site = tinyWorkspace(temporaryFolder(finished))
  address = await addressOf(start('dev', ['--port', '0'], { cwd: site.home, finished }))
})

const entryFile = (name: string, slug = '5g'): string => join(site.content, 'terms', slug, name)
const opened = async (slug = '5g'): Promise<EntrySource['files']> =>
  ((await (await fetch(`${address}/write/terms/${slug}.json`)).json()) as EntrySource).files

const save = (body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${address}/__dev/save`, {
    method: 'POST',
    headers: { Origin: address, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

describe('npm run dev', () => {
  test('offers the form whatever site.yaml says, and tells it where to save.', async () => {
    for (const path of ['/write/', '/es/write/']) {
      const text = await (await fetch(address + path)).text()
      expect(text).toContain('data-write')
      expect(text).toContain('<meta name="save-to" content="/__dev/save">')
    }
    expect(await (await fetch(`${address}/5g/`)).text()).not.toContain('save-to')
  })

  test('saves what has changed, and opens the entry as it is then.', async () => {
    const before = await opened()
    const text = `${before['en.md']}`.replace('Fifth generation', 'The fifth generation')
    const answer = await save({ slug: '5g', opened: before, files: { ...before, 'en.md': text } })
    expect([answer.status, await answer.text()]).toEqual([200, 'Saved.\n'])
    expect(readFileSync(entryFile('en.md'), 'utf8')).toBe(text)
    expect(await opened()).toEqual({ ...before, 'en.md': text })
  })

  test('saves a new entry, a draft in one language too.', async () => {
    const files = {
      'term.yaml': 'id: new-word\ndate: 2026-01-01\nlevel: 1\nsubjects: [data]\ndraft: true\n',
      'en.md': 'x\n',
    }
    expect((await save({ slug: 'new-word', opened: {}, files })).status).toBe(200)
    expect(await opened('new-word')).toEqual(files)
  })

  test('answers 409 and writes nothing where a file has changed meanwhile, or has come.', async () => {
    const before = await opened()
    const changed = `${before['es.md']}\n`
    write(site.content, 'terms/5g/es.md', changed)
    const files = { ...before, 'en.md': 'mine\n' }
    const all = snapshot(join(site.content, 'terms/5g'))
    expect((await save({ slug: '5g', opened: before, files })).status).toBe(409)
    expect((await save({ slug: '5g', opened: {}, files })).status).toBe(409)
    expect(snapshot(join(site.content, 'terms/5g'))).toEqual(all)
  })

  test('goes on with a save that was cut off between two files.', async () => {
    const before = await opened()
    const files = { ...before, 'en.md': `${before['en.md']}\n`, 'es.md': `${before['es.md']}\n` }
    write(site.content, 'terms/5g/en.md', files['en.md'])
    expect((await save({ slug: '5g', opened: before, files })).status).toBe(200)
    expect(await opened()).toEqual(files)
  })
})

describe('Nothing is saved', () => {
  const refused = async (answer: Promise<{ readonly status: number }>, status: number) => {
    const all = snapshot(site.content)
    expect((await answer).status).toBe(status)
    expect(snapshot(site.content)).toEqual(all)
  }
  const change = async () => {
    const before = await opened()
    return { slug: '5g', opened: before, files: { ...before, 'en.md': 'stolen\n' } }
  }

  test.for<readonly [string, Readonly<Record<string, string>>]>([
    ['of another origin', { Origin: 'https://example.org' }],
    ['of another port', { Origin: 'http://localhost:1' }],
    ['without an origin of its own', { Origin: 'null' }],
    ['of a form', { 'Content-Type': 'text/plain' }],
    ['of another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('for a page %s.', async ([, headers]) => {
    await refused(save(await change(), headers), 403)
  })

  test.for(['rebound.example', 'palabit.example:8787', '10.0.0.1', '[::2]', 'localhost.example'])(
    'for a page of the host %s.',
    async host => {
      const body = JSON.stringify(await change())
      const lines = [
        'POST /__dev/save HTTP/1.1',
        `Host: ${host}`,
        `Origin: http://${host}`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
      ]
      const bytes = Buffer.from(body).toString('latin1')
      await refused(send(address, `${lines.join('\r\n')}\r\n\r\n${bytes}`), 403)
    },
  )

  test.for(['../5g', '..', '5g/../ai', '', 'a b', '5G'])('under the name %j.', async slug => {
    await refused(save({ ...(await change()), slug }), 400)
  })

  test('to other files, in other shapes, of another size, or through a link.', async () => {
    await refused(save({ slug: '5g', opened: {}, files: { '../../site.yaml': 'x' } }), 400)
    await refused(save({ slug: '5g', opened: {}, files: { 'en.md': 1 } }), 400)
    await refused(save({ slug: '5g', opened: {}, files: { 'en.md': 'x'.repeat(300 * 1024) } }), 400)
    await refused(fetch(`${address}/__dev/save`), 405)
    const elsewhere = temporaryFolder()
    mkdirSync(join(elsewhere, 'inside'))
    symlinkSync(join(elsewhere, 'inside'), join(site.content, 'terms/linked'))
    expect((await save({ slug: 'linked', opened: {}, files: { 'en.md': 'x' } })).status).toBe(400)
    expect(readdirSync(join(elsewhere, 'inside'))).toEqual([])
  })
})

describe('A kill -9 while saving', () => {
  const MOMENTS = [1, 2, 3].flatMap(
    count =>
      [
        ['writeFileSync', count, 'half'],
        ['renameSync', count, 'before'],
        ['renameSync', count, 'after'],
      ] as const,
  )
  let child: string
  beforeAll(async () => {
    child = await bundledProgram(fileURLToPath(new URL('save-child.ts', import.meta.url)), finished)
  })
  const texts = (folder: string): readonly string[] => TEXT_FILES.map(name => readFileSync(join(folder, name), 'utf8'))

  test.for(MOMENTS)('at %s %i, %s, leaves each file whole, old or new, and is saved again.', ([call, count, side]) => {
    const { content } = tinyWorkspace()
    const folder = join(content, 'terms/5g')
    const before = texts(folder)
    const after = before.map(text => `${text}\n# changed\n`)
    const saving = (...moment: readonly string[]) => spawnSync(process.execPath, [child, content, ...moment])
    expect(saving(call, String(count), side).signal).toBe('SIGKILL')
    const left = texts(folder)
    const renamed = count - (call === 'renameSync' && side === 'after' ? 0 : 1)
    expect(left).toEqual([...after.slice(0, renamed), ...before.slice(renamed)])
    expect(
      readdirSync(folder)
        .filter(name => !/^\..*\.\d+\.draft$/.test(name))
        .sort(),
    ).toEqual([...TEXT_FILES].sort())
    expect(loadContent(content).diagnostics.filter(({ code }) => code === 'unexpected-file')).toEqual([])
    expect(saving().status).toBe(0)
  })
})

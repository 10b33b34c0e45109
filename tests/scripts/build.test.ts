/** `palabit build` as people run it: flags, exit codes, what it says and where. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { edit, snapshot, tinyWorkspace } from '../build/folders.ts'
import { run } from './run.ts'
import { runHere } from './run-here.ts'

interface List {
  readonly generated: string
  readonly terms: readonly { readonly en: { readonly url: string } }[]
}

const listIn = (out: string): List => JSON.parse(readFileSync(join(out, 'v1/terms.json'), 'utf8')) as List

describe('palabit build', () => {
  test('with --strict refuses an address that is reserved for examples and reaches no site.', async () => {
    const site = tinyWorkspace()
    const refused = await runHere('build', ['--strict', '--no-cards'], { cwd: site.home })
    expect(refused.status).toBe(1)
    expect(refused.stderr).toContain('https://tiny.example, an address for examples; name yours with --base-url.')
    const named = await runHere('build', ['--strict', '--no-cards', '--base-url', 'https://dictionary.org'], {
      cwd: site.home,
    })
    expect([named.status, named.stderr]).toEqual([0, ''])
  })

  test('publishes the folder "content" to "dist" and says so, and how many cards it drew.', async () => {
    const site = tinyWorkspace()
    const { status, stdout, stderr } = run('build', [], { cwd: site.home })
    expect([status, stderr]).toEqual([0, ''])
    const [cards, summary, ...rest] = stdout.split('\n')
    expect(cards).toMatch(/^12 cards, \d+ a second, 12 drawn, 0 from cache$/)
    expect(summary).toMatch(/^6 terms, \d+ files \(\d+ changed\), \d+ kB in \d+\.\d\d s → \/.*\/dist$/)
    // A build that takes long says where the time went.
    expect(rest.filter(line => !line.startsWith('read '))).toEqual([
      'Links, feeds and the sitemap begin with https://tiny.example, an address for examples; name yours with --base-url.',
      '',
    ])
    expect(existsSync(join(site.out, 'es/5g/index.html'))).toBe(true)
    const again = await runHere('build', [], { cwd: site.home })
    expect(again.stdout).toContain('(0 changed)')
    expect(again.stdout).toMatch(/^12 cards, 0 drawn, 12 from cache$/m)
  })

  test('says in CI how long each phase took.', async () => {
    const site = tinyWorkspace()
    const { stderr } = await runHere('build', ['--no-cards'], { cwd: site.home, env: { CI: 'true' } })
    const phases = stderr.trimEnd().split('\n')
    expect(phases.map(line => line.split(' ')[0])).toEqual(['Reading', 'Relating', 'Writing', 'Publishing'])
    for (const line of phases) expect(line).toMatch(/ in \d+\.\d s$/)
  })

  test('names nothing that only an edge has with --no-edge.', async () => {
    const site = tinyWorkspace()
    const { status } = await runHere('build', ['--no-cards', '--no-edge'], { cwd: site.home })
    expect([status, existsSync(join(site.out, 'mcp'))]).toEqual([0, false])
    expect(readFileSync(join(site.out, 'llms.txt'), 'utf8')).not.toContain('/mcp')
    expect(JSON.parse(readFileSync(join(site.out, 'deploy/edge.json'), 'utf8'))).toMatchObject({ edge: false })
  })

  test('takes every folder and the address from its flags.', async () => {
    const site = tinyWorkspace()
    const flags = ['--content', 'content', '--public', site.public, '--out', 'deep/site', '--cache', 'memory']
    const { status } = await runHere('build', [...flags, '--base-url', 'https://example.org/d'], { cwd: site.home })
    expect(status).toBe(0)
    expect(existsSync(site.out)).toBe(false)
    expect(existsSync(join(site.home, '.cache'))).toBe(false)
    expect(existsSync(join(site.home, 'memory'))).toBe(true)
    expect(listIn(join(site.home, 'deep/site')).terms[0]?.en.url).toBe('https://example.org/d/5g/')
  })

  test('keeps no memory with --no-cache.', async () => {
    const site = tinyWorkspace()
    const { status } = await runHere('build', ['--no-cache'], { cwd: site.home })
    expect([status, existsSync(site.cache)]).toEqual([0, false])
  })

  test('takes address and day from the environment, and the flag before the variable.', async () => {
    const site = tinyWorkspace()
    const env = { BASE_URL: 'https://env.example', SOURCE_DATE_EPOCH: '1767225600' }
    expect((await runHere('build', ['--no-cards'], { cwd: site.home, env })).status).toBe(0)
    expect(listIn(site.out).terms[0]?.en.url).toBe('https://env.example/5g/')
    expect(listIn(site.out).generated).toBe('2026-01-01')
    expect(
      (await runHere('build', ['--no-cards', '--base-url', 'https://flag.example'], { cwd: site.home, env })).status,
    ).toBe(0)
    expect(listIn(site.out).terms[0]?.en.url).toBe('https://flag.example/5g/')
  })

  test('says on stderr what is wrong, publishes nothing and fails.', async () => {
    const site = tinyWorkspace()
    expect((await runHere('build', ['--no-cards'], { cwd: site.home })).status).toBe(0)
    const before = snapshot(site.out)
    edit(site.content, 'terms/5g/en.md', 'title: 5G', 'tittle: 5G')
    const { status, stdout, stderr } = await runHere('build', [], { cwd: site.home })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^content\/terms\/5g\/en\.md:2:1 {2}unknown-field {2}/)
    expect(stderr).toContain('1 error, 0 warnings in 1 file')
    expect(stderr).toMatch(/Nothing was published; \S+dist is as it was\.\n$/)
    expect(snapshot(site.out)).toEqual(before)
  })

  test('says nothing of an earlier build where there is none.', async () => {
    const site = tinyWorkspace()
    edit(site.content, 'terms/5g/en.md', 'title: 5G', 'tittle: 5G')
    expect((await runHere('build', [], { cwd: site.home })).stderr).toMatch(/\nNothing was published\.\n$/)
  })

  test('refuses text of the template, and shows it as a warning in a draft, which is not published.', async () => {
    const site = tinyWorkspace()
    edit(site.content, 'terms/5g/en.md', 'A mobile network', '✎ A mobile network')
    expect(await runHere('build', [], { cwd: site.home })).toMatchObject({ status: 1, stdout: '' })
    edit(site.content, 'terms/5g/term.yaml', 'level:', 'draft: true\nlevel:')
    const { status, stdout, stderr } = await runHere('build', ['--no-cards'], { cwd: site.home })
    expect(status).toBe(0)
    expect(stderr).toContain('template-text')
    expect(stdout).toContain('5 terms')
    expect(Object.keys(snapshot(site.out)).filter(path => path.includes('5g'))).toEqual([])
  })
})

describe('A mistake on the command line', () => {
  const fails = async (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    const site = tinyWorkspace()
    const before = snapshot(site.home)
    const result = await runHere('build', args, { cwd: site.home, env })
    expect(result.status, result.stderr).toBe(1)
    expect(result.stderr).not.toMatch(/\n {4}at |node:internal/)
    expect(snapshot(site.home)).toEqual(before)
    return result
  }

  test.for([
    ['an unknown flag', ['--outt', 'x'], 'outt'],
    ['a flag without its value', ['--out'], 'out'],
    ['an address that is none', ['--base-url', 'example.org'], '"example.org" is not a base address'],
    ['an address with a query', ['--base-url', 'https://example.org/?a'], 'is not a base address'],
    ['an address with a variable of nginx', ['--base-url', 'https://example.org/$evil'], 'is not a base address'],
    ['an unexpected argument, such as npm leaves of "npm run build --out site",', ['site'], 'site'],
  ] as const)('is named: %s.', async ([, args, named]) => {
    const { stdout, stderr } = await fails(args)
    expect(stdout).toBe('')
    expect(stderr).toContain(named)
    expect(stderr).toMatch(/^error: .*\n$/)
  })

  test.for(['yesterday', '1.5', '99999999999999999'])('is a day that is none: %s.', async day => {
    const { stderr } = await fails([], { SOURCE_DATE_EPOCH: day })
    expect(stderr).toContain(`SOURCE_DATE_EPOCH is "${day}"`)
  })

  test('is a day past the year 9999, which no date of the interface can say.', async () => {
    expect((await fails([], { SOURCE_DATE_EPOCH: '253402300800' })).stderr).toContain('SOURCE_DATE_EPOCH')
  })

  test('is content that is not there.', async () => {
    const { stderr } = await fails(['--content', 'contents', '--no-cache'])
    expect(stderr).toContain('content-missing')
    expect(stderr).toContain('--content')
  })
})

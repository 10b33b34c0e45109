/** Sending: links to files, and what GitHub is asked for with a token. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { EntryFiles } from '../../src/editorial/entry-draft.ts'
import { blobName, propose, repositoryName, type Target } from '../../src/write/github.ts'
import { fileLinks, MAX_ADDRESS } from '../../src/write/prefilled.ts'
import { LIBRARY } from '../library.ts'
import { entriesIn } from './entries.ts'

const SITE = { repository: 'https://github.com/palabit/palabit', branch: 'main' }
const entries = entriesIn(LIBRARY.content)
const dns = entries.get('dns') ?? {}

describe('Links to files', () => {
  test('hold the text of new files, and open those that exist.', () => {
    const links = fileLinks('dns', dns, { 'en.md': 'old\n', 'es.md': dns['es.md'] ?? '' }, SITE)
    expect(links.map(({ name, isEmpty }) => [name, isEmpty])).toEqual([
      ['en.md', true],
      ['term.yaml', false],
    ])
    expect(links[0]?.url).toBe('https://github.com/palabit/palabit/edit/main/content/terms/dns/en.md')
    const { pathname, searchParams } = new URL(links[1]?.url ?? '')
    expect([pathname, searchParams.get('filename')]).toEqual([
      '/palabit/palabit/new/main',
      'content/terms/dns/term.yaml',
    ])
    expect(searchParams.get('value')).toBe(dns['term.yaml'])
  })

  test('are never longer than servers accept.', () => {
    const long = 'á'.repeat(5_000)
    const [link] = fileLinks('dns', { 'en.md': long }, {}, SITE)
    expect([link?.isEmpty, (link?.url.length ?? 0) < MAX_ADDRESS]).toEqual([true, true])
  })
})

describe('With a token', () => {
  const { fetch } = globalThis
  afterEach(() => void vi.stubGlobal('fetch', fetch))

  const target: Target = { upstream: 'palabit/palabit', branch: 'main', repository: 'palabit/palabit', token: 'secret' }

  /** GitHub with some files in the folder of the entry. */
  function gitHub(present: EntryFiles, refuse?: string) {
    const asked: string[] = []
    const bodies: unknown[] = []
    const fetchOne = async (
      url: string,
      init: {
        readonly method: string
        readonly headers: Readonly<Record<string, string>>
        readonly body?: string
      },
    ) => {
      const { host, pathname } = new URL(url)
      const call = `${init.method} ${pathname.replace('/repos/', '')}`
      asked.push(call)
      expect([host, new Headers(init.headers).get('Authorization')]).toEqual(['api.github.com', 'Bearer secret'])
      if (init.body) bodies.push(JSON.parse(String(init.body)))
      if (refuse !== undefined && call.includes(refuse))
        return Response.json({ message: 'Not allowed' }, { status: 403 })
      if (pathname.includes('/contents/')) {
        if (Object.keys(present).length === 0) return Response.json({}, { status: 404 })
        const names = Object.entries(present).map(async ([name, text]) => ({ name, sha: await blobName(text) }))
        return Response.json(await Promise.all(names))
      }
      const sha = 'abcdef0123456789'
      return Response.json({
        sha,
        object: { sha },
        tree: { sha },
        html_url: 'https://github.com/palabit/palabit/pull/7',
      })
    }
    vi.stubGlobal('fetch', fetchOne)
    return { asked, bodies }
  }

  test('one branch, one commit of all files and one pull request are made.', async () => {
    const { asked, bodies } = gitHub({})
    const sent = await propose({ slug: 'dns', title: 'content: add DNS', changed: dns, opened: {} }, target)
    expect(sent).toEqual({ kind: 'pull', url: 'https://github.com/palabit/palabit/pull/7' })
    expect(asked).toEqual([
      'GET palabit/palabit/git/ref/heads/main',
      'GET palabit/palabit/git/commits/abcdef0123456789',
      'GET palabit/palabit/contents/content/terms/dns',
      'POST palabit/palabit/git/trees',
      'POST palabit/palabit/git/commits',
      'POST palabit/palabit/git/refs',
      'POST palabit/palabit/pulls',
    ])
    const [tree, commit, ref, pull] = bodies as readonly Readonly<Record<string, unknown>>[]
    expect(tree?.tree).toEqual(
      Object.entries(dns).map(([name, content]) => ({
        ...{ path: `content/terms/dns/${name}`, mode: '100644', type: 'blob', content },
      })),
    )
    expect(commit).toMatchObject({ message: 'content: add DNS', parents: ['abcdef0123456789'] })
    expect(ref).toMatchObject({ ref: 'refs/heads/write/dns-abcdef01' })
    expect(pull).toEqual({ title: 'content: add DNS', head: 'write/dns-abcdef01', base: 'main' })
  })

  test.for<readonly [string, EntryFiles, EntryFiles]>([
    ['has changed', dns, { 'en.md': 'older\n' }],
    ['has come meanwhile', dns, {}],
    ['is gone', {}, dns],
  ])('nothing is sent where the entry %s.', async ([, present, opened]) => {
    const { asked } = gitHub(present)
    const changed = { 'en.md': 'new\n' }
    const sent = await propose({ slug: 'dns', title: 'x', changed, opened }, target)
    expect(sent).toEqual({ kind: 'moved-on' })
    expect(asked.filter(call => call.startsWith('POST'))).toEqual([])
  })

  test('what was opened and is the same still is changed.', async () => {
    gitHub(dns)
    const changed = { 'en.md': 'new\n' }
    expect((await propose({ slug: 'dns', title: 'x', changed, opened: dns }, target)).kind).toBe('pull')
  })

  test('a fork gets the branch, and the writer the address of the pull request to open.', async () => {
    const { asked } = gitHub({})
    const fork = { ...target, repository: 'ana/palabit' }
    const sent = await propose({ slug: 'dns', title: 'x', changed: dns, opened: {} }, fork)
    expect(sent).toEqual({
      kind: 'compare',
      url: 'https://github.com/palabit/palabit/compare/main...ana:write/dns-abcdef01?expand=1',
    })
    expect(asked.every(call => call.includes('ana/palabit'))).toBe(true)
  })

  test('the words of a refusal are passed on.', async () => {
    gitHub({}, 'git/refs')
    const proposal = { slug: 'dns', title: 'x', changed: dns, opened: {} }
    await expect(propose(proposal, target)).rejects.toThrow('403 Not allowed')
  })

  test('only repositories at GitHub are asked.', () => {
    expect(repositoryName('https://github.com/palabit/palabit')).toBe('palabit/palabit')
    expect(repositoryName('https://github.com/palabit/palabit.git')).toBe('palabit/palabit')
    expect(repositoryName('https://gitlab.com/palabit/palabit')).toBeUndefined()
    expect(repositoryName('https://github.com.example/palabit/palabit')).toBeUndefined()
  })

  test('git names a file as it does itself.', async () => {
    // git hash-object --stdin <<< 'hello'
    expect(await blobName('hello\n')).toBe('ce013625030ba8dba906f756967f9e9ca394464a')
  })
})

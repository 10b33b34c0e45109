/** `palabit links` against sites of its own: what it says of each kind of answer, and that it stays within its bounds. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkLinks, type LinkBounds } from '../../scripts/external-link-checker.ts'
import { externalLinks } from '../../src/editorial/collect-external-links.ts'
import { temporaryFolder, write } from '../build/folders.ts'
import { start } from './run.ts'

const BOUNDS: LinkBounds = { sites: 4, answerMs: 5_000, pauseMs: 1, totalMs: 30_000 }

/** A site on a port of its own. */
async function site(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Answers with the number in the path, and to `/301/…` with a redirect to the rest. */
const byPath: RequestListener = (request, response) => {
  const [, status = '200', ...rest] = (request.url ?? '/').split('/')
  if (rest.length > 0) response.setHeader('Location', `/${rest.join('/')}`)
  response.writeHead(Number(status)).end('body')
}

describe('The outcome for an address that answers', () => {
  test.for([
    ['200', { kind: 'there' }],
    ['204', { kind: 'there' }],
    ['302/200', { kind: 'there' }],
    ['301/200', { kind: 'moved', to: '/200' }],
    ['308/301/200', { kind: 'moved', to: '/200' }],
    ['301/302/200', { kind: 'there' }],
    ['301/404', { kind: 'gone', reason: 'answers with 404' }],
    ['404', { kind: 'gone', reason: 'answers with 404' }],
    ['410', { kind: 'gone', reason: 'answers with 410' }],
    ['403', { kind: 'unclear', reason: 'answers programs with 403' }],
    ['429', { kind: 'unclear', reason: 'answers programs with 429' }],
    ['503', { kind: 'unclear', reason: 'answers with 503' }],
    [`${'302/'.repeat(12)}200`, { kind: 'gone', reason: 'more than 8 redirects' }],
  ] as const)('%s is right.', async ([path, expected]) => {
    const base = await site(byPath)
    const outcomes = await checkLinks([`${base}/${path}`], BOUNDS)
    expect(outcomes.get(`${base}/${path}`)).toEqual(
      expected.kind === 'moved' ? { ...expected, to: base + expected.to } : expected,
    )
  })

  test('nothing at all is that the site refuses connections.', async () => {
    const base = 'http://127.0.0.1:9'
    expect((await checkLinks([base], BOUNDS)).get(base)).toMatchObject({ kind: 'gone' })
  })

  test('an error only once is right: it is asked again.', async () => {
    let asked = 0
    const base = await site((_, response) => void response.writeHead(asked++ === 0 ? 502 : 200).end())
    expect((await checkLinks([base], BOUNDS)).get(base)).toEqual({ kind: 'there' })
    expect(asked).toBe(2)
  })
})

describe('The bounds:', () => {
  test('each site is asked one thing at a time, and few sites at once.', async () => {
    let open = 0
    let most = 0
    const openAt: number[] = []
    let mostAtOne = 0
    const sites = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        site((_request, response) => {
          open += 1
          openAt[i] = (openAt[i] ?? 0) + 1
          most = Math.max(most, open)
          mostAtOne = Math.max(mostAtOne, openAt[i])
          setTimeout(() => {
            open -= 1
            openAt[i] = (openAt[i] ?? 1) - 1
            response.end()
          }, 10)
        }),
      ),
    )
    const addresses = sites.flatMap(base => ['a', 'b', 'c', 'd'].map(path => `${base}/${path}`))
    const outcomes = await checkLinks(addresses, { ...BOUNDS, sites: 3 })
    expect([...outcomes.keys()]).toEqual(addresses)
    expect(new Set([...outcomes.values()].map(({ kind }) => kind))).toEqual(new Set(['there']))
    expect([most <= 3, mostAtOne]).toEqual([true, 1])
  })

  test('a site that hangs is unclear, and the others are asked.', async () => {
    const hanging = await site(() => {})
    const fine = await site(byPath)
    const outcomes = await checkLinks([`${hanging}/`, `${fine}/200`], { ...BOUNDS, answerMs: 50 })
    expect([...outcomes.values()]).toEqual([{ kind: 'unclear', reason: 'no answer in time' }, { kind: 'there' }])
  })

  test('a body without end is not read.', async () => {
    const base = await site((_, response) => {
      const timer = setInterval(() => response.write('x'.repeat(1_000)), 1)
      response.on('close', () => clearInterval(timer))
    })
    expect((await checkLinks([base], BOUNDS)).get(base)).toEqual({ kind: 'there' })
  })

  test('when time is up, what has not been asked is unclear.', async () => {
    const base = await site(() => {})
    const outcomes = await checkLinks([`${base}/a`, `${base}/b`], { ...BOUNDS, totalMs: 50 })
    const late = { kind: 'unclear', reason: 'not asked, because time was up' }
    expect([...outcomes.values()]).toEqual([late, late])
  })
})

test('Links are found in both forms, once each, without fragments, with every place.', () => {
  const files = new Map([
    ['terms/a/en.md', 'x [A](https://a.example/b_(c)#d) y\n<https://b.example/?q=1>'],
    ['terms/a/es.md', '[A](https://a.example/b_(c)), [own](/dns/), `https://code.example`'],
  ])
  expect(externalLinks(files)).toEqual([
    {
      address: 'https://a.example/b_(c)',
      places: [
        { file: 'terms/a/en.md', line: 1, column: 7 },
        { file: 'terms/a/es.md', line: 1, column: 5 },
      ],
    },
    { address: 'https://b.example/?q=1', places: [{ file: 'terms/a/en.md', line: 2, column: 2 }] },
  ])
})

describe('palabit links', () => {
  const content = (lines: readonly string[]): string => {
    const home = temporaryFolder()
    write(home, 'content/site.yaml', '')
    write(home, 'content/terms/a/en.md', lines.join('\n'))
    return home
  }

  /** Not in the process of the test, which runs the sites; nor does it wait for one that blocks it. */
  const links = async (home: string) => {
    const running = start('links', ['--report', 'report.md'], { cwd: home })
    const { code } = await running.ended
    return [code, running.printed] as const
  }

  test('names what is gone with its place, fails, and writes a report for an issue.', async () => {
    const base = await site(byPath)
    const home = content([`- [A](${base}/404)`, `- [B](${base}/301/200)`, `- [C](${base}/403)`, `- [D](${base}/200)`])
    const [status, stdout] = await links(home)
    expect(status).toBe(1)
    expect(stdout).toContain(`content/terms/a/en.md:1:7  dead-link  ${base}/404: answers with 404`)
    expect(stdout).toContain(`content/terms/a/en.md:2:7  moved-link  ${base}/301/200 has moved for good to ${base}/200`)
    expect(stdout).toContain('1 error, 1 warning, 1 note in 1 file')
    expect(readFileSync(join(home, 'report.md'), 'utf8')).toBe(`## Gone

- \`content/terms/a/en.md:1\` \`${base}/404: answers with 404\`

## Moved for good

- \`content/terms/a/en.md:2\` \`${base}/301/200 has moved for good to ${base}/200\`

## To be opened by a person

- \`content/terms/a/en.md:3\` \`${base}/403: answers programs with 403\`
`)
  })

  test('says so when all is well, and the report is empty.', async () => {
    const base = await site(byPath)
    const home = content([`- [A](${base}/200)`])
    const [status, stdout] = await links(home)
    expect([status, stdout]).toEqual([0, '1 address was asked for; none is gone\n'])
    expect(readFileSync(join(home, 'report.md'), 'utf8')).toBe('')
  })
})

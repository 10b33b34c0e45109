/** `/dev/<slug>/?since=…`: what has changed in both languages, from a real repository, and nothing that git may run. */
import { describe, expect, test } from 'vitest'
import { withChangesSince } from '../../src/dev/changes-since.ts'
import { textsOf } from '../../src/editorial/content-files.ts'
import { edit, tinyWorkspace } from '../build/folders.ts'
import { begin, hasGit } from '../source/repository.ts'

describe.runIf(hasGit)('The page of changes', () => {
  function reviewing() {
    const site = tinyWorkspace()
    begin(site.content)
    edit(site.content, 'terms/5g/es.md', 'Quinta generación', 'Sexta <generación>')
    const handler = withChangesSince(
      async () => new Response('inner'),
      site.content,
      slug => textsOf(site.content, slug),
    )
    return async (path: string) => (await handler(new Request(`http://localhost${path}`))).text()
  }

  test('marks the lines of before and now, in the language that changed.', async () => {
    const ask = reviewing()
    const page = await ask('/dev/5g/?since=HEAD')
    const [english = '', spanish = ''] = page.split('<div lang="es">')
    expect(english).not.toMatch(/<del>|<ins>/)
    expect(spanish).toMatch(
      /<del>tagline: .*Quinta generación.*<\/del>\n<ins>tagline: .*Sexta &lt;generación&gt;.*<\/ins>/,
    )
  })

  test.for(['nothing', '--output=/tmp/x', 'HEAD:../../etc', '$(id)'])(
    'says that %s has nothing of it.',
    async revision => {
      const page = await reviewing()(`/dev/5g/?since=${encodeURIComponent(revision)}`)
      expect(page).toContain('There is nothing of it at that revision.')
    },
  )

  test('leaves other addresses alone.', async () => {
    const ask = reviewing()
    for (const path of ['/dev/5g/', '/dev/nothing/?since=HEAD', '/5g/?since=HEAD'])
      expect(await ask(path)).toBe('inner')
  })
})

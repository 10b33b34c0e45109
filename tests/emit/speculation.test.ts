/** Pages are fetched ahead where a pointer rests on their link: the header names a file that is there, below a path too. */
import { expect, test } from 'vitest'
import { headerRules } from '../../src/model/web/header-rules.ts'
import { textOf, tiny } from './rendered.ts'

test.each(['https://tiny.example', 'https://tiny.example/words'])(
  'At %s the rules name pages of the site alone.',
  baseUrl => {
    const { files, site } = tiny({ baseUrl })
    const [all] = headerRules(site)
    const { pathname } = new URL(baseUrl)
    const base = pathname === '/' ? '' : pathname
    expect(all?.headers['Speculation-Rules']).toBe(`"${base}/speculation.json"`)
    expect(JSON.parse(textOf(files, 'speculation.json'))).toEqual({
      prefetch: [{ where: { href_matches: `${base}/*/` }, eagerness: 'moderate' }],
    })
  },
)

/** What site.yaml switches off is neither published nor promised anywhere. */
import { describe, expect, test } from 'vitest'
import { makeSite } from '../../src/model/dictionary/site.ts'
import { settings, tinySite } from '../model/site.ts'
import { renderTiny, textOf, tiny } from './rendered.ts'

const SWITCHES = [
  { name: 'downloads', path: /^(?:es\/)?downloads\//, promise: /\/downloads\// },
  { name: 'embeds', path: /^(?:es\/)?embed(?:\/|\.js$)/, promise: /\/embed\/|\/oembed/ },
  { name: 'llmsFull', path: /llms-full\.txt$/, promise: /llms-full/ },
] as const

describe.each(SWITCHES)('Without $name', ({ name, path, promise }) => {
  const { files } = renderTiny({ settings: `${name}: false` })

  test('none of its files are published, and all others are.', () => {
    const others = [...tiny().files.keys()].filter(each => !path.test(each))
    expect([...files.keys()]).toEqual(others)
    expect(others.length).toBeLessThan(tiny().files.size)
  })

  test('no file promises them.', () => {
    const promising = [...files.keys()].filter(
      each => /\.(?:html|md|json|txt|xml)$/.test(each) && promise.test(textOf(files, each)),
    )
    expect(promising).toEqual([])
  })
})

test('Without cards no page promises one.', () => {
  const { files } = renderTiny({ settings: 'cards: false' })
  expect([...files.keys()].filter(each => textOf(files, each).includes('/cards/'))).toEqual([])
  if (!settings) throw new Error('fixtures/tiny has faults')
  expect(makeSite({ ...settings, cards: false }, { ...tinySite(), baseUrl: settings.baseUrl, cards: true }).cards).toBe(
    false,
  )
})

describe('With the form for entries', () => {
  const { files } = renderTiny({ settings: 'write: true' })
  const added = [...files.keys()].filter(path => !tiny().files.has(path))

  test('its page, its script, and the names of entries are published; otherwise nothing of it.', () => {
    expect(added).toEqual(
      expect.arrayContaining(['write/index.html', 'es/write/index.md', 'write.js', 'write.css', 'write/terms.json']),
    )
    expect(added.filter(path => !/^(?:es\/)?write[./]/.test(path))).toEqual([])
    expect(
      [...tiny().files.keys()].filter(path => /\/write\/|write\.js/.test(path + textOf(tiny().files, path))),
    ).toEqual([])
  })

  test('only its page loads the script, and search engines leave it alone.', () => {
    const loading = [...files.keys()].filter(
      path => path.endsWith('.html') && textOf(files, path).includes('/write.js'),
    )
    expect(loading.sort()).toEqual(['es/write/index.html', 'write/index.html'])
    expect(textOf(files, 'write/index.html')).toContain('<meta name="robots" content="noindex">')
    expect(textOf(files, 'sitemap.xml')).not.toContain('/write/')
  })

  test('a page says that the device keeps a draft.', () => {
    expect(textOf(files, 'es/saved/index.html')).toContain('data-kept-keys="entry-draft"')
    expect(textOf(tiny().files, 'es/saved/index.html')).not.toContain('entry-draft')
  })

  test('scripts of other pages are the same bytes.', () => {
    for (const name of ['site.js', 'search.js', 'theme.js'])
      expect(textOf(files, name)).toBe(textOf(tiny().files, name))
  })
})

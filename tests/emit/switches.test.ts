/** What site.yaml switches off is neither published nor promised anywhere. */
import { describe, expect, test } from 'vitest'
import { makeSite } from '../../src/model/site.ts'
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

/** The first search opens the index. Where one thread answers all requests, others have their turn meanwhile. */
import { expect, test } from 'vitest'
import { makeEdge } from '../../src/edge/handler.ts'
import { file } from '../../src/model/web/address.ts'
import { edgeSettings } from '../../src/model/web/edge-settings.ts'
import { joinFiles } from '../../src/search/index-format.ts'
import { openSearch } from '../../src/search/index-searcher.ts'
import { textOf, tiny } from '../emit/rendered.ts'

const { dictionary, files, site } = tiny()
const [names, index] = [file.searchNames('en'), file.search('en')].map(path => JSON.parse(textOf(files, path.slice(1))))
const PARTS = openSearch(joinFiles(names, index)).parts.length

test('On a host with one thread, others are answered between any two parts of the index.', async () => {
  const order: string[] = []
  const edge = makeEdge(
    {
      now: () => 0,
      asset: path => {
        const bytes = files.get(path)
        return bytes && { bytes: new Uint8Array(bytes), etag: '"a"' }
      },
      async pause() {
        const response = await edge(new Request(`${site.base}/html/`))
        order.push(`page ${response.status}`)
      },
    },
    edgeSettings(dictionary, site),
  )
  const ask = async (): Promise<void> => {
    const response = await edge(new Request(`${site.base}/v1/search.json?q=html`))
    order.push(`search ${response.status}`)
  }
  await ask()
  // Before and after the two files are parsed, and after the search, as well.
  expect(order).toEqual([...Array.from({ length: PARTS + 4 }, () => 'page 200'), 'search 200'])
  await ask()
  expect(order.slice(PARTS + 5)).toEqual(['search 200'])
})

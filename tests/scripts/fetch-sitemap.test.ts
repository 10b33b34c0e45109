/** The pages of the site that is online. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { pagesInSitemap } from '../../scripts/fetch-sitemap.ts'

test('They are those of its sitemaps, below its address.', async () => {
  const files: Record<string, string> = {
    '/dictionary/sitemap.xml':
      '<sitemapindex><sitemap><loc>https://x.example/dictionary/sitemap-1.xml</loc></sitemap></sitemapindex>',
    '/dictionary/sitemap-1.xml':
      '<urlset><url><loc>https://x.example/dictionary/5g/</loc></url><url><loc>https://x.example/elsewhere/</loc></url></urlset>',
  }
  const server = createServer(({ url = '' }, response) => {
    const text = files[url]
    response.writeHead(text === undefined ? 404 : 200).end(text)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await pagesInSitemap(`${origin}/dictionary/`)).toEqual(['/5g/'])
  await expect(pagesInSitemap(origin)).rejects.toThrow('answers 404')
})

/** The link to a random term; without scripts it opens the index. */
import { termPage } from '../model/web/reader-address.ts'
import { fetchJson, onClick, pageLanguage } from './page.ts'

/**
 * Makes every `[data-random]` open a random term other than that of the page.
 * @param slugs address of the list of slugs
 * @param base path of the site, without a trailing slash
 */
export function enableRandomLinks(slugs: string, base: string): void {
  const pathTo = (slug: string) => base + termPage(pageLanguage(), slug)
  onClick<HTMLAnchorElement>('a[data-random]', (link, event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    fetchJson(slugs)
      .then(all => {
        const others = all.filter(slug => pathTo(slug) !== location.pathname)
        const slug = others[Math.floor(Math.random() * others.length)]
        location.assign(slug === undefined ? link.href : pathTo(slug))
      })
      .catch(() => location.assign(link.href))
  })
}

/** The link to a random term; without scripts it leads to the index. */
import { page } from '../model/address.ts'
import { onClick } from './reading/clicked.ts'
import { fetchSlugs } from './reading/slugs.ts'
import { pageLanguage } from './reading/words.ts'

/**
 * Makes every `[data-random]` lead to another term than the one on the page.
 * @param slugs address of the list of names
 * @param base path of the site, without a trailing slash
 */
export function leadAnywhere(slugs: string, base: string): void {
  const pathOf = (slug: string) => base + page.term(pageLanguage(), slug)
  onClick<HTMLAnchorElement>('a[data-random]', (link, event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    fetchSlugs(slugs)
      .then(all => {
        const others = all.filter(slug => pathOf(slug) !== location.pathname)
        const slug = others[Math.floor(Math.random() * others.length)]
        location.assign(slug === undefined ? link.href : pathOf(slug))
      })
      .catch(() => location.assign(link.href))
  })
}

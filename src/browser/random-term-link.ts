/** The link to a random term; without scripts it opens the index. */
import { onClick } from './dom.ts'
import { fetchJson, pathOf, settings } from './page-context.ts'

/** Makes every `[data-random]` open a random term other than that of the page. */
export function enableRandomLinks(): void {
  onClick<HTMLAnchorElement>('a[data-random]', (link, event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    fetchJson(settings().daily)
      .then(all => {
        const others = all.filter(slug => pathOf(slug) !== location.pathname)
        const slug = others[Math.floor(Math.random() * others.length)]
        location.assign(slug === undefined ? link.href : pathOf(slug))
      })
      .catch(() => location.assign(link.href))
  })
}

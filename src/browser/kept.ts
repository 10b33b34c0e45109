/** The pages that this device keeps for reading offline: their list on the offline page, and the offer to keep all. */
import { page } from '../model/address.ts'
import { makeAnnouncer } from './reading/announce.ts'
import { onClick } from './reading/clicked.ts'
import { cacheNames, keptPaths } from './reading/kept-paths.ts'
import { fetchSlugs } from './reading/slugs.ts'
import { pageLanguage } from './reading/words.ts'
import type { Settings } from './settings.ts'

const WORDS = {
  en: {
    keeping: (done: number, all: number) => `Keeping ${done} of ${all} entries…`,
    kept: 'All entries are kept on this device.',
    failed: 'Not everything could be kept. Try again with a better connection.',
  },
  es: {
    keeping: (done: number, all: number) => `Guardando ${done} de ${all} entradas…`,
    kept: 'Todas las entradas están en este dispositivo.',
    failed: 'No se pudo guardar todo. Inténtalo de nuevo con mejor conexión.',
  },
} as const

/** Fetches at a time. */
const AT_ONCE = 4

/** Fills `[data-kept]` with links to the pages in this language that open without a connection. */
export async function listKept({ base, index }: Settings): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-kept]')
  if (!place || !('caches' in window)) return
  const paths = await keptPaths(base)
  // Titles stand in the search file, which is kept too.
  const kept = await caches.match(index, { ignoreVary: true })
  const cards = kept ? ((await kept.json()) as { readonly cards: readonly (readonly [string, string])[] }).cards : []
  const links = cards.flatMap(([slug, title]) => {
    const path = base + page.term(pageLanguage(), slug)
    if (!paths.has(path)) return []
    const item = document.createElement('li')
    const link = document.createElement('a')
    link.href = path
    link.textContent = title
    item.append(link)
    return [item]
  })
  place.querySelector('ul')?.replaceChildren(...links)
  place.hidden = links.length === 0
}

/** Makes `[data-keep-all]` fetch every entry of this language into a cache of its own. */
export function offerKeeping({ base, slugs }: Settings): void {
  const button = document.querySelector<HTMLButtonElement>('[data-keep-all]')
  if (!button || !('caches' in window)) return
  button.hidden = false
  const words = WORDS[pageLanguage()]
  let say: ((text: string) => void) | undefined
  onClick('[data-keep-all]', () => {
    say ??= makeAnnouncer()
    const tell = say
    button.disabled = true
    keepAll(slugs, base, (done, all) => {
      button.textContent = words.keeping(done, all)
    }).then(
      () => {
        button.textContent = words.kept
        tell(words.kept)
      },
      () => {
        button.disabled = false
        button.textContent = words.failed
        tell(words.failed)
      },
    )
  })
}

async function keepAll(slugs: string, base: string, tell: (done: number, all: number) => void): Promise<void> {
  const cache = await caches.open(cacheNames(base).all)
  const paths = (await fetchSlugs(slugs)).map(slug => base + page.term(pageLanguage(), slug))
  const waiting = [...paths]
  let done = 0
  const work = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const response = await fetch(path, { headers: { Accept: 'text/html' } })
      if (!response.ok) throw new Error(`${response.status} ${path}`)
      await cache.put(path, response)
      tell(++done, paths.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Caching of HTML that is the same on all pages of a language. */
import { oncePer } from '../model/once.ts'
import type { Frame } from '../model/site.ts'
import type { Language } from '../schema/language.ts'
import type { Html } from '../text/html.ts'

type Fragment = (site: Frame, language: Language) => Html

/** Caches the results of a function for as long as the site exists. */
export function perSite(make: Fragment): Fragment {
  const made = oncePer(
    (site: Frame): Readonly<Record<Language, Html>> => ({ en: make(site, 'en'), es: make(site, 'es') }),
  )
  return (site, language) => made(site)[language]
}

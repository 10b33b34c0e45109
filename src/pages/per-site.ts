/** Parts of the frame that all pages of a language share are written once, not once for each of many thousand pages. */
import { oncePer } from '../model/once.ts'
import type { Frame } from '../model/site.ts'
import type { Language } from '../schema/language.ts'
import type { Html } from '../text/html.ts'

type Fragment = (site: Frame, language: Language) => Html

/** The same function, with a memory that lasts as long as the site. */
export function perSite(make: Fragment): Fragment {
  const made = oncePer(
    (site: Frame): Readonly<Record<Language, Html>> => ({ en: make(site, 'en'), es: make(site, 'es') }),
  )
  return (site, language) => made(site)[language]
}

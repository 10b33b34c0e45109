/** Caching of HTML that is the same on all pages of a language. */
import { oncePer } from '../model/dictionary/once.ts'
import type { Frame } from '../model/dictionary/site.ts'
import { inBoth, type Language } from '../schema/language.ts'
import type { Html } from '../text/html.ts'
import { type SharedHtml, shared } from '../text/shared-html.ts'

type Fragment<Made extends Html = Html> = (site: Frame, language: Language) => Made

/** Caches the results of a function for as long as the site exists. */
export function perSite(make: Fragment): Fragment<SharedHtml> {
  const made = oncePer((site: Frame) => inBoth(language => shared(make(site, language))))
  return (site, language) => made(site)[language]
}

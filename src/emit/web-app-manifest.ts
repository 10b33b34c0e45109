/**
 * Web app manifests, one for each language; the scope of both is the whole site, because the languages link to each
 * other.
 */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Artifact } from '../model/views/artifact.ts'
import { file, fileOf, href, page } from '../model/web/address.ts'
import { PAPER } from '../pages/head.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'

export function* manifest(_dictionary: Dictionary, site: Site): Iterable<Artifact> {
  for (const language of LANGUAGES) {
    yield {
      path: fileOf(file.manifest(language)),
      origin: 'the web app manifest',
      render: () => `${JSON.stringify(manifestOf(language, site), null, 2)}\n`,
    }
  }
}

const manifestOf = (language: Language, site: Site) => ({
  id: href(site, page.home(language)),
  name: site.name,
  description: site.description[language],
  lang: language,
  dir: 'ltr',
  start_url: href(site, page.home(language)),
  scope: href(site, '/'),
  // Keeps the browser's buttons to go back and reload, because entries link to each other and to other sites.
  display: 'minimal-ui',
  theme_color: PAPER.light,
  background_color: PAPER.light,
  categories: ['education', 'books'],
  icons: [
    { src: href(site, file.icon), sizes: 'any', type: 'image/svg+xml' },
    { src: href(site, file.icon192), sizes: '192x192', type: 'image/png' },
    { src: href(site, file.icon512), sizes: '512x512', type: 'image/png' },
    { src: href(site, file.iconMaskable), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})

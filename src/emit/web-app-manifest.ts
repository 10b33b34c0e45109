/** The web app manifest in each language. The scope of both is the whole site, because the languages link to each other. */
import { file, href, page } from '../model/web/address.ts'
import { PAPER } from '../pages/head.ts'
import { indented, oneFileEach } from './make-artifact.ts'

export const manifest = oneFileEach(file.manifest, 'the web app manifest', ({ language, site }) =>
  indented({
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
  }),
)

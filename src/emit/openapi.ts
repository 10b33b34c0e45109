/** openapi.json: the description of the JSON API, generated from the schemas of its answers. */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import { absolute, file, page } from '../model/web/address.ts'
import { bounds } from '../schema/bounds.ts'
import { apiComponents } from '../schema/document.ts'
import { indented, oneFile } from './one-file.ts'
import { paths } from './openapi-paths.ts'
import { HEADERS } from './openapi-responses.ts'

/** Version of the description (specification: "Versioning"). */
const DOCUMENT_VERSION = '1.0.0'

export const openapi = oneFile(file.openapi, 'the OpenAPI description', (dictionary, site) =>
  indented(describe(dictionary, site)),
)

function describe(dictionary: Dictionary, site: Site): unknown {
  // The results are cards with a match, written out in SearchResults: Card itself is for the developers page.
  const { SearchResults, Card: _, Language, ...schemas } = apiComponents()
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: DOCUMENT_VERSION,
      summary: site.description.en,
      description: `${site.description.en} Read-only, free, without keys. Every answer allows requests from any origin. Fair use: ${bounds.rate.quota} requests in ${bounds.rate.windowSeconds} seconds for each client, over the whole API. Within a version, fields are only added; clients must accept fields they do not know.`,
      contact: { name: site.name, url: absolute(site, page.developers('en')) },
      license: { name: site.license.name, url: site.license.url },
    },
    externalDocs: { description: 'Developer guide', url: absolute(site, page.developers('en')) },
    servers: [{ url: site.base, description: 'The published dictionary.' }],
    security: [],
    tags: [
      { name: 'Terms', description: 'The terms of the dictionary, in English and Spanish.' },
      { name: 'Files', description: 'Markdown pages, downloads of the whole dictionary, and feeds.' },
    ],
    paths: paths(dictionary, site),
    components: { schemas: site.edge ? { ...schemas, SearchResults, Language } : schemas, headers: HEADERS },
  }
}

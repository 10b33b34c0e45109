/** The index of the JSON API: what a client that knows only `/v1/` needs to find everything else. */
import { absolute, file, fileOf, markdownOf, page } from '../model/address.ts'
import type { Artifact } from '../model/artifact.ts'
import type { Dictionary } from '../model/dictionary.ts'
import type { Site } from '../model/site.ts'
import type { ApiIndex } from '../schema/api.ts'

export function* apiIndex(_dictionary: Dictionary, site: Site): Iterable<Artifact> {
  yield {
    path: fileOf(file.apiIndexFile),
    origin: 'the index of the API',
    render: () => `${JSON.stringify(indexOf(site), null, 2)}\n`,
  }
}

export function indexOf(site: Site): ApiIndex {
  const link = (rel: string, path: string, type: string, title: string) => ({
    rel,
    href: absolute(site, path),
    type,
    title,
  })
  return {
    name: site.name,
    links: [
      link('self', file.apiIndex, 'application/json', 'This index'),
      link('item', file.list, 'application/json', 'Every term with its one-line definition'),
      { ...link('item', file.entry('{slug}'), 'application/json', 'One term, whole'), templated: true },
      ...(site.edge
        ? [
            {
              ...link('search', `${file.searchApi}{?q,lang,subject,level,limit,offset}`, 'application/json', 'Search'),
              templated: true,
            },
          ]
        : []),
      link('service-desc', file.openapi, 'application/json', 'OpenAPI description'),
      link('service-doc', page.developers('en'), 'text/html', 'Developer guide'),
      link('service-doc', markdownOf(page.developers('en')), 'text/markdown', 'Developer guide'),
      link('service-meta', file.llms('en'), 'text/plain', 'Guide for AI agents'),
      { rel: 'license', href: site.license.url, type: 'text/html', title: site.license.name },
    ],
  }
}

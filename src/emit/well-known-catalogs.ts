/**
 * The API catalog (RFC 9727), and for sites with an edge function the MCP server card (SEP-2127), its older copy, the entry
 * for the MCP registry and the AI catalog; most of them stand at well-known addresses.
 */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Artifact } from '../model/views/artifact.ts'
import { absolute, file, page } from '../model/web/address.ts'
import { registryEntry, serverCard } from '../model/web/mcp-server-card.ts'
import { LANGUAGES } from '../schema/language.ts'
import { jsonFile } from './make-artifact.ts'

export function* wellKnown(_dictionary: Dictionary, site: Site): Iterable<Artifact> {
  yield jsonFile(file.apiCatalog, 'the API catalog', () => apiCatalog(site))
  if (!site.edge) return
  const card = serverCard(site)
  yield jsonFile(file.serverCard, 'the MCP server card', () => card)
  yield jsonFile(file.serverCardCopy, 'the MCP server card', () => ({
    ...card,
    serverInfo: { name: card.name, title: card.title, version: card.version },
    protocolVersion: card.remotes[0]?.supportedProtocolVersions[0],
    transport: { type: 'streamable-http', endpoint: absolute(site, file.mcp) },
    capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
    authentication: { required: false },
  }))
  yield jsonFile(file.registryEntry, 'the entry for the MCP registry', () => registryEntry(site))
  const entry = {
    identifier: `urn:air:${new URL(site.base).hostname}:mcp:${card.name.split('/').at(-1)}`,
    displayName: card.title,
    type: 'application/mcp-server-card+json',
    url: absolute(site, file.serverCard),
    description: card.description,
  }
  const host = { displayName: site.name, documentationUrl: absolute(site, page.developers('en')) }
  yield jsonFile(file.aiCatalog, 'the AI catalog', () => ({ specVersion: '1.0', host, entries: [entry] }))
}

function apiCatalog(site: Site): unknown {
  const link = (path: string, type: string) => ({ href: absolute(site, path), type })
  return {
    linkset: [
      {
        anchor: absolute(site, file.apiCatalog),
        // Static hosts serve the index only at the path of its file.
        item: [{ href: absolute(site, site.edge ? file.apiIndex : file.apiIndexFile) }],
      },
      {
        anchor: absolute(site, file.apiIndex),
        'service-desc': [link(file.openapi, 'application/json')],
        'service-doc': LANGUAGES.map(language => link(page.developers(language), 'text/html')),
        'service-meta': [link(file.llms('en'), 'text/plain')],
        item: [link(file.list, 'application/json')],
      },
    ],
  }
}

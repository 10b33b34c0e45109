/** The MCP server card, which also supplies what the server answers about itself when a client connects. */

import type { Site } from '../dictionary/site.ts'
import { absolute, file, page } from './address.ts'

/** Version of the tools' behavior; it follows the API's. */
const SERVER_VERSION = '1.0.0'

/** Newest first; the first is the one we recommend. */
export const PROTOCOL_VERSIONS = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const

export type ServerCard = ReturnType<typeof serverCard>

/** Characters of a card's description (SEP-2127). */
const MAX_DESCRIPTION_CHARACTERS = 100

/** The card of SEP-2127. It lists no tools: clients get them from the server. */
export function serverCard(site: Site) {
  // Reverse DNS of the host, a slash, the server.
  const host = new URL(site.base).hostname
    .replace(/[^a-zA-Z0-9.-]/g, '-')
    .split('.')
    .reverse()
    .join('.')
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: `${host}/${serverName(site)}`,
    title: site.name,
    description: shortened(site.description.en),
    version: SERVER_VERSION,
    websiteUrl: absolute(site, page.home('en')),
    repository: { url: site.repository, source: new URL(site.repository).hostname.split('.').at(-2) ?? 'git' },
    icons: [{ src: absolute(site, file.icon), mimeType: 'image/svg+xml', sizes: ['any'] }],
    remotes: [{ type: 'streamable-http', url: absolute(site, file.mcp), supportedProtocolVersions: PROTOCOL_VERSIONS }],
  }
}

/** What a maintainer hands to the MCP registry (its format of 2025-12-11): the card without what the registry does not know. */
export function registryEntry(site: Site): object {
  const { remotes, ...card } = serverCard(site)
  return {
    ...card,
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    remotes: remotes.map(({ type, url }) => ({ type, url })),
  }
}

/** The site's name in the form that clients use in their configuration. */
export const serverName = (site: Pick<Site, 'name'>): string => site.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

function shortened(text: string): string {
  if (text.length <= MAX_DESCRIPTION_CHARACTERS) return text
  return `${text.slice(0, MAX_DESCRIPTION_CHARACTERS - 1).replace(/\s+\S*$/, '')}…`
}

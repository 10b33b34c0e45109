/** The MCP tools over the live content, without a build: search files and entries are made in memory. */
import type { Context } from '../../src/edge/mcp/context.ts'
import { makeRankedSearch } from '../../src/edge/queued-and-cached-search.ts'
import { apiEntry } from '../../src/model/views/api-entry.ts'
import { termPageInput } from '../../src/model/views/term-page-input.ts'
import { serverCard } from '../../src/model/web/mcp-server-card.ts'
import { markdownTerm } from '../../src/pages/markdown-term.ts'
import type { Language } from '../../src/schema/language.ts'
import type { Search } from '../../src/search/index-searcher.ts'
import { publishedSite } from '../content/published.ts'
import { search as searches } from '../search/published-search.ts'

export function realContext(): Context {
  const { dictionary, site } = publishedSite()
  const search = async (language: Language): Promise<Search> => searches[language]
  return {
    repository: {
      search,
      find: makeRankedSearch(search, {}),
      entry: async slug => {
        const term = dictionary.whole(slug)
        return term && apiEntry({ ...termPageInput(term, dictionary), confusions: [], paths: [] }, site)
      },
      markdown: async (slug, language) => {
        const term = dictionary.whole(slug)
        return term && markdownTerm(termPageInput(term, dictionary), language, site)
      },
      now: () => Date.parse('2026-11-22T12:00:00Z'),
    },
    settings: { name: site.name, base: site.base, redirects: {}, card: serverCard(site), subjects: site.subjects },
  }
}

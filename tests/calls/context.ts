/** The MCP tools over the live content, without a build: search files and entries are made in memory. */
import type { Context } from '../../src/edge/mcp/settings.ts'
import { makeRankedSearch } from '../../src/edge/ranked-search.ts'
import { makeSite, newestDate } from '../../src/model/dictionary/site.ts'
import { termPageInput } from '../../src/model/views/term-page-input.ts'
import { serverCard } from '../../src/model/web/server-card.ts'
import { apiEntry } from '../../src/pages/api-entry.ts'
import { markdownTerm } from '../../src/pages/markdown-term.ts'
import type { Language } from '../../src/schema/language.ts'
import type { Search } from '../../src/search/open.ts'
import { loadContent } from '../../src/source/load.ts'
import { makeDictionary } from '../model/make-dictionary.ts'
import { searchOf } from '../search/shelf.ts'

const BASE = 'https://palabit.example'

export function realContext(content: string): Context {
  const { terms: all, settings } = loadContent(content)
  const terms = all.filter(({ draft }) => !draft)
  if (!settings) throw new Error(`${content} has no site.yaml.`)
  const marks = { style: '', theme: '', site: '', search: '', try: '', write: '0' }
  const site = makeSite(settings, {
    baseUrl: BASE,
    generated: newestDate(terms),
    marks,
    cards: false,
    pages: [],
    removed: [],
    sections: [],
  })
  const dictionary = makeDictionary(terms)
  const searches = { en: searchOf(terms, 'en'), es: searchOf(terms, 'es') }
  const search = async (language: Language): Promise<Search> => searches[language]
  return {
    repository: {
      search,
      find: makeRankedSearch(search, {}),
      entry: async slug => {
        const term = dictionary.get(slug)
        return term && apiEntry({ ...termPageInput(term, dictionary), confusions: [], paths: [] }, site)
      },
      markdown: async (slug, language) => {
        const term = dictionary.get(slug)
        return term && markdownTerm(termPageInput(term, dictionary), language, site)
      },
      now: () => Date.parse('2026-11-22T12:00:00Z'),
    },
    settings: { name: site.name, base: BASE, redirects: {}, card: serverCard(site), subjects: site.subjects },
  }
}

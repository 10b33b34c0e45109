/** A small dictionary and a simple search, so that these tests are about the protocol and nothing else. */

import type { McpSettings } from '../../../src/edge/mcp/context.ts'
import { makeRankedSearch } from '../../../src/edge/queued-and-cached-search.ts'
import type { TermRepository } from '../../../src/edge/term-repository.ts'
import type { Site } from '../../../src/model/dictionary/site.ts'
import { apiEntry } from '../../../src/model/views/api-entry.ts'
import { serverCard } from '../../../src/model/web/mcp-server-card.ts'
import { LEVELS, SUBJECTS } from '../../../src/schema/bounds.ts'
import { LANGUAGES, type Language } from '../../../src/schema/language.ts'
import type { Term } from '../../../src/schema/term.ts'
import type { Search } from '../../../src/search/index-searcher.ts'
import type { Card } from '../../../src/search/result-cards.ts'
import { makeTerm } from '../../make.ts'

export const BASE = 'https://palabit.example'

const labels = <Key extends string | number>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map(key => [key, { en: `${key} in English`, es: `${key} en español` }])) as Record<
    Key,
    { en: string; es: string }
  >

const site = {
  name: 'Palabit',
  base: BASE,
  description: { en: 'A dictionary of technology terms.', es: 'Un diccionario de términos de tecnología.' },
  repository: 'https://github.com/palabit/palabit',
  subjects: labels(SUBJECTS),
} as unknown as Site

export const settings: McpSettings = {
  name: site.name,
  base: BASE,
  redirects: { '/old-backup/': '/backup/', '/es/old-backup/index.md': '/es/backup/index.md' },
  card: serverCard(site),
  subjects: site.subjects,
}

/** `backup` and `database` with names, and as many numbered terms as a test needs. */
export const fakeTerms = (count: number): readonly Term[] =>
  [
    makeTerm('backup', {
      level: 2,
      subjects: ['security', 'data'],
      needs: ['database'],
      en: { title: 'Backup', aliases: ['data backup'] },
      es: { title: 'Copia de seguridad', aliases: ['respaldo'] },
    }),
    {
      ...makeTerm('database', { subjects: ['data'], en: { title: 'Database' }, es: { title: 'Base de datos' } }),
      image: 'image.svg' as const,
    },
    ...Array.from({ length: count - 2 }, (_, i) =>
      makeTerm(`term-${String(i).padStart(5, '0')}`, { level: LEVELS[i % 3] ?? 1, subjects: ['cloud'] }),
    ),
  ].sort((a, b) => (a.slug < b.slug ? -1 : 1))

export function fakeTermRepository(terms: readonly Term[], changes: Partial<TermRepository> = {}): TermRepository {
  const searches = { en: fakeSearch(terms, 'en'), es: fakeSearch(terms, 'es') }
  const bySlug = new Map(terms.map(term => [term.slug, term]))
  const repository: TermRepository = {
    search: async language => searches[language],
    find: makeRankedSearch(language => repository.search(language), {}),
    entry: async slug => {
      const term = bySlug.get(slug)
      return term && apiEntry({ term, related: [], confusions: [], paths: [] }, site)
    },
    markdown: async (slug, language) => {
      const term = bySlug.get(slug)
      return term && `# ${term[language].title}\n`
    },
    now: () => Date.parse('2026-03-04T23:59:59Z'),
    ...changes,
  }
  return repository
}

function fakeSearch(terms: readonly Term[], language: Language): Search {
  const cards = new Map<string, Card>(
    terms.map(({ slug, level, subjects, ...term }, i) => [
      slug,
      {
        slug,
        title: term[language].title,
        otherTitle: '',
        names: term[language].aliases,
        otherNames: [],
        tagline: term[language].tagline,
        level,
        subjects,
        related: [1, 2, 3, 4].map(step => terms[(i + step) % terms.length]?.slug ?? slug),
      },
    ]),
  )
  const names = new Map<string, string>()
  for (const term of terms) {
    for (const name of [term.slug, ...LANGUAGES.flatMap(each => [term[each].title, ...term[each].aliases])]) {
      names.set(name.toLowerCase(), term.slug)
    }
  }
  const slugs = terms.map(({ slug }) => slug)
  const fits = (slug: string, subject?: string, level?: number) =>
    (subject === undefined || cards.get(slug)?.subjects.some(each => each === subject)) &&
    (level === undefined || cards.get(slug)?.level === level)
  return {
    parts: [],
    slugs,
    knownPart: () => 1,
    find(query, { subject, level, limit, offset }) {
      const words = query.toLowerCase()
      const found = [...names].filter(([name, slug]) => name.includes(words) && fits(slug, subject, level))
      const hits = [...new Set(found.map(([, slug]) => slug))].flatMap(slug => cards.get(slug) ?? [])
      const shown = hits.slice(offset, offset + limit).map(card => ({ ...card, match: 'name' as const, words: [] }))
      const near = slugs.filter(slug => slug.startsWith(words.slice(0, 3))).slice(0, 3)
      return {
        total: hits.length,
        hits: shown,
        isClosest: false,
        pages: [],
        suggestions: hits.length > 0 ? [] : near.flatMap(slug => cards.get(slug) ?? []),
      }
    },
    resolve: text => names.get(text.toLowerCase()),
    didYouMean: (text, count = 5) =>
      slugs.filter(slug => slug.startsWith(text.slice(0, 3).toLowerCase())).slice(0, count),
    list({ subject, level, limit, offset }) {
      const fitting = [...cards.values()].filter(({ slug }) => fits(slug, subject, level))
      return { total: fitting.length, cards: fitting.slice(offset, offset + limit) }
    },
    card: slug => cards.get(slug),
  }
}

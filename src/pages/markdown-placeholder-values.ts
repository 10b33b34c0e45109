/**
 * The values of the placeholders in pages of content/pages, most of them of the developers page: tables from the schemas
 * and the header table, and examples from real entries.
 */

import { DEVELOPER_STRINGS } from '../languages/developer-strings-by-language.ts'
import { STRINGS } from '../languages/strings-by-language.ts'
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import { apiEntry, apiListedTerm } from '../model/views/api-entry.ts'
import type { PageContext } from '../model/views/artifact.ts'
import type { Placeholder } from '../model/views/markdown-placeholders.ts'
import { termPageInput } from '../model/views/term-page-input.ts'
import { errorAnchor, page } from '../model/web/address.ts'
import { exampleProblem } from '../model/web/problem-details.ts'
import { RATE_LIMIT_EXAMPLE, RATE_LIMIT_POLICY } from '../model/web/rate-limit-fields.ts'
import { PROBLEM_CODES, PROBLEMS } from '../schema/api-responses.ts'
import { bounds } from '../schema/bounds.ts'
import type { Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { type Html, html } from '../text/html.ts'
import {
  downloads,
  endpoints,
  fieldTable,
  mcpSection,
  searchSection,
  subscriptions,
} from './developer-page-sections.ts'
import { embedExamples, embedExamplesMarkdown } from './embedded-card.ts'
import {
  type ApiRequest,
  curl,
  entryRequest,
  listRequest,
  markdownRequest,
  searchRequest,
  toolRequest,
} from './example-requests.ts'
import { fence, jsonFence, markdownTable } from './markdown-builders.ts'
import { markdownTerm } from './markdown-term.ts'

/** Placeholders whose HTML is not that of their Markdown. */
export function partsFor(body: string, context: PageContext): Readonly<Partial<Record<Placeholder, () => Html>>> {
  const { language, dictionary, site } = context
  const term = specimen(dictionary, site)
  return {
    contents: () => contents(body, language),
    'embed-examples': () => (term && site.embeds ? embedExamples(term, language, site) : html``),
  }
}

/** The Markdown of every placeholder. */
export function valuesFor(body: string, context: PageContext): Readonly<Record<Placeholder, () => string>> {
  const { language, dictionary, site } = context
  const term = specimen(dictionary, site)
  const { name, generated } = site
  const list = term && { name, count: dictionary.terms.length, generated, terms: [apiListedTerm(term, site)] }
  return {
    base: () => site.base,
    name: () => site.name,
    endpoints: () => endpoints(language, site),
    contents: () => contentsLine(body, language),
    try: () => (term ? tryRequests(term, language, site) : ''),
    'embed-examples': () => (term && site.embeds ? embedExamplesMarkdown(term, language, site) : ''),
    'list-example': () => jsonFence(list ?? {}),
    'entry-example': () => jsonFence(term ? apiEntry(termPageInput(term, dictionary), site) : {}),
    'entry-slug': () => term?.slug ?? 'algorithm',
    'term-list-fields': () => fieldTable('TermList', language),
    'term-fields': () => fieldTable('Term', language),
    'summary-fields': () => fieldTable('LocalizedSummary', language),
    'entry-fields': () => fieldTable('Entry', language),
    'block-fields': () => fieldTable('LanguageBlock', language),
    'word-fields': () => fieldTable('Word', language),
    'link-fields': () => fieldTable('Link', language),
    search: () => searchSection(language, site),
    'problem-fields': () => fieldTable('Problem', language),
    'problem-example': () => jsonFence(exampleProblem('not_found', site)),
    headers: () => headerTable(language, site),
    errors: () => errorSections(language, site),
    'rate-quota': () => String(bounds.rate.quota),
    'rate-window': () => String(bounds.rate.windowSeconds),
    'rate-policy': () => fence('http', `RateLimit-Policy: ${RATE_LIMIT_POLICY}\nRateLimit: ${RATE_LIMIT_EXAMPLE}`),
    retirement: () => retirementNotice(language, site),
    'retirement-months': () => String(bounds.retirementMonths),
    mcp: () => mcpSection(language, site),
    downloads: () => downloads(language, site),
    subscriptions: () => subscriptions(language),
    'markdown-requests': () => markdownRequests(term?.slug ?? 'algorithm', language, site),
    'markdown-example': () =>
      term ? fence('markdown', markdownTerm(termPageInput(term, dictionary), language, site).trimEnd()) : '',
  }
}

/** The entry for examples: short and with many relations if possible. */
const specimen = (dictionary: Dictionary, { example = '' }: Site): Term | undefined =>
  dictionary.whole(example) ?? dictionary.whole(dictionary.terms[0]?.slug ?? '')

/** Headers that only the function in front of the files can send. */
const EDGE_HEADERS: ReadonlySet<string> = new Set([
  'RateLimit-Policy',
  'RateLimit',
  'Retry-After',
  'Vary',
  'X-Markdown-Tokens',
])

function headerTable(language: Language, site: Site): string {
  const text = DEVELOPER_STRINGS[language]
  const headers = Object.entries(text.headers).filter(([name]) => site.edge || !EDGE_HEADERS.has(name))
  return markdownTable(
    [text.header, text.meaning],
    headers.map(([name, meaning]) => [`\`${name}\``, meaning]),
  )
}

function tryRequests(term: Term, language: Language, site: Site): string {
  const { slug } = term
  const { title } = term[language]
  const files = [listRequest(), entryRequest(slug)]
  const edge: readonly ApiRequest[] = site.edge
    ? [
        searchRequest(title, language),
        toolRequest('search_terms', { query: title, lang: language }),
        toolRequest('get_term', { slug, lang: language }),
        toolRequest('list_topic', { subject: term.subjects[0] ?? 'software', lang: language }),
        toolRequest('term_of_the_day', { lang: language }),
      ]
    : []
  return [...files, ...edge].map(request => fence('sh', curl(request, site.base))).join('\n\n')
}

/** How to request Markdown: by address, and by the Accept field on hosts that negotiate. */
function markdownRequests(slug: string, language: Language, site: Site): string {
  const ways = site.edge ? [false, true] : [false]
  return fence('sh', ways.map(way => curl(markdownRequest(page.term(language, slug), way), site.base)).join('\n'))
}

function errorSections(language: Language, site: Site): string {
  const text = DEVELOPER_STRINGS[language]
  const codes = PROBLEM_CODES.filter(code => site.edge || (code !== 'not_acceptable' && code !== 'gone'))
  return codes
    .map(code => {
      const { status } = PROBLEMS[code]
      const example = jsonFence(exampleProblem(code, site))
      return `### \`${code}\` (${status}) {#${errorAnchor(code)}}\n\n${text.errors[code]}\n\n${example}`
    })
    .join('\n\n')
}

function retirementNotice(language: Language, site: Site): string {
  const text = DEVELOPER_STRINGS[language]
  if (!site.retirement) return text.noRetirement
  const { date } = STRINGS[language]
  return text.retirement(date(site.retirement.deprecated), date(site.retirement.sunset))
}

/** Second-level headings that have an anchor. */
const sections = (markdown: string): readonly { readonly title: string; readonly anchor: string }[] =>
  [...markdown.matchAll(/^## (.+?)\s*\{#([a-z0-9_-]+)\}$/gm)].map(([, title = '', anchor = '']) => ({ title, anchor }))

const contents = (markdown: string, language: Language): Html => html`<nav class="contents" aria-labelledby="contents">
<h2 id="contents">${DEVELOPER_STRINGS[language].contents}</h2>
<ul>
${sections(markdown).map(({ title, anchor }) => html`<li><a href="#${anchor}">${title}</a></li>\n`)}</ul>
</nav>`

/** The headings in one line, because Markdown has no anchors to link to. */
function contentsLine(markdown: string, language: Language): string {
  const titles = sections(markdown).map(({ title }) => title)
  return `${DEVELOPER_STRINGS[language].contents}: ${titles.join(' · ')}`
}

/**
 * The values of the placeholders of the developers page: tables from the schemas and the header table, and examples
 * from real entries. The prose around them is content: content/pages/developers.
 */

import { DEVELOPER_STRINGS } from '../languages/developer-strings.ts'
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Page, Site } from '../model/dictionary/site.ts'
import type { PageContext } from '../model/views/artifact.ts'
import { fillPlaceholders, PLACEHOLDERS, type Placeholder } from '../model/views/placeholder.ts'
import { termPageInput } from '../model/views/term-page-input.ts'
import { absolute, errorAnchor, page } from '../model/web/address.ts'
import { curl, markdownRequest } from '../model/web/api-request.ts'
import { exampleProblem, PROBLEMS } from '../model/web/problem.ts'
import { RATE_LIMIT_POLICY, rateLimitExample } from '../model/web/rate.ts'
import { PROBLEM_CODES } from '../schema/api.ts'
import { bounds } from '../schema/bounds.ts'
import type { Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { type Html, html } from '../text/html.ts'
import { downloads, endpoints, subscriptions } from './addresses.ts'
import { apiEntry, apiListedTerm } from './api-entry.ts'
import { contents, contentsLine } from './contents.ts'
import { embedExamples, embedExamplesMarkdown } from './embed-examples.ts'
import { fieldTable } from './fields.ts'
import { fence, jsonFence, markdownTable } from './markdown.ts'
import { markdownTerm } from './markdown-term.ts'
import { mcpClients, mcpSection } from './mcp.ts'
import { prose } from './prose.ts'
import { searchSection } from './search-section.ts'
import { STRINGS } from './strings.ts'
import { choices } from './try/choices.ts'
import { tryCommands, tryForm } from './try/form.ts'

type Values<Name extends Placeholder> = Readonly<Record<Name, () => string>>

/** A placeholder whose Markdown and HTML differ. */
interface Fragment {
  readonly markdown: () => string
  readonly html: () => Html
}
type Fragments = Readonly<Record<'contents' | 'try' | 'embed-examples', Fragment>>

/** The Markdown of a page with every placeholder filled. */
export function bodyMarkdown(own: Page, context: PageContext): string {
  const { language } = context
  const { body } = own.text[language]
  const parts = partsFor(body, context)
  return filled(body, {
    ...valuesFor(context),
    contents: parts.contents.markdown,
    try: parts.try.markdown,
    'embed-examples': parts['embed-examples'].markdown,
  })
}

/** The same as HTML. */
export function bodyHtml(own: Page, context: PageContext): Html {
  const { language, site } = context
  const { body } = own.text[language]
  const parts = partsFor(body, context)
  const names = Object.keys(parts) as (keyof Fragments)[]
  const left = Object.fromEntries(names.map(name => [name, () => `{{${name}}}`])) as Values<keyof Fragments>
  const markdown = filled(body, { ...valuesFor(context), ...left })
  return prose(markdown, language, site, Object.fromEntries(names.map(name => [name, parts[name].html])))
}

/** Values are computed only if their placeholder occurs in the text. */
function filled(body: string, values: Values<Placeholder>): string {
  if (!body.includes('{{')) return body
  const made = Object.create(null) as Record<Placeholder, string>
  for (const name of PLACEHOLDERS) Object.defineProperty(made, name, { get: () => values[name](), enumerable: true })
  return fillPlaceholders(body, made)
}

function partsFor(body: string, context: PageContext): Fragments {
  const { language, dictionary, site } = context
  const term = specimen(dictionary, site)
  const tried = () => (term ? choices(term, language, site) : [])
  return {
    contents: { markdown: () => contentsLine(body, language), html: () => contents(body, language) },
    try: { markdown: () => tryCommands(tried(), site), html: () => tryForm(tried(), language, site) },
    'embed-examples': {
      markdown: () => (term && site.embeds ? embedExamplesMarkdown(term, language, site) : ''),
      html: () => (term && site.embeds ? embedExamples(term, language, site) : html``),
    },
  }
}

function valuesFor(context: PageContext): Values<Exclude<Placeholder, keyof Fragments>> {
  const { language, dictionary, site } = context
  const term = specimen(dictionary, site)
  return {
    base: () => site.base,
    name: () => site.name,
    endpoints: () => endpoints(language, site),
    'list-example': () =>
      jsonFence(
        term
          ? {
              name: site.name,
              count: dictionary.terms.length,
              generated: site.generated,
              terms: [apiListedTerm(term, site)],
            }
          : {},
      ),
    'entry-example': () =>
      jsonFence(term ? apiEntry(term, dictionary.related(term.slug), site, termPageInput(term, dictionary)) : {}),
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
    'rate-policy': () =>
      fence('http', `RateLimit-Policy: ${RATE_LIMIT_POLICY}\nRateLimit: ${rateLimitExample().remaining}`),
    retirement: () => retirementNotice(language, site),
    'retirement-months': () => String(bounds.retirementMonths),
    mcp: () => mcpSection(language, site),
    'mcp-clients': () => mcpClients(language, site),
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

/** Address of the guide in a language, for files that point to it. */
export const guide = (site: Site, language: Language): string => absolute(site, page.developers(language))

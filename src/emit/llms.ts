/**
 * Guides for agents (the llms.txt proposal) and the whole dictionary as text. An index that exceeds the limit is split
 * into one index for each topic, and those into numbered parts.
 */

import { COLLECTION_STRINGS, DOWNLOADS_PAGE_STRINGS, STRINGS } from '../languages/strings-by-language.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import { type Artifact, ITEMS_ALONE, type PageContext, type Stream } from '../model/views/artifact.ts'
import { comparisonPages } from '../model/views/comparison-pages.ts'
import { comparisonSlug } from '../model/views/comparison-slug.ts'
import { absolute, file, fileOf, markdownOf, page } from '../model/web/address.ts'
import { comparisonTitle } from '../pages/comparison.ts'
import { bullets, listSection, markdownLink } from '../pages/markdown-builders.ts'
import { markdownOnce } from '../pages/markdown-term.ts'
import { pathsInOrder } from '../pages/reading-path.ts'
import { bounds, LEVELS, SUBJECTS } from '../schema/bounds.ts'
import type { Subject } from '../schema/field-types.ts'
import { type InBoth, LANGUAGES, type Language, otherLanguage } from '../schema/language.ts'
import { escapeMarkdown } from '../text/escape-markdown.ts'
import { artifact } from './make-artifact.ts'

export function* llms(context: PageContext): Iterable<Artifact> {
  const { language } = context
  const whole = index(context)
  if (whole.length <= bounds.llmsIndex.max) {
    yield artifact(file.llms(language), 'the guide for agents', () => whole)
  } else {
    const topics = SUBJECTS.map(subject => [subject, topicParts(subject, context)] as const)
    yield artifact(file.llms(language), 'the guide for agents', () => splitIndex(topics, context))
    for (const [subject, parts] of topics) {
      const origin = `the guide for agents, topic "${subject}"`
      for (const [i, { text }] of parts.entries())
        yield artifact(file.llmsTopic(language, subject, i + 1), origin, () => text)
    }
  }
}

function index(context: PageContext): string {
  const { language, dictionary, site } = context
  const terms = dictionary.byTitle(language)
  const sections = SUBJECTS.flatMap(subject => {
    const own = terms.filter(({ subjects: [first] }) => first === subject)
    const entries = own.map(term => entry(term, language, site))
    return listSection(site.subjects[subject][language], entries)
  })
  return `${[introduction(context), ...sections].join('\n\n')}\n`
}

function splitIndex(topics: readonly (readonly [Subject, readonly TopicIndex[]])[], context: PageContext): string {
  const { language, site } = context
  const guide = GUIDE[language]
  const links = topics.flatMap(([subject, parts]) =>
    parts.map(({ count }, i) => {
      const label = site.subjects[subject][language] + (parts.length > 1 ? ` (${i + 1}/${parts.length})` : '')
      return markdownLink(label, file.llmsTopic(language, subject, i + 1), site, STRINGS[language].count(count))
    }),
  )
  return `${[introduction(context), `## ${guide.byTopic}`, bullets(links)].join('\n\n')}\n`
}

/** One index file of a topic, and how many terms it lists. */
interface TopicIndex {
  readonly text: string
  readonly count: number
}

function topicParts(subject: Subject, context: PageContext): readonly TopicIndex[] {
  const { language, dictionary, site } = context
  const label = site.subjects[subject][language]
  const head = `# ${site.name}: ${label}\n\n> ${STRINGS[language].topicDescription(label, STRINGS[language].count(dictionary.count(subject)))}\n\n`
  const parts: TopicIndex[] = []
  let text = head
  let count = 0
  for (const term of dictionary.topic(subject, language)) {
    const line = `- ${entry(term, language, site)}\n`
    if (text.length + line.length > bounds.llmsIndex.max) {
      parts.push({ text, count })
      text = head
      count = 0
    }
    text += line
    count++
  }
  parts.push({ text, count })
  return parts
}

const entry = (term: Summary, language: Language, site: Site): string =>
  link(term[language].title, page.term(language, term.slug), site, escapeMarkdown(term[language].tagline))

/** A link to a page as Markdown. */
const link = (title: string, path: string, site: Site, note?: string): string =>
  markdownLink(title, markdownOf(path), site, note)

/**
 * What the site is, how to fetch an entry, and every page that is not an entry, except the home page. Only documents that
 * can be fetched and read are links; addresses of programs are plain text.
 */
function introduction(context: PageContext): string {
  const { language, dictionary, site } = context
  const guide = GUIDE[language]
  const downloads = DOWNLOADS_PAGE_STRINGS[language]
  const other = otherLanguage(language)
  const full = guide.fullText(site)
  const at = (path: string): string => absolute(site, path)
  return [
    `# ${site.name}`,
    `> ${site.description[language]}`,
    guide.about(STRINGS[language].count(dictionary.terms.length), site.license.name),
    site.edge ? guide.negotiated : guide.byAddress,
    guide.limit(site.llmsFull),
    guide.forPrograms,
    bullets([
      `${guide.list}: ${at(file.list)}`,
      guide.entry(at(file.entry('{slug}'))),
      ...(site.downloads ? [`${guide.download}: ${at(file.jsonLines)}`] : []),
      `${guide.shapes}: ${at(file.openapi)}`,
      ...(site.edge ? [`${guide.mcp}: ${at(file.mcp)}`] : []),
    ]),
    `## ${guide.documentation}`,
    bullets([
      ...(site.llmsFull ? [markdownLink(full.label, full.path, site, full.note)] : []),
      markdownLink(guide.otherIndex.label, file.llms(other), site, guide.otherIndex.note),
      ...site.pages.flatMap(({ name, text: { [language]: text } }) =>
        name === 'home' ? [] : link(text.title, page.named(language, name), site, text.description),
      ),
      ...(site.downloads ? [link(downloads.title, page.downloads(language), site, downloads.description)] : []),
    ]),
    `## ${guide.lists}`,
    bullets(lists(context)),
    ...listSection(COLLECTION_STRINGS[language].paths, paths(context)),
    ...listSection(COLLECTION_STRINGS[language].comparisons, comparisons(context)),
  ].join('\n\n')
}

function paths({ language, dictionary, site }: PageContext): readonly string[] {
  const { paths: title, pathsDescription } = COLLECTION_STRINGS[language]
  if (dictionary.paths.length === 0) return []
  return [
    link(title, page.paths(language), site, pathsDescription),
    ...pathsInOrder(dictionary).map(({ slug, text }) =>
      link(text[language].title, page.path(language, slug), site, text[language].description),
    ),
  ]
}

/** The comparisons by title, without notes. */
function comparisons({ language, dictionary, site }: PageContext): readonly string[] {
  const pages = comparisonPages(dictionary)
  const { comparisons: title, comparisonsDescription } = COLLECTION_STRINGS[language]
  if (pages.length === 0) return []
  return [
    link(title, page.comparisons(language), site, comparisonsDescription),
    ...pages.map(each =>
      link(comparisonTitle(each, language, dictionary), page.comparison(language, comparisonSlug(each)), site),
    ),
  ]
}

/** The alphabetical index, each topic with its levels, and the levels of the whole dictionary. */
function lists({ language, dictionary, site }: PageContext): readonly string[] {
  const strings = STRINGS[language]
  const levelsOf = (subject?: Subject) => LEVELS.filter(level => dictionary.count(subject, level) > 0)
  return [
    link(strings.indexTitle, page.index(language), site, strings.count(dictionary.terms.length)),
    link(strings.topics, page.topics(language), site, strings.topicsDescription),
    link(strings.newEntries, page.new(language), site, strings.newDescription),
    ...SUBJECTS.map(subject => {
      const count = dictionary.count(subject)
      return [
        link(site.subjects[subject][language], page.topic(language, subject), site, strings.count(count)),
        ...levelsOf(subject).map(level =>
          link(site.levels[level][language], page.topicLevel(language, subject, level), site),
        ),
      ].join(', ')
    }),
    ...levelsOf().map(level => {
      const title = strings.levelTitle(site.levels[level][language])
      return link(title, page.level(language, level), site, strings.count(dictionary.count(undefined, level)))
    }),
  ]
}

const RULE = '\n---\n\n'

/** The whole dictionary as text: every entry in each of the languages, separated by rules. */
const full = (path: string, languages: readonly Language[]): Stream => ({
  ...ITEMS_ALONE,
  path: fileOf(path),
  origin: 'the dictionary as text',
  head(dictionary, site) {
    const [first = 'en'] = languages
    const descriptions = languages.map(language => site.description[language]).join('\n> ')
    const facts = `${STRINGS[first].count(dictionary.terms.length)} · ${site.generated} · ${site.license.name}`
    return `# ${site.name}\n\n> ${descriptions}\n\n${facts}\n`
  },
  item(input, site) {
    const texts = markdownOnce(input)(site)
    return languages.flatMap(language => [RULE, texts[language]])
  },
})

export const FULL_TEXTS: readonly Stream[] = [
  full(file.llmsFull, LANGUAGES),
  ...LANGUAGES.map(language => full(file.llmsFullOf(language), [language])),
]

const { quota, windowSeconds } = bounds.rate

/** The words of llms.txt. */
const ENGLISH = {
  documentation: 'How to read it',
  lists: 'Lists',
  byTopic: 'Terms by topic',
  about: (count: string, license: string) =>
    `${count}, each with a one-line definition, an explanation, an analogy, key points and links, in English and in Spanish. Free, read-only, no key needed. License: ${license}; please link back to the entry you quote.`,
  negotiated:
    'Any page answers in Markdown to a request with `Accept: text/markdown`, or at its address with `index.md` appended.',
  byAddress: 'Any page can be read in Markdown at its address with `index.md` appended.',
  limit: (hasFullText: boolean) =>
    `The JSON API allows ${quota} requests in ${windowSeconds} seconds. To read everything, fetch ${hasFullText ? 'the list or the full text' : 'the list'} once.`,
  forPrograms: 'For programs:',
  list: 'Definition, aliases, level, topics and addresses of every term in both languages, as JSON',
  entry: (address: string) =>
    `One entry, whole, as JSON: \`${address}\`, with the last part of the address of its page in the place of \`{slug}\``,
  download: 'Every entry, whole, in one download, an entry a line (JSON Lines)',
  shapes: 'Shapes of all answers (OpenAPI)',
  mcp: 'MCP server (Streamable HTTP) with the tools search_terms, get_term, list_topic and term_of_the_day',
  fullText: (site: Site): Readonly<Record<'label' | 'path' | 'note', string>> => ({
    label: 'Full text',
    path: file.llmsFull,
    note: `every entry in both languages; only English at ${absolute(site, file.llmsFullOf('en'))}, only Spanish at ${absolute(site, file.llmsFullOf('es'))}`,
  }),
  otherIndex: { label: 'Spanish index', note: 'this guide and all terms in Spanish' },
}

const SPANISH: typeof ENGLISH = {
  documentation: 'Cómo leerlo',
  lists: 'Listas',
  byTopic: 'Términos por tema',
  about: (count, license) =>
    `${count}, cada uno con una definición en una línea, una explicación, una analogía, puntos clave y enlaces, en español y en inglés. Gratuito, de solo lectura y sin claves. Licencia: ${license}; enlaza la entrada que cites.`,
  negotiated:
    'Todas las páginas responden en Markdown a una petición con `Accept: text/markdown`, o en su dirección con `index.md` al final.',
  byAddress: 'Todas las páginas se pueden leer en Markdown en su dirección con `index.md` al final.',
  limit: hasFullText =>
    `La API JSON permite ${quota} peticiones en ${windowSeconds} segundos. Para leerlo todo, pide una sola vez ${hasFullText ? 'la lista o el texto completo' : 'la lista'}.`,
  forPrograms: 'Para programas:',
  list: 'Definición, alias, nivel, temas y direcciones de todos los términos en ambos idiomas, en JSON',
  entry: address =>
    `Una entrada completa, en JSON: \`${address}\`, con la última parte de la dirección de su página en lugar de \`{slug}\``,
  download: 'Todas las entradas completas en una sola descarga, una por línea (JSON Lines)',
  shapes: 'Formas de todas las respuestas (OpenAPI)',
  mcp: 'Servidor MCP (Streamable HTTP) con las herramientas search_terms, get_term, list_topic y term_of_the_day',
  fullText: site => ({
    label: 'Texto completo',
    path: file.llmsFullOf('es'),
    note: `todas las entradas en español; en ambos idiomas en ${absolute(site, file.llmsFull)}`,
  }),
  otherIndex: { label: 'Índice en inglés', note: 'esta guía y todos los términos en inglés' },
}

const GUIDE: InBoth<typeof ENGLISH> = { en: ENGLISH, es: SPANISH }

/**
 * Guides for agents (the llms.txt proposal) and the whole dictionary as text. An index that exceeds the limit is split
 * into one index for each topic, and those into numbered parts.
 */

import type { Undated } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import { type Artifact, ITEMS_ALONE, type PageContext, type Stream } from '../model/views/artifact.ts'
import { file, fileOf, markdownOf, page } from '../model/web/address.ts'
import { bullets, markdownLink } from '../pages/markdown.ts'
import { markdownOnce } from '../pages/markdown-term.ts'
import { STRINGS } from '../pages/strings.ts'
import { bounds, SUBJECTS } from '../schema/bounds.ts'
import type { Subject } from '../schema/classification.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { escapeMarkdown } from '../text/markdown.ts'
import { opening } from './llms-opening.ts'
import { GUIDE } from './llms-strings.ts'
import { artifact } from './one-file.ts'

export function* llms(context: PageContext<Undated>): Iterable<Artifact> {
  const { language } = context
  const whole = mustBeSplit(context) ? undefined : index(context)
  if (whole !== undefined && whole.length <= bounds.llmsIndex.max) {
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

/** Whether titles and definitions alone exceed the bound: a large dictionary need not write its index to know. */
function mustBeSplit({ language, dictionary }: PageContext<Undated>): boolean {
  let characters = 0
  for (const { [language]: names } of dictionary.terms) characters += names.title.length + names.tagline.length
  return characters > bounds.llmsIndex.max
}

function index(context: PageContext<Undated>): string {
  const { language, dictionary, site } = context
  const home = new Map<Subject, Summary[]>(SUBJECTS.map(subject => [subject, []]))
  for (const term of dictionary.byTitle(language)) {
    const [first] = term.subjects
    if (first) home.get(first)?.push(term)
  }
  const sections = SUBJECTS.flatMap(subject => {
    const terms = home.get(subject) ?? []
    return terms.length === 0
      ? []
      : [`## ${site.subjects[subject][language]}`, bullets(terms.map(term => entry(term, language, site)))]
  })
  return `${[opening(context), ...sections].join('\n\n')}\n`
}

function splitIndex(
  topics: readonly (readonly [Subject, readonly TopicIndex[]])[],
  context: PageContext<Undated>,
): string {
  const { language, site } = context
  const guide = GUIDE[language]
  const links = topics.flatMap(([subject, parts]) =>
    parts.map(({ count }, i) => {
      const label = site.subjects[subject][language] + (parts.length > 1 ? ` (${i + 1}/${parts.length})` : '')
      return markdownLink(label, file.llmsTopic(language, subject, i + 1), site, STRINGS[language].count(count))
    }),
  )
  return `${[opening(context), `## ${guide.byTopic}`, bullets(links)].join('\n\n')}\n`
}

/** One index file of a topic, and how many terms it lists. */
interface TopicIndex {
  readonly text: string
  readonly count: number
}

function topicParts(subject: Subject, context: PageContext<Undated>): readonly TopicIndex[] {
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

const entry = (term: Summary, language: Language, site: Undated): string =>
  markdownLink(
    term[language].title,
    markdownOf(page.term(language, term.slug)),
    site,
    escapeMarkdown(term[language].tagline),
  )

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
    const texts = markdownOnce(input, site)
    return languages.flatMap(language => [RULE, texts[language]])
  },
})

export const FULL_TEXTS: readonly Stream[] = [
  full(file.llmsFull, LANGUAGES),
  ...LANGUAGES.map(language => full(file.llmsFullOf(language), [language])),
]

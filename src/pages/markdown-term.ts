/** A term page in Markdown, in the order of the specification; for agents, and for readers to copy. */

import { FACTS } from '../languages/facts-by-language.ts'
import { COLLECTION_STRINGS, STRINGS, WORD_STRINGS } from '../languages/strings-by-language.ts'
import { wordOf } from '../model/dictionary/parse-word-facts.ts'
import type { Site } from '../model/dictionary/site.ts'
import { pictureIn } from '../model/dictionary/summary.ts'
import type { TermPageInput } from '../model/views/term-page-input.ts'
import { absolute, file, page } from '../model/web/address.ts'
import { inBoth, type Language, otherLanguage, SECTION_HEADINGS } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { escapeMarkdown, linkTarget } from '../text/escape-markdown.ts'
import { oncePer } from '../text/memoize.ts'
import { linkedMarkdown } from '../text/render-linked-paragraphs.ts'
import {
  bullets,
  listSection,
  markdownLink,
  markdownTermLine,
  markdownTermLink,
  numbered,
} from './markdown-builders.ts'
import { comparedTitle } from './term-page.ts'
import { shownFacts } from './word-fact-lines.ts'

export function markdownTerm(input: TermPageInput, language: Language, site: Site): string {
  const { term, mentions, related } = input
  const strings = STRINGS[language]
  const text = term[language]
  const headings = SECTION_HEADINGS[language]
  const other = otherLanguage(language)
  const address = (slug: string) => absolute(site, page.term(language, slug))
  const explanation = linkedMarkdown(text.explanation, mentions[language], address)
  return `${[
    `# ${escapeMarkdown(text.title)}`,
    `> ${escapeMarkdown(text.tagline)}`,
    bullets([
      `${strings.level}: ${site.levels[term.level][language]} (${term.level})`,
      `${strings.topics}: ${term.subjects.map(subject => site.subjects[subject][language]).join(', ')}`,
      `${strings.pageAddress}: ${address(term.slug)}`,
      `${FACTS[other].ownName}: ${absolute(site, page.term(other, term.slug))}`,
      `${strings.agentIndex}: ${absolute(site, file.llms(language))}`,
    ]),
    ...explanation.slice(0, 1),
    ...illustration(term, language, site),
    ...explanation.slice(1),
    `## ${headings.analogy}`,
    escapeMarkdown(text.analogy),
    `## ${headings.keyPoints}`,
    bullets(text.keyPoints.map(escapeMarkdown)),
    ...listSection(WORD_STRINGS[language].heading, theWord(term, language)),
    `## ${headings.links}`,
    bullets(text.links.map(({ label, url }) => `[${escapeMarkdown(label)}](${linkTarget(url)})`)),
    ...listSection(
      strings.related,
      related.map(each => markdownTermLine(each, language, site)),
    ),
    ...listSection(COLLECTION_STRINGS[language].notToBeConfused, confusions(input, language, site)),
    ...listSection(COLLECTION_STRINGS[language].paths, paths(input, language, site)),
    ...(text.aliases.length > 0 ? [`## ${strings.alsoCalled}`, text.aliases.map(escapeMarkdown).join(', ')] : []),
  ].join('\n\n')}\n`
}

function illustration(term: Term, language: Language, site: Site): readonly string[] {
  if (!term.image) return []
  const { imageAlt = '', legend = [] } = term[language]
  const address = absolute(site, file.image(term.slug, pictureIn(term, language)))
  return [
    `![${escapeMarkdown(imageAlt)}](${address})`,
    ...(legend.length > 0 ? [numbered(legend.map(escapeMarkdown))] : []),
  ]
}

function theWord(term: Term, language: Language): readonly string[] {
  const { senses = [] } = wordOf(term[language], language) ?? {}
  return shownFacts(term[language], language).map(({ field, label, text }) => {
    if (field === 'senses') return [`${label}:`, ...senses.map(senseLine)].join('\n  - ')
    // The example has marks of bold and no other.
    const written = field === 'example' ? text.split('**').map(escapeMarkdown).join('**') : escapeMarkdown(text)
    return `${label}: ${written}`
  })
}

const senseLine = ({ label, text }: { readonly label: string; readonly text: string }): string =>
  escapeMarkdown(`${label}: ${text}`)

const confusions = (input: TermPageInput, language: Language, site: Site): readonly string[] =>
  input.confusions.map(confusion => {
    const { other, difference, page: name } = confusion
    const title = comparedTitle(input, confusion, language)
    const more = name === undefined ? '' : ` ${markdownLink(title, page.comparison(language, name), site)}`
    return markdownTermLink(other, language, site, escapeMarkdown(difference[language]) + more)
  })

const paths = (input: TermPageInput, language: Language, site: Site): readonly string[] =>
  input.paths.map(
    ({ slug, title, number, count }) =>
      `${markdownLink(title[language], page.path(language, slug), site)}, ${COLLECTION_STRINGS[language].step(number, count)}`,
  )

/** The page in both languages, cached because several files contain it. */
export const markdownOnce = oncePer((input: TermPageInput) =>
  oncePer((site: Site) => inBoth(language => markdownTerm(input, language, site))),
)

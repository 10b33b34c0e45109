/** A term page in Markdown, in the order of the specification; for agents, and for readers to copy. */

import { COLLECTION_STRINGS } from '../languages/collection-strings.ts'
import { WORD_STRINGS } from '../languages/word-strings.ts'
import type { Brief } from '../model/dictionary/gloss.ts'
import type { Lemma } from '../model/dictionary/letters.ts'
import { pictureIn } from '../model/dictionary/picture.ts'
import type { Labels } from '../model/dictionary/site.ts'
import { wordOf } from '../model/dictionary/word.ts'
import type { TermPageInput } from '../model/views/term-page-input.ts'
import { absolute, file, page } from '../model/web/address.ts'
import { type InBoth, inBoth, type Language, otherLanguage, SECTION_HEADINGS } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { linkedMarkdown } from '../text/linked.ts'
import { escapeMarkdown, linkTarget } from '../text/markdown.ts'
import { comparedTitle } from './entry-collections.ts'
import { bullets, markdownLink } from './markdown-link.ts'
import { labelOf, STRINGS } from './strings.ts'
import { factsOf } from './word-facts.ts'

export function markdownTerm(input: TermPageInput, language: Language, site: Labels): string {
  const { term, mentions, related } = input
  const strings = STRINGS[language]
  const text = term[language]
  const headings = SECTION_HEADINGS[language]
  const other = otherLanguage(language)
  const address = (slug: string) => absolute(site, page.term(language, slug))
  const topics = term.subjects.map(subject => labelOf(site.subjects, subject, language)).join(', ')
  const explanation = linkedMarkdown(text.explanation, mentions[language], address)
  const aliases =
    text.aliases.length > 0 ? [`## ${strings.alsoCalled}`, text.aliases.map(escapeMarkdown).join(', ')] : []
  return `${[
    `# ${escapeMarkdown(text.title)}`,
    `> ${escapeMarkdown(text.tagline)}`,
    bullets([
      `${strings.level}: ${labelOf(site.levels, term.level, language)} (${term.level})`,
      `${strings.topic}: ${topics}`,
      `${strings.pageAddress}: ${address(term.slug)}`,
      `${STRINGS[other].languageName}: ${absolute(site, page.term(other, term.slug))}`,
      `${strings.agentIndex}: ${absolute(site, file.llms(language))}`,
    ]),
    ...explanation.slice(0, 1),
    ...illustration(term, language, site),
    ...explanation.slice(1),
    `## ${headings.analogy}`,
    escapeMarkdown(text.analogy),
    `## ${headings.keyPoints}`,
    bullets(text.keyPoints.map(escapeMarkdown)),
    ...theWord(term, language),
    `## ${headings.links}`,
    bullets(text.links.map(({ label, url }) => `[${escapeMarkdown(label)}](${linkTarget(url)})`)),
    ...(related.length > 0 ? [`## ${strings.related}`, markdownList(related, language, site)] : []),
    ...confusions(input, language, site),
    ...paths(input, language, site),
    ...aliases,
  ].join('\n\n')}\n`
}

/** The illustration with its text alternative, and its legend as a numbered list. */
function illustration(term: Term, language: Language, site: Labels): readonly string[] {
  if (!term.image) return []
  const { imageAlt = '', legend = [] } = term[language]
  const address = absolute(site, file.image(term.slug, pictureIn(term, language)))
  const lines = legend.map((line, i) => `${i + 1}. ${escapeMarkdown(line)}`)
  return [`![${escapeMarkdown(imageAlt)}](${address})`, ...(lines.length > 0 ? [lines.join('\n')] : [])]
}

/** What is said of the word itself. */
function theWord(term: Term, language: Language): readonly string[] {
  const word = wordOf(term[language], language)
  if (!word) return []
  const lines = factsOf(word, language).map(({ field, label, text }) => {
    // The example has marks of bold and no other.
    const written = field === 'example' ? text.split('**').map(escapeMarkdown).join('**') : escapeMarkdown(text)
    return `${label}: ${written}`
  })
  return lines.length === 0 ? [] : [`## ${WORD_STRINGS[language].heading}`, bullets(lines)]
}

/** Terms that are often confused with this one, and the differences. */
function confusions(input: TermPageInput, language: Language, site: Labels): readonly string[] {
  if (input.confusions.length === 0) return []
  const lines = input.confusions.map(confusion => {
    const { other, difference, page: name } = confusion
    const title = comparedTitle(input, confusion, language)
    const more = name === undefined ? '' : ` ${markdownLink(title, page.comparison(language, name), site)}`
    return `${termLink(other, language, site)}: ${escapeMarkdown(difference[language])}${more}`
  })
  return [`## ${COLLECTION_STRINGS[language].notToBeConfused}`, bullets(lines)]
}

/** The paths that lead through the entry. */
function paths(input: TermPageInput, language: Language, site: Labels): readonly string[] {
  if (input.paths.length === 0) return []
  const strings = COLLECTION_STRINGS[language]
  const lines = input.paths.map(
    ({ slug, title, number, count }) =>
      `${markdownLink(title[language], page.path(language, slug), site)}, ${strings.step(number, count)}`,
  )
  return [`## ${strings.paths}`, bullets(lines)]
}

/** The page in both languages, cached because several files contain it. */
export function markdownOnce(input: TermPageInput, site: Labels): InBoth<string> {
  const known = made.get(input)
  if (known?.site === site) return known.texts
  const texts = inBoth(language => markdownTerm(input, language, site))
  made.set(input, { site, texts })
  return texts
}

const made = new WeakMap<TermPageInput, { readonly site: Labels; readonly texts: InBoth<string> }>()

/** Terms as links with their one-line definitions. */
export const markdownList = (terms: readonly Brief[], language: Language, site: Labels): string =>
  bullets(terms.map(term => markdownTermLine(term, language, site)))

export const markdownTermLine = (term: Brief, language: Language, site: Labels): string =>
  `${termLink(term, language, site)}: ${escapeMarkdown(term[language].tagline)}`

/** Lines of the alphabetical index: terms as above, and aliases with a reference to their term. */
export const markdownLemmas = (lemmas: readonly Lemma[], language: Language, site: Labels): string =>
  bullets(
    lemmas.map(({ term, alias }) =>
      alias === undefined
        ? markdownTermLine(term, language, site)
        : `${escapeMarkdown(alias)}, *${STRINGS[language].see}* ${termLink(term, language, site)}`,
    ),
  )

const termLink = (term: Brief, language: Language, site: Labels): string =>
  markdownLink(term[language].title, page.term(language, term.slug), site)

/** The headings of an entry's sections: which one an editor meant, and whether it stands in its place. */
import { type Language, SECTION_HEADINGS, SECTIONS, type Section } from '../../schema/language.ts'
import { nearest } from '../../text/words.ts'

interface Said {
  readonly message: string
  readonly hint: string
}

/** All headings of a language, as they are written. */
const headingsOf = (language: Language): string =>
  SECTIONS.map(section => `"## ${SECTION_HEADINGS[language][section]}"`).join(', ')

/** What to do about a heading of another kind, by the signs that make it one. */
export const headingHint = (markup: string, language: Language): string =>
  markup === '-' || markup === '='
    ? 'The dashes or equals signs below this line make it a heading; remove them.'
    : `Headings of sections are written ${headingsOf(language)}.`

/** The section that a misspelled heading may mean, and what to say about it. */
export function sectionMeant(
  title: string,
  language: Language,
): { readonly meant: Section | undefined; readonly hint: string } {
  const headings = SECTION_HEADINGS[language]
  const near = nearest(
    title,
    SECTIONS.map(section => headings[section]),
  )
  const meant = SECTIONS.find(section => headings[section] === near)
  return {
    meant,
    hint: near === undefined ? `Sections are: ${headingsOf(language)}.` : `Did you mean "## ${near}"?`,
  }
}

/** A heading that lacks its marks, or has others: `##Key points`, `**Key points**`, `Key points:`, `### Key points`. */
export function misshapenHeading(
  content: string,
  language: Language,
): ({ readonly section: Section } & Said) | undefined {
  const [first = ''] = content.split('\n')
  const title = first.replace(/^[#*_\s]+|[*_:\s#]+$/g, '').toLowerCase()
  const section = SECTIONS.find(each => SECTION_HEADINGS[language][each].toLowerCase() === title)
  if (section === undefined) return undefined
  return {
    section,
    message: `"${first.trim()}" is not written as a heading`,
    hint: /^##[\u00a0\u202f]/.test(first)
      ? 'After the two signs stands a no-break space; delete it and type an ordinary one.'
      : `Write the line so: ## ${SECTION_HEADINGS[language][section]}`,
  }
}

/** @param earlier sections above this one */
export function orderFault(section: Section, earlier: readonly Section[], language: Language): Said | undefined {
  const after = earlier.find(each => SECTIONS.indexOf(each) > SECTIONS.indexOf(section))
  if (after === undefined) return undefined
  const headings = SECTION_HEADINGS[language]
  return {
    message: `the section "${headings[section]}" stands below "${headings[after]}"`,
    hint: `The order is the same in every entry: ${headingsOf(language)}.`,
  }
}

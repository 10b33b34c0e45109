/** The files of an entry that came by an issue form, as `npm run new -- --from-form` writes them: always a draft. */
import { Document, isSeq } from 'yaml'
import { LANGUAGES, type Language, SECTION_HEADINGS } from '../schema/language.ts'
import type { FormEntry, Written } from './form-entry.ts'

/** @param date day of writing, YYYY-MM-DD */
export function formFiles(entry: FormEntry, date: string): Readonly<Record<string, string>> {
  const texts = LANGUAGES.flatMap(language => {
    const text = entry.texts[language]
    return text ? [[`${language}.md`, textFile(text, language)] as const] : []
  })
  return { 'term.yaml': factsFile(entry, date), ...Object.fromEntries(texts) }
}

const SCHEMA = '# yaml-language-server: $schema=../../../src/schema/generated/term.schema.json\n'

function factsFile({ slug, level, subjects, needs }: FormEntry, date: string): string {
  const facts = {
    id: slug,
    date,
    ...(level !== undefined && { level: Number(level) }),
    subjects,
    ...(needs.length > 0 && { needs }),
    draft: true,
  }
  return SCHEMA + yamlOf(facts)
}

function textFile(
  { explanation = [], analogy = '', keyPoints = [], links, ...fields }: Written,
  language: Language,
): string {
  const { title, article, tagline, aliases = [], keywords = [], ...rest } = fields
  const head = { title, article, tagline, aliases, keywords, ...rest }
  const given = Object.fromEntries(Object.entries(head).filter(([, value]) => value !== undefined))
  const headings = SECTION_HEADINGS[language]
  const parts = [
    explanation.join('\n\n'),
    `## ${headings.analogy}`,
    analogy,
    `## ${headings.keyPoints}`,
    keyPoints.map(each => `- ${each}`).join('\n'),
    `## ${headings.links}`,
    links.map(each => `- ${each}`).join('\n'),
  ]
  return `---\n${yamlOf(given)}---\n\n${parts.filter(part => part !== '').join('\n\n')}\n`
}

/** Lists stand in one line, as in all entries. */
function yamlOf(fields: Readonly<Record<string, unknown>>): string {
  const document = new Document(fields)
  for (const name of Object.keys(fields)) {
    const node = document.get(name, true)
    if (isSeq(node)) node.flow = true
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

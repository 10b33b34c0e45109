/** The files of a new entry, as the boxes of the form hold it. */
import { Document, visit } from 'yaml'
import { LANGUAGES, type Language, SECTION_HEADINGS } from '../schema/language.ts'
import { oneLine } from './clean-pasted-text.ts'
import { type EntryDraft, type EntryFiles, FIELD_ORDER, isEmptyText, type TextDraft } from './draft-fields.ts'

/** @param today YYYY-MM-DD */
export function filesOf(draft: EntryDraft, today: string): EntryFiles {
  // An author of one language may hand in a draft, which somebody else translates.
  const languages = LANGUAGES.filter(language => !draft.isDraft || !isEmptyText(draft.text[language]))
  const texts = languages.map(language => [`${language}.md`, writeText(draft.text[language], language)] as const)
  return { 'term.yaml': writeFacts(draft, today), ...Object.fromEntries(texts) }
}

const SCHEMA = '# yaml-language-server: $schema=../../../src/schema/generated/term.schema.json\n'

const writeFacts = ({ slug, level, subjects, needs, isDraft }: EntryDraft, today: string): string =>
  SCHEMA +
  writeYaml({
    id: slug,
    date: today,
    level: /^\d+$/.test(level) ? Number(level) : level,
    subjects,
    needs: needs.length === 0 ? undefined : needs,
    draft: isDraft || undefined,
  })

/** Fields that are written even where they are empty: the check says of their line what is missing. */
const ALWAYS: readonly string[] = ['title', 'tagline', 'aliases', 'keywords']

function writeText(draft: TextDraft, language: Language): string {
  const boxes = { ...draft.lines, ...draft.lists }
  const fields = FIELD_ORDER.map(field => {
    const text = boxes[field]
    const value = typeof text === 'string' ? text.trim() : filled(text)
    return [field, value.length > 0 || ALWAYS.includes(field) ? value : undefined] as const
  })
  return `---\n${writeYaml(Object.fromEntries(fields))}---\n\n${writeBody(draft, language)}`
}

/** @param fields undefined for those that are not written */
function writeYaml(fields: Readonly<Record<string, unknown>>): string {
  const document = new Document(fields)
  visit(document, {
    Seq(_, list) {
      list.flow = true
    },
  })
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

function writeBody({ explanation, analogy, keyPoints, links }: TextDraft, language: Language): string {
  const pages = links
    .filter(({ label, url }) => label !== '' || url !== '')
    .map(({ label, url }) => (url === '' ? label : `[${label}](${url})`))
  const section = (name: keyof typeof SECTION_HEADINGS.en, text: string): string =>
    `## ${SECTION_HEADINGS[language][name]}\n\n${text}`.trim()
  return `${[
    ...filled(explanation),
    section('analogy', analogy.trim()),
    section('keyPoints', listOf(filled(keyPoints))),
    section('links', listOf(pages)),
  ].join('\n\n')}\n`
}

const filled = (texts: readonly string[]): readonly string[] => texts.map(oneLine).filter(text => text !== '')

const listOf = (items: readonly string[]): string => items.map(item => `- ${item}`).join('\n')

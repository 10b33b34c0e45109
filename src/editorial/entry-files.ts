/** From the files of an entry to the boxes of forms, and back. What has not changed stays byte for byte. Runs anywhere. */
import { inBoth, LANGUAGES, type Language } from '../schema/language.ts'
import { TermFile } from '../schema/term.ts'
import { splitDocument } from '../source/yaml/front-matter.ts'
import { readYaml } from '../source/yaml/yaml.ts'
import { editYaml, type FieldValue, setField } from './edit-yaml.ts'
import { readBoxes, splitBody, writeBody } from './entry-body.ts'
import {
  type EntryDraft,
  type EntryFiles,
  emptyDraft,
  FIELD_ORDER,
  fieldsOf,
  isEmptyText,
  LINE_FIELDS,
  LIST_FIELDS,
  type ListField,
  type TextDraft,
} from './entry-draft.ts'

/** Values of YAML by name, whatever they are. */
type Values = Readonly<Record<string, unknown>>

/** Takes a text apart; one that cannot be read is empty. Each line of the YAML has its line break. */
function parseEntryText(text: string | undefined) {
  const { fields = {}, yaml = '', body = '' } = splitDocument(text ?? '').value ?? {}
  return { values: fields as Values, yaml: yaml === '' ? '' : `${yaml}\n`, body }
}

/** The values of `term.yaml`; undefined if it cannot be read. */
function parseFacts(text: string | undefined): Values | undefined {
  const { value } = text === undefined ? {} : readYaml(text)
  return typeof value === 'object' ? (value as Values) : undefined
}

/** Fills the boxes with the files of an entry. */
export function draftOf(slug: string, files: EntryFiles): EntryDraft {
  const { level, subjects, needs, draft } = parseFacts(files['term.yaml']) ?? {}
  return {
    ...emptyDraft(slug),
    level: textOf(level),
    subjects: listOf(subjects),
    needs: listOf(needs),
    isDraft: draft === true,
    text: inBoth(language => textDraftOf(files[`${language}.md`], language)),
  }
}

function textDraftOf(text: string | undefined, language: Language): TextDraft {
  const { values, body } = parseEntryText(text)
  return {
    ...fieldsOf(
      field => textOf(values[field]),
      field => listOf(values[field]),
    ),
    ...readBoxes(splitBody(body, language)),
  }
}

const textOf = (value: unknown): string => String(value ?? '')

/** The items of a list; of a map, a line for each name. */
function listOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map(textOf)
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).map(([name, text]) => `${name}: ${textOf(text)}`)
  return value === undefined || value === null ? [] : [textOf(value)]
}

/**
 * Writes the files of an entry.
 * @param opened the files as they were opened; empty for a new entry
 * @param today YYYY-MM-DD
 */
export function filesOf(draft: EntryDraft, opened: EntryFiles, today: string): EntryFiles {
  const texts = LANGUAGES.flatMap(language => {
    const name = `${language}.md`
    // An author of one language may hand in a draft, which somebody else translates.
    const isMissing = draft.isDraft && opened[name] === undefined && isEmptyText(draft.text[language])
    return isMissing ? [] : [[name, writeText(draft.text[language], opened[name], language)] as const]
  })
  return { 'term.yaml': writeFacts(draft, opened['term.yaml'], today), ...Object.fromEntries(texts) }
}

const SCHEMA = '# yaml-language-server: $schema=../../../src/schema/generated/term.schema.json\n'
const FACT_ORDER = Object.keys(TermFile.shape)

function writeFacts(draft: EntryDraft, opened: string | undefined, today: string): string {
  const before = parseFacts(opened)
  const wanted = {
    ...(before ? draft.isNewMeaning && { updated: today } : { id: draft.slug, date: today }),
    level: /^\d+$/.test(draft.level) ? Number(draft.level) : draft.level,
    subjects: draft.subjects,
    needs: draft.needs.length === 0 ? undefined : draft.needs,
    ...((before?.draft === true) !== draft.isDraft && { draft: draft.isDraft || undefined }),
  }
  return before
    ? changeFields(opened ?? '', before, wanted, FACT_ORDER)
    : SCHEMA + changeFields('', {}, wanted, FACT_ORDER)
}

function writeText(draft: TextDraft, opened: string | undefined, language: Language): string {
  const { values, yaml, body } = parseEntryText(opened)
  const lines = LINE_FIELDS.map(field => [field, lineValue(field, draft.lines[field].trim())] as const)
  const lists = LIST_FIELDS.map(field => {
    const items = draft.lists[field].map(item => item.trim()).filter(item => item !== '')
    const isKept = NAME_LISTS.includes(field) && (opened === undefined || values[field] !== undefined)
    return [field, items.length === 0 && !isKept ? undefined : listValue(field, items)] as const
  })
  const front = changeFields(yaml, values, Object.fromEntries([...lines, ...lists]), FIELD_ORDER)
  const written = writeBody(draft, splitBody(body, language), language)
  const isSame = front === yaml && written.trimEnd() === body.trimEnd()
  return isSame && opened !== undefined ? opened : `---\n${front}---\n\n${written.trimStart()}`
}

/** Fields that are written even where they are empty, so that the check says of their line what is missing. */
const REQUIRED: readonly string[] = ['title', 'tagline']

/** Lists that every new entry has, if only with nothing in them. */
const NAME_LISTS: readonly string[] = ['aliases', 'keywords']

const lineValue = (field: string, value: string): FieldValue =>
  value === '' && !REQUIRED.includes(field) ? undefined : value

const listValue = (field: ListField, items: readonly string[]): FieldValue =>
  field === 'labels' ? Object.fromEntries(items.map(item => item.split(/:\s*(.*)/s, 2) as [string, string])) : items

/** @param wanted values by name, undefined for fields that are not to be written; fields of other names stay */
function changeFields(
  yaml: string,
  before: Values,
  wanted: Readonly<Record<string, FieldValue>>,
  order: readonly string[],
): string {
  const inLines = (value: unknown): string => listOf(value).join('\n').trim()
  const changes = Object.entries(wanted).filter(
    ([name, value]) => inLines(value) !== inLines(before[name]) || (before[name] === undefined && value !== undefined),
  )
  if (changes.length === 0) return yaml
  const edited = editYaml(yaml, document => {
    for (const [name, value] of changes) setField(document, name, value, order)
  })
  return edited ?? yaml
}

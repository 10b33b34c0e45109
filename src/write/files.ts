/** From the boxes of the form to the files of an entry. What has not changed stays byte for byte. */
import { LANGUAGES, type Language } from '../schema/language.ts'
import { splitBody, writeBody } from './body.ts'
import {
  type EntryDraft,
  type EntryFiles,
  FIELD_ORDER,
  isEmptyText,
  LINE_FIELDS,
  LIST_FIELDS,
  type TextDraft,
} from './draft.ts'
import { changeFields, type FieldValue } from './fields.ts'
import { listOf, openFacts, openText, textOf } from './open.ts'

const SCHEMA = '# yaml-language-server: $schema=../../../src/schema/generated/term.schema.json\n'
const FACT_ORDER = ['id', 'date', 'updated', 'level', 'subjects', 'needs', 'formerSlugs', 'draft']

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

function writeFacts(draft: EntryDraft, opened: string | undefined, today: string): string {
  const before = openFacts(opened)
  const level = /^\d+$/.test(draft.level) ? Number(draft.level) : draft.level
  const changes = new Map<string, FieldValue>()
  const change = (name: string, own: string, value: FieldValue) => {
    const isSame = own === (Array.isArray(value) ? value.join('\n') : textOf(value))
    if (!isSame || (opened === undefined && value !== undefined)) changes.set(name, value)
  }
  if (opened === undefined) {
    changes.set('id', draft.slug)
    changes.set('date', today)
  } else if (draft.isNewMeaning) changes.set('updated', today)
  change('level', textOf(before.level), level)
  change('subjects', listOf(before.subjects).join('\n'), draft.subjects)
  const needs = draft.needs.filter(need => need !== '')
  change('needs', listOf(before.needs).join('\n'), needs.length === 0 ? undefined : needs)
  if ((before.draft === true) !== draft.isDraft) changes.set('draft', draft.isDraft || undefined)
  return changeFields(opened ?? SCHEMA, changes, FACT_ORDER)
}

function writeText(draft: TextDraft, opened: string | undefined, language: Language): string {
  const { values, yaml, body } = openText(opened)
  const changes = new Map<string, FieldValue>()
  for (const field of LINE_FIELDS) {
    const value = draft.lines[field].trim()
    const isSame = value === textOf(values[field]).trim()
    if (isSame && (values[field] !== undefined || !REQUIRED.includes(field))) continue
    changes.set(field, value === '' && !REQUIRED.includes(field) ? undefined : value)
  }
  for (const field of LIST_FIELDS) {
    const items = draft.lists[field].map(item => item.trim()).filter(item => item !== '')
    const isSame = items.join('\n') === listOf(values[field]).join('\n')
    if (isSame && (opened !== undefined || !NAME_LISTS.includes(field))) continue
    changes.set(field, listValue(field, items))
  }
  const front = changeFields(yaml, changes, FIELD_ORDER)
  const written = writeBody(draft, splitBody(body, language), language)
  const isSame = changes.size === 0 && written.trimEnd() === body.trimEnd()
  return isSame && opened !== undefined ? opened : `---\n${front}---\n\n${written.trimStart()}`
}

/** Fields that are written even where they are empty, so that the check says of their line what is missing. */
const REQUIRED: readonly string[] = ['title', 'tagline']

/** Lists that every entry has, if only with nothing in them. */
const NAME_LISTS: readonly string[] = ['aliases', 'keywords']

function listValue(field: string, items: readonly string[]): FieldValue {
  if (field === 'labels')
    return items.length === 0
      ? undefined
      : Object.fromEntries(items.map(item => item.split(/:\s*(.*)/s, 2) as [string, string]))
  return items.length === 0 && !NAME_LISTS.includes(field) ? undefined : items
}

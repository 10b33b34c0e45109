/** From the files of an entry to the boxes of the form. */
import { inBoth, type Language } from '../schema/language.ts'
import { splitDocument } from '../source/yaml/front-matter.ts'
import { readYaml } from '../source/yaml/yaml.ts'
import { readBoxes, splitBody } from './body.ts'
import { type EntryDraft, type EntryFiles, emptyDraft, LINE_FIELDS, LIST_FIELDS, type TextDraft } from './draft.ts'

/** Values of YAML by name, whatever they are. */
export type Values = Readonly<Record<string, unknown>>

/** A text of an entry, taken apart. */
interface OpenText {
  readonly values: Values
  /** The lines between the marks of the front matter, each with its line break. */
  readonly yaml: string
  readonly body: string
}

/** Takes a text apart; one that cannot be read is empty. */
export function openText(text: string | undefined): OpenText {
  const split = text === undefined ? undefined : splitDocument(text)
  if (!split || 'findings' in split) return { values: {}, yaml: '', body: '' }
  const { fields, yaml, body } = split.document
  return { values: fields as Values, yaml: yaml === '' ? '' : `${yaml}\n`, body }
}

/** The values of `term.yaml`. */
export function openFacts(text: string | undefined): Values {
  const read = text === undefined ? undefined : readYaml(text)
  return read && 'fields' in read && typeof read.fields === 'object' ? (read.fields as Values) : {}
}

/** Fills the boxes with the files of an entry. */
export function draftOf(slug: string, files: EntryFiles): EntryDraft {
  const { level, subjects, needs, draft } = openFacts(files['term.yaml'])
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
  const { values, body } = openText(text)
  return {
    lines: Object.fromEntries(LINE_FIELDS.map(field => [field, textOf(values[field])])) as TextDraft['lines'],
    lists: Object.fromEntries(LIST_FIELDS.map(field => [field, listOf(values[field])])) as TextDraft['lists'],
    ...readBoxes(splitBody(body, language)),
  }
}

export const textOf = (value: unknown): string => String(value ?? '')

/** The items of a list; of a map, a line for each name. */
export function listOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map(textOf)
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).map(([name, text]) => `${name}: ${textOf(text)}`)
  return value === undefined || value === null ? [] : [textOf(value)]
}

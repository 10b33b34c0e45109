/** An entry as the boxes of the form hold it: everything is text, and nothing need be complete or right. */
import { type BodyPart, type InBoth, inBoth } from '../schema/language.ts'
import { type FRONT_MATTER, FrontMatter, WORD_FIELDS } from '../schema/term.ts'

/** Fields of the drawing, which an editor adds later. */
const DRAWING_FIELDS = ['imageAlt', 'legend', 'labels'] as const

type Field = Exclude<keyof typeof FRONT_MATTER.es.shape, (typeof DRAWING_FIELDS)[number]>

/** All fields that have a box, in the order in which they are written. */
export const FIELD_ORDER: readonly Field[] = [
  ...(['title', 'article'] as const),
  ...((Object.keys(FrontMatter.shape) as (keyof FrontMatter)[]).filter(
    field => field !== 'title' && !DRAWING_FIELDS.some(own => own === field),
  ) as Field[]),
]

/** Fields with several values, each on a line of its box. */
export const LIST_FIELDS = ['aliases', 'keywords', 'variants', 'senses'] as const
export type ListField = (typeof LIST_FIELDS)[number]

/** Fields that are one line of text. */
export type LineField = Exclude<Field, ListField>
export const LINE_FIELDS: readonly LineField[] = FIELD_ORDER.filter(
  (field): field is LineField => !LIST_FIELDS.some(list => list === field),
)

/** A part of a text that has a box, or several. */
export type PartName = LineField | ListField | BodyPart

/** The parts that most entries have, in the order of the form. */
export const TEXT_PARTS = [
  'title',
  'article',
  'tagline',
  'explanation',
  'analogy',
  'keyPoints',
  'links',
  'aliases',
  'keywords',
  'example',
] as const satisfies readonly PartName[]

/** Fields about the word itself, which few entries have. */
export const WORD_PARTS: readonly PartName[] = WORD_FIELDS.filter(field => !TEXT_PARTS.some(part => part === field))

export interface LinkDraft {
  readonly label: string
  readonly url: string
}

export interface TextDraft {
  readonly lines: Readonly<Record<LineField, string>>
  readonly lists: Readonly<Record<ListField, readonly string[]>>
  readonly explanation: readonly string[]
  readonly analogy: string
  readonly keyPoints: readonly string[]
  readonly links: readonly LinkDraft[]
}

export interface EntryDraft {
  readonly slug: string
  /** Empty where none has been chosen. */
  readonly level: string
  readonly subjects: readonly string[]
  readonly needs: readonly string[]
  /** Whether the entry is not published yet. */
  readonly isDraft: boolean
  readonly text: InBoth<TextDraft>
}

/** The files of an entry by name: `term.yaml`, `en.md` and `es.md`. */
export type EntryFiles = Readonly<Record<string, string>>

/** Lines and lists of a text. */
export const fieldsOf = (
  lineOf: (field: LineField) => string,
  listOf: (field: ListField) => readonly string[],
): Pick<TextDraft, 'lines' | 'lists'> => ({
  lines: Object.fromEntries(LINE_FIELDS.map(field => [field, lineOf(field)])) as TextDraft['lines'],
  lists: Object.fromEntries(LIST_FIELDS.map(field => [field, listOf(field)])) as TextDraft['lists'],
})

export const EMPTY_TEXT: TextDraft = {
  ...fieldsOf(
    () => '',
    () => [],
  ),
  explanation: [],
  analogy: '',
  keyPoints: [],
  links: [],
}

/** A new entry. It is a draft until an editor publishes it. */
export const EMPTY_DRAFT: EntryDraft = {
  slug: '',
  level: '',
  subjects: [],
  needs: [],
  isDraft: true,
  text: inBoth(() => EMPTY_TEXT),
}

/** Whether nothing has been written in a language. */
export const isEmptyText = ({ lines, lists, explanation, analogy, keyPoints, links }: TextDraft): boolean =>
  [
    ...Object.values(lines),
    ...Object.values(lists).flat(),
    ...explanation,
    analogy,
    ...keyPoints,
    ...links.flatMap(({ label, url }) => [label, url]),
  ].every(text => text.trim() === '')

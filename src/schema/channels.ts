/**
 * Which channels show which field of a term. A field without a row is a type error here; with a row, the compiler names
 * every place in its channels that does not have it yet. `tests/emit/channels.test.ts` compares the table with what the
 * channels really show, pages included.
 */
import type * as z from 'zod'
import type { Language } from './language.ts'
import type { Term, Translation } from './term.ts'

/**
 * - `list`: an item of `/v1/terms.json`
 * - `entry`: `/v1/terms/<slug>.json` and the JSON Lines
 * - `tool`: `get_term` and `term_of_the_day` over MCP
 * - `html`, `markdown`: the page of the term
 * - `csv`, `tbx`: the downloads
 * - `search`: the search files
 * - `style`: the texts that the rules of style read
 * - `drift`: the texts that both languages must change together
 */
type Channel = 'list' | 'entry' | 'tool' | 'html' | 'markdown' | 'csv' | 'tbx' | 'search' | 'style' | 'drift'

type Table<Fields extends PropertyKey> = Readonly<Record<Fields, readonly Channel[]>>

/** Fields that both languages share. */
export const TERM_FIELDS = {
  id: ['list', 'entry', 'tool', 'html', 'csv', 'tbx'],
  slug: ['list', 'entry', 'tool', 'html', 'markdown', 'csv', 'tbx', 'search'],
  date: ['list', 'entry', 'tool', 'html', 'csv', 'tbx'],
  updated: ['entry', 'html', 'csv', 'tbx'],
  level: ['list', 'entry', 'tool', 'html', 'markdown', 'csv', 'search'],
  subjects: ['list', 'entry', 'tool', 'html', 'markdown', 'csv', 'tbx', 'search'],
  needs: ['entry', 'tool', 'html'],
  formerSlugs: ['search'],
  common: [],
  means: [],
  draft: ['html'],
  image: ['list', 'entry', 'tool', 'html', 'markdown', 'tbx'],
  imageSize: ['html'],
  drawing: ['html'],
} as const satisfies Table<Exclude<keyof Term, Language>>

/** Channels that show all that is said of the word itself. */
const WORD = ['entry', 'tool', 'html', 'markdown', 'csv', 'tbx'] as const
/** What readers of pages need not see: a respelling says what all can read. */
const NOT_ON_PAGES = ['entry', 'tool', 'markdown', 'csv', 'tbx'] as const
const SEARCHED_WORD = [...WORD, 'search'] as const

const WORD_FIELDS = {
  article: WORD,
  partOfSpeech: NOT_ON_PAGES,
  plural: WORD,
  pronunciation: SEARCHED_WORD,
  ipa: NOT_ON_PAGES,
  standsFor: SEARCHED_WORD,
  variants: WORD,
  example: SEARCHED_WORD,
  origin: WORD,
  senses: SEARCHED_WORD,
} as const

/** Fields of each language. */
export const TRANSLATION_FIELDS = {
  title: ['list', 'entry', 'tool', 'html', 'markdown', 'csv', 'tbx', 'search', 'style', 'drift'],
  tagline: ['list', 'entry', 'tool', 'html', 'markdown', 'csv', 'tbx', 'search', 'style', 'drift'],
  aliases: ['list', 'entry', 'tool', 'html', 'markdown', 'csv', 'tbx', 'search'],
  keywords: ['search'],
  imageAlt: ['list', 'entry', 'tool', 'html', 'markdown', 'tbx', 'style', 'drift'],
  legend: ['entry', 'tool', 'html', 'markdown', 'drift'],
  labels: ['html'],
  ...WORD_FIELDS,
  explanation: ['list', 'entry', 'tool', 'html', 'markdown', 'csv', 'search', 'style', 'drift'],
  analogy: ['list', 'entry', 'tool', 'html', 'markdown', 'csv', 'style'],
  keyPoints: ['entry', 'tool', 'html', 'markdown', 'csv', 'search', 'style', 'drift'],
  links: ['entry', 'tool', 'html', 'markdown', 'csv', 'tbx'],
} as const satisfies Table<keyof Translation>

type FieldIn<Rows extends Table<keyof Rows>, In extends Channel> = {
  [Field in keyof Rows]: In extends Rows[Field][number] ? Field : never
}[keyof Rows]

/** Names of the shared fields that a channel shows. */
export type TermField<In extends Channel> = FieldIn<typeof TERM_FIELDS, In>
/** Names of the fields of a language that a channel shows. */
export type TranslationField<In extends Channel> = FieldIn<typeof TRANSLATION_FIELDS, In>

/** Fields that channels of data show together, as `word`. */
export type WordField = keyof typeof WORD_FIELDS

/** The members of a schema with exactly these keys. */
export type Members<Keys extends string> = Readonly<Record<Keys, z.ZodType>>

/** `npm run new -- --from-form`: what an issue asks for, and what is to be written for it. */
import type { Headword } from '../schema/headword.ts'
import { type InBoth, LANGUAGES } from '../schema/language.ts'
import { cleanText } from './clean-text.ts'
import { filesOf } from './entry-files.ts'
import { readFormEntry, slugOf } from './form-entry.ts'
import { boxOf } from './form-fields.ts'
import { readFormText } from './form-text.ts'
import { CORRECTION_FORM, ENTRY_FORM, ISSUE_FORMS, type IssueForm, MISSING_WORD_FORM } from './issue-forms.ts'
import { templateFiles } from './templates.ts'

export type Asked =
  /** Files of a new entry, and what could not be taken over, in sentences. */
  | {
      readonly kind: 'entry'
      readonly slug: string
      readonly files: Readonly<Record<string, string>>
      readonly notes: readonly string[]
    }
  /** What is wrong in an entry, and the lines that say so. */
  | { readonly kind: 'correction'; readonly slug: string; readonly lines: readonly string[] }
  | { readonly kind: 'unknown'; readonly message: string }

/**
 * Reads the text of an issue.
 * @param date day of writing, YYYY-MM-DD
 * @param plan the headwords that are planned
 */
export function readIssue(text: string, date: string, plan: readonly Headword[]): Asked {
  const form = formOf(text)
  if (!form) return { kind: 'unknown', message: `This is the text of none of the forms ${NAMES}.` }
  const values = readFormText(text, form)
  if (form === CORRECTION_FORM) {
    const slug = /\/([a-z0-9-]+)\/?(?:[?#]\S*)?$/.exec((values.page ?? '').trim())?.[1] ?? ''
    const lines = (values.wrong ?? '').split('\n').map(line => line.trim())
    return { kind: 'correction', slug, lines: lines.filter(line => line.length >= SENTENCE) }
  }
  if (form === ENTRY_FORM) {
    const { draft, notes } = readFormEntry(values)
    return { kind: 'entry', slug: draft.slug, files: filesOf(draft, {}, date), notes }
  }
  const [en = '', es = ''] = LANGUAGES.map(language => cleanText(values[boxOf('title', language)] ?? '', language))
  const slug = slugOf(en)
  const planned = plan.find(headword => headword.slug === slug)
  const titles = { ...(en !== '' && { title_en: en }), ...(es !== '' && { title_es: es }) }
  return { kind: 'entry', slug, files: templateFiles(slug, date, { ...titles, ...planned }), notes: [] }
}

const NAMES = ISSUE_FORMS.map(({ name }) => `"${name}"`).join(', ')

/** Characters from which on a line is worth looking for. */
const SENTENCE = 12

/** The form with most labels in the text: the three share some. */
function formOf(text: string): IssueForm | undefined {
  const lines = new Set(text.split(/\r\n?|\n/).map(line => line.trimEnd()))
  const counts = ISSUE_FORMS.map(({ fields }) => fields.filter(({ label }) => lines.has(`### ${label}`)).length)
  const most = Math.max(...counts)
  return most >= MISSING_WORD_FORM.fields.length / 2 ? ISSUE_FORMS[counts.indexOf(most)] : undefined
}

/**
 * Where an entry says what a correction is about.
 * @returns `en.md:12`, or the name of a file without the line where nothing was found
 */
export function placesOf(lines: readonly string[], texts: InBoth<string | undefined>): readonly string[] {
  return LANGUAGES.flatMap(language => {
    const own = texts[language]?.split('\n') ?? []
    return lines.flatMap(line => {
      const at = own.findIndex(each => plain(each).includes(plain(line)))
      return at === -1 ? [] : [`${language}.md:${at + 1}`]
    })
  })
}

/** As pages show it: without marks of bold and code, and with any quotation marks. */
const plain = (text: string): string =>
  text
    .replace(/[*`]/g, '')
    .replace(/[“”«»"]/g, '"')
    .replace(/[\u00a0\u202f]/g, ' ')

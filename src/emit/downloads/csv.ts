/**
 * All entries as CSV (RFC 4180) for spreadsheets, a row for each term and language. Marks of bold and code are removed.
 * Entries are untrusted, so cells that a spreadsheet would evaluate as formulas begin with an apostrophe. The JSON
 * Lines have the texts unchanged.
 */

import { wordOf } from '../../model/dictionary/parse-word-facts.ts'
import type { Addresses } from '../../model/dictionary/site.ts'
import { ITEMS_ALONE, type Stream } from '../../model/views/artifact.ts'
import { absolute, file, fileOf, page } from '../../model/web/address.ts'
import { LANGUAGES, type Language } from '../../schema/language.ts'
import { type Term, WORD_FIELDS } from '../../schema/term.ts'
import { withoutControls } from '../../text/escape-xml.ts'
import { plain } from '../../text/parse-inline-markup.ts'

export const csv: Stream = {
  ...ITEMS_ALONE,
  path: fileOf(file.csv),
  origin: 'the table of all terms',
  head: () => BYTE_ORDER_MARK + row(Object.keys(COLUMNS)),
  item: ({ term }, site) =>
    LANGUAGES.map(language => row(Object.values(COLUMNS).map(cell => cell(term, language, site)))).join(''),
}

type Cell = string | number

/** Columns in order. Lists have one item a line, because no item contains a line break. */
const COLUMNS: Readonly<Record<string, (term: Term, language: Language, site: Addresses) => Cell>> = {
  id: ({ id }) => id,
  slug: ({ slug }) => slug,
  language: (_, language) => language,
  title: (term, language) => term[language].title,
  tagline: (term, language) => term[language].tagline,
  aliases: (term, language) => lines(term[language].aliases),
  level: ({ level }) => level,
  subjects: ({ subjects }) => lines(subjects),
  date: ({ date }) => date,
  updated: ({ updated }) => updated ?? '',
  explanation: (term, language) => term[language].explanation.map(plain).join('\n\n'),
  analogy: (term, language) => term[language].analogy,
  keyPoints: (term, language) => lines(term[language].keyPoints),
  linkLabels: (term, language) => lines(term[language].links.map(({ label }) => label)),
  linkUrls: (term, language) => lines(term[language].links.map(({ url }) => url)),
  url: (term, language, site) => absolute(site, page.term(language, term.slug)),
  partOfSpeech: (term, language) => wordOf(term[language], language)?.partOfSpeech ?? '',
  gender: (term, language) => wordOf(term[language], language)?.gender ?? '',
  ...Object.fromEntries(
    WORD_FIELDS.filter(field => field !== 'partOfSpeech').map(field => [
      field,
      (term: Term, language: Language) => wordCell(term[language][field]),
    ]),
  ),
}

const wordCell = (value: string | readonly string[] = ''): string =>
  typeof value === 'string' ? plain(value) : lines(value)

const lines = (items: readonly string[]): string =>
  items.map(item => (item.includes('\n') ? item.replace(/\s*\n\s*/g, ' ') : item)).join('\n')

/** Excel reads a file as UTF-8 only if it begins with this character; other programs skip it. */
const BYTE_ORDER_MARK = '\uFEFF'

const row = (cells: readonly Cell[]): string => `${cells.map(field).join(',')}\r\n`

/** Excel, Calc and Sheets evaluate cells that begin with one of these, full-width forms included. */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/

function field(cell: Cell): string {
  const clean = withoutControls(String(cell))
  const text = clean.includes('\r') ? clean.replace(/\r\n?/g, '\n') : clean
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

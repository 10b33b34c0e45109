/**
 * Reads `content/headwords.csv`, the plan of entries to write, in the CSV of spreadsheets (RFC 4180). Findings have line and
 * column.
 */
import { basename } from 'node:path'
import { CsvError, parse } from 'csv-parse/sync'
import type { Diagnostic } from '../model/diagnostic.ts'
import { Headword } from '../schema/headword.ts'
import { type Finding, toDiagnostics } from '../source/finding.ts'
import { readRootFile } from '../source/root-files.ts'
import { explain } from '../source/yaml/explain.ts'

const FILE = 'headwords.csv'
const COLUMNS = Object.keys(Headword.shape)

export interface Headwords {
  readonly headwords: readonly Headword[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Reads the plan.
 * @param root absolute path of the content folder
 * @returns undefined if there is none
 */
export function readHeadwords(root: string): Headwords | undefined {
  const read = readRootFile(root, FILE)
  if (!read) return undefined
  const { headwords, findings } = read.value === undefined ? { headwords: [], ...read } : parseHeadwords(read.value)
  return { headwords, diagnostics: toDiagnostics(`${basename(root)}/${FILE}`, findings) }
}

/** Parses and checks the text of the plan. */
export function parseHeadwords(text: string): {
  readonly headwords: readonly Headword[]
  readonly findings: readonly Finding[]
} {
  const headwords: Headword[] = []
  const findings: Finding[] = []
  const report: Report = (line, message, hint, code = 'wrong-type') =>
    findings.push({ code, place: { line, column: 1 }, message, hint })
  const [header, ...rows] = rowsOf(text, report)
  if (findings.length === 0 && header?.cells.join() !== COLUMNS.join())
    report(1, 'the first line does not name the columns', `Write: ${COLUMNS.join()}`)
  if (findings.length > 0) return { headwords, findings }
  const lines = new Map<string, number>()
  for (const row of rows) {
    const { headword, wrong } = readRow(row, report)
    findings.push(...wrong)
    const earlier = headword && lines.get(headword.slug)
    if (earlier !== undefined)
      report(
        row.line,
        `the slug "${headword?.slug}" stands in line ${earlier} already`,
        'Keep one of the two lines.',
        'duplicate-value',
      )
    else if (headword) {
      lines.set(headword.slug, row.line)
      headwords.push(headword)
    }
  }
  return { headwords, findings }
}

/** Reports what is wrong with a whole line. */
type Report = (line: number, message: string, hint: string, code?: Finding['code']) => unknown

interface Row {
  readonly cells: readonly string[]
  /** Where the cells begin in their line. */
  readonly starts: readonly number[]
  readonly line: number
}

function readRow(
  { cells, starts, line }: Row,
  report: Report,
): { readonly headword?: Headword; readonly wrong: readonly Finding[] } {
  if (cells.length !== COLUMNS.length) {
    report(
      line,
      `the line has ${cells.length} columns instead of ${COLUMNS.length}`,
      'Put a text that has a comma between double quotes, and subjects apart with semicolons.',
    )
    return { wrong: [] }
  }
  const [slug, title_en, title_es, level, subjects, priority] = cells
  const value = {
    slug,
    title_en,
    title_es,
    level: Number(level),
    subjects: subjects?.split(';'),
    priority: Number(priority),
  }
  const result = Headword.safeParse(value)
  if (result.success) return { headword: result.data, wrong: [] }
  const explained = explain(result.error.issues, value, Headword.shape, 'the line')
  return {
    wrong: explained.map(({ path, want: _, ...finding }) => {
      const start = starts[COLUMNS.indexOf(String(path[0]))] ?? 0
      return { ...finding, place: { line, column: start + 1 } }
    }),
  }
}

/** A cell with its comma before it, in quotation marks or without. */
const CELL = /(^|,)(?:"(?:[^"]|"")*"|[^",]*)/g

/** All rows that are not empty, with the places of their cells; none if a quotation mark is in the wrong place. */
function rowsOf(text: string, report: Report): readonly Row[] {
  try {
    const records = parse(text, {
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as readonly { record: readonly string[]; info: { lines: number }; raw: string }[]
    return records.map(({ record, info, raw }) => ({
      cells: record,
      starts: [...raw.trim().matchAll(CELL)].map(({ 1: comma = '', index }) => index + comma.length),
      line: info.lines - (raw.trim().split('\n').length - 1),
    }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    report(
      Number(error.lines ?? 1),
      'a double quote begins or ends in the wrong place',
      'Put the whole text between double quotes, and write each quote in it twice.',
    )
    return []
  }
}

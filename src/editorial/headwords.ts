/**
 * Reads `content/headwords.csv`, the plan of entries to write, in the CSV of spreadsheets (RFC 4180). Findings have line and
 * column.
 */
import { basename } from 'node:path'
import { CsvError, parse } from 'csv-parse/sync'
import type { Diagnostic } from '../model/diagnostic.ts'
import { Headword } from '../schema/headword.ts'
import { type Finding, START, toDiagnostics } from '../source/finding.ts'
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
  const read = rowsOf(text)
  if ('finding' in read) return { headwords: [], findings: [read.finding] }
  const [header, ...rows] = read.rows
  if (header?.cells.map(({ text: name }) => name).join() !== COLUMNS.join()) {
    const message = 'the first line does not name the columns'
    return {
      headwords: [],
      findings: [{ code: 'wrong-type', place: START, message, hint: `Write: ${COLUMNS.join()}` }],
    }
  }
  const headwords: Headword[] = []
  const findings: Finding[] = []
  const lines = new Map<string, number>()
  for (const { cells, line } of rows) {
    const result = readRow(cells, line)
    findings.push(...result.findings)
    if (!result.headword) continue
    const { slug } = result.headword
    const earlier = lines.get(slug)
    if (earlier === undefined) {
      lines.set(slug, line)
      headwords.push(result.headword)
    } else {
      const message = `the slug "${slug}" stands in line ${earlier} already`
      findings.push({
        code: 'duplicate-value',
        place: { line, column: 1 },
        message,
        hint: 'Keep one of the two lines.',
      })
    }
  }
  return { headwords, findings }
}

function readRow(
  cells: readonly Cell[],
  line: number,
): { readonly headword?: Headword; readonly findings: readonly Finding[] } {
  if (cells.length !== COLUMNS.length) {
    const message = `the line has ${cells.length} columns instead of ${COLUMNS.length}`
    const hint = 'Put a text that has a comma between double quotes, and subjects apart with semicolons.'
    return { findings: [{ code: 'wrong-type', place: { line, column: 1 }, message, hint }] }
  }
  const [slug, title_en, title_es, level, subjects, priority] = cells.map(({ text }) => text)
  const value = {
    slug,
    title_en,
    title_es,
    level: Number(level),
    subjects: subjects?.split(';'),
    priority: Number(priority),
  }
  const result = Headword.safeParse(value)
  if (result.success) return { headword: result.data, findings: [] }
  const explained = explain(result.error.issues, value, Headword.shape, 'the line')
  return {
    findings: explained.map(({ path, want: _, ...finding }) => {
      const { start = 0 } = cells[COLUMNS.indexOf(String(path[0]))] ?? {}
      return { ...finding, place: { line, column: start + 1 } }
    }),
  }
}

interface Cell {
  readonly text: string
  /** Offset in the line. */
  readonly start: number
}

interface Row {
  readonly cells: readonly Cell[]
  readonly line: number
}

/** The value of a cell, and its length in the file. */
interface RawCell {
  readonly text: string
  readonly length: number
}

/** All rows that are not empty, with the places of their cells. */
function rowsOf(text: string): { readonly rows: readonly Row[] } | { readonly finding: Finding } {
  try {
    const records = parse(text, {
      cast: (value, { quoting }): RawCell => ({
        text: value,
        length: quoting ? value.length + value.split('"').length + 1 : value.length,
      }),
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as readonly { record: readonly RawCell[]; info: { lines: number }; raw: string }[]
    return {
      rows: records.map(({ record, info, raw }) => {
        let start = 0
        const cells = record.map(({ text: own, length }) => {
          const cell = { text: own, start }
          start += length + 1
          return cell
        })
        return { cells, line: info.lines - (raw.trimEnd().split('\n').length - 1) }
      }),
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return {
      finding: {
        code: 'wrong-type',
        place: { line: Number(error.lines ?? 1), column: 1 },
        message: 'a double quote begins or ends in the wrong place',
        hint: 'Put the whole text between double quotes, and write each quote in it twice.',
      },
    }
  }
}

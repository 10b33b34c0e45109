/**
 * Reading `content/headwords.csv`, the plan of what is to be written: comma-separated values as spreadsheets save them
 * (RFC 4180), with every fault told by its line.
 */
import type { Diagnostic } from '../model/diagnostic.ts'
import { Headword } from '../schema/headword.ts'
import { explain } from './explain.ts'
import { readOwnFile } from './own-file.ts'
import { type Finding, START, toDiagnostic } from './source.ts'

const FILE = 'headwords.csv'
const COLUMNS = Object.keys(Headword.shape)

export interface Headwords {
  readonly headwords: readonly Headword[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * @param root absolute path of the content folder
 * @returns undefined when there is no plan
 */
export function readHeadwords(root: string, label: string): Headwords | undefined {
  const read = readOwnFile(root, label, FILE)
  if (!read) return undefined
  if ('code' in read) return { headwords: [], diagnostics: [read] }
  const { headwords, findings } = parseHeadwords(read.text)
  return { headwords, diagnostics: findings.map(finding => toDiagnostic(read.file, finding)) }
}

export function parseHeadwords(text: string): {
  readonly headwords: readonly Headword[]
  readonly findings: readonly Finding[]
} {
  const [header, ...rows] = text.split('\n')
  const names = cellsOf(header ?? '').map(({ text: name }) => name)
  if (names.join() !== COLUMNS.join()) {
    const message = 'the first line does not name the columns'
    return {
      headwords: [],
      findings: [{ code: 'wrong-type', place: START, message, hint: `Write: ${COLUMNS.join()}` }],
    }
  }
  const headwords: Headword[] = []
  const findings: Finding[] = []
  const lines = new Map<string, number>()
  for (const [i, row] of rows.entries()) {
    if (row.trim() === '') continue
    const line = i + 2
    const result = readRow(row, line)
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

function readRow(row: string, line: number): { readonly headword?: Headword; readonly findings: readonly Finding[] } {
  const cells = cellsOf(row)
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

/** A cell in double quotes may hold commas, and quotes written twice. */
function cellsOf(row: string): readonly Cell[] {
  return [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))(?=,|$)/g)].map(
    ({ 0: all, 1: quoted, 2: bare, index }) => ({
      text: quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'),
      start: index + (all.startsWith(',') ? 1 : 0),
    }),
  )
}

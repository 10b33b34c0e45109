/** Diagnostics as people read them: on a terminal, in a log, or as annotations of a pull request. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Diagnostic, Severity } from '../model/diagnostic.ts'
import { escapeMarkdown } from '../text/escape-markdown.ts'

/** A diagnostic of the content, or what another check says in the same form under codes of its own. */
export type Reported = Omit<Diagnostic, 'code'> & { readonly code: string }

export interface Style {
  /** Whether the output is a terminal that shows colors. */
  readonly color: boolean
  /** Whether to write the annotations of GitHub Actions besides. */
  readonly annotations: boolean
  /** Whether to quote the offending lines; by default where there are colors. */
  readonly excerpts?: boolean
}

/** What content says must not steer a terminal or begin a line of its own. */
const harmless = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]/gu, '\ufffd')

/**
 * @param content absolute path of the content folder, to quote the offending lines
 * @returns text that ends with a line break; empty when there is nothing to report
 */
export function reportDiagnostics(diagnostics: readonly Reported[], content: string, style: Style): string {
  if (diagnostics.length === 0) return ''
  const { excerpts = style.color } = style
  const text = diagnostics.map(diagnostic => {
    const quote = excerpts ? quoteLine(diagnostic, content) : ''
    return `${line(diagnostic, style)}\n${quote}${style.annotations ? `${annotation(diagnostic)}\n` : ''}`
  })
  return `${text.join(excerpts ? '\n' : '')}\n${tally(diagnostics)}\n`
}

/** Red, yellow, blue. */
const COLORS: Readonly<Record<Severity, string>> = { error: '31', warning: '33', note: '34' }

/** `content/terms/api/en.md:3:10  out-of-bounds  message  hint` */
function line({ file, line: row, column, code, severity, message, hint }: Reported, { color }: Style): string {
  const paint = (codes: string, text: string) => (color ? `\u001b[${codes}m${harmless(text)}\u001b[0m` : harmless(text))
  const place = `${file}:${row}:${column}`
  return [
    paint('36', place),
    paint(COLORS[severity], code),
    harmless(message),
    hint === undefined ? undefined : paint('2', hint),
  ]
    .filter(part => part !== undefined)
    .join('  ')
}

/** The offending line with a caret under the column; a long line is cut around it. */
function quoteLine({ file, line: row, column }: Reported, content: string): string {
  const text = readLine(join(dirname(content), file), row)
  if (text === undefined || text.trim() === '') return ''
  const from = Math.max(0, column - 40)
  const shown = harmless(text.slice(from, from + 100).replaceAll('\t', ' '))
  const before = from > 0 ? '…' : ''
  return `    ${before}${shown}\n    ${' '.repeat(before.length + column - 1 - from)}^\n`
}

function readLine(path: string, row: number): string | undefined {
  try {
    return readFileSync(path, 'utf8').split(/\r\n?|\n/)[row - 1]
  } catch {
    return undefined
  }
}

/** A workflow command of GitHub Actions, which shows the message beside the line of the pull request. */
function annotation({ file, line: row, column, code, severity, message, hint }: Reported): string {
  const property = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
  const body = hint === undefined ? message : `${message}\n${hint}`
  return `::${severity === 'note' ? 'notice' : severity} file=${property(file)},line=${row},col=${column},title=${property(code)}::${escapeData(body)}`
}

const escapeData = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

function tally(diagnostics: readonly Reported[]): string {
  const of = (severity: Severity) => diagnostics.filter(diagnostic => diagnostic.severity === severity).length
  const notes = of('note')
  const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`
  const files = new Set(diagnostics.map(({ file }) => file)).size
  return `${count(of('error'), 'error')}, ${count(of('warning'), 'warning')}${notes > 0 ? `, ${count(notes, 'note')}` : ''} in ${count(files, 'file')}`
}

/**
 * The summary page of a run on GitHub, which shows everything; annotations end with the tenth of a kind.
 * @param blobs where the files can be looked at
 * @returns Markdown: a heading, and an item for each thing that is reported
 */
export function stepSummary(heading: string, reported: readonly Reported[], blobs?: string): string {
  const placed = ({ file, line }: Reported): string => {
    const place = `\`${file}:${line}\``
    return blobs === undefined ? place : `[${place}](${encodeURI(`${blobs}/${file}`)}?plain=1#L${line})`
  }
  const items = reported.map(each => `- ${placed(each)}: ${escapeMarkdown(`${each.message}. ${each.hint ?? ''}`)}\n`)
  return `### ${escapeMarkdown(heading)}\n\n${items.join('')}\n`
}

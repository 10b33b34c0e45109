/**
 * Reads a comparison of two entries: a sentence in the front matter on the difference and, if the comparison has a page, a
 * table and two lines on when to use which.
 */
import { comparisonSlug, VERSUS } from '../../model/views/comparison-slug.ts'
import { bounds } from '../../schema/bounds.ts'
import {
  type Comparison,
  ComparisonFrontMatter,
  type ComparisonText,
  type Row,
} from '../../schema/comparisons-and-paths.ts'
import type { Term } from '../../schema/term.ts'
import { compareText } from '../../text/compare-code-units.ts'
import type { OpenFolder } from '../files/read-bilingual-folder.ts'
import { type Finding, placeOf, type Read, refuse, START, unknownEntry } from '../source-finding.ts'
import { checkWords } from '../term/field-text-rules.ts'
import { readDocument } from '../yaml/check-fields.ts'

/**
 * Reads a comparison.
 * @param slugs names of all folders of terms, by which the name of the folder is split
 */
export function readComparison(folder: OpenFolder, slugs: readonly string[]): Comparison | undefined {
  const terms = splitPair(folder.name, new Set(slugs))
  // A comparison whose name is wrong is reported once, at its first file.
  folder.report(folder.files[0] ?? 'en.md', checkName(folder.name, terms, slugs))
  const text = folder.readTexts(readText)
  if (!terms || !text) return undefined
  const { en, es } = text
  if (en.rows.length !== es.rows.length) {
    const message = `the table has ${rows(en)} in English and ${rows(es)} in Spanish`
    const hint = 'Compare the same things in both languages, or leave the table out of both.'
    const lacking = en.rows.length < es.rows.length ? 'en.md' : 'es.md'
    folder.report(lacking, refuse('comparison-form', message, hint).findings)
  }
  return { terms, text }
}

/** Splits the name of a comparison into two slugs, if possible into known ones. */
function splitPair(name: string, known: ReadonlySet<string>): Comparison['terms'] | undefined {
  const pairs: [string, string][] = []
  for (let at = name.indexOf(VERSUS); at !== -1; at = name.indexOf(VERSUS, at + 1))
    pairs.push([name.slice(0, at), name.slice(at + VERSUS.length)])
  const isKnown = (slug: string) => known.has(slug)
  return pairs.find(pair => pair.every(isKnown)) ?? pairs.find(pair => pair.some(isKnown)) ?? pairs[0]
}

/** The entries that the name of a comparison names, by slug; undefined if it does not name two. */
export function pairIn(name: string, terms: readonly Term[]): readonly [Term, Term] | undefined {
  const bySlug = new Map(terms.map(term => [term.slug, term]))
  const [a, b] = (splitPair(name, new Set(bySlug.keys())) ?? []).map(slug => bySlug.get(slug))
  if (!a || !b || a === b) return undefined
  return compareText(a.slug, b.slug) < 0 ? [a, b] : [b, a]
}

function checkName(name: string, pair: Comparison['terms'] | undefined, slugs: readonly string[]): readonly Finding[] {
  if (!pair) {
    const hint = 'Name it by the slugs of both, in alphabetical order: cpu-vs-gpu.'
    return refuse('pair-name', 'the name of this folder does not name two entries', hint).findings
  }
  const [a, b] = pair
  const unknown = [a, b].filter(slug => !slugs.includes(slug))
  if (unknown.length > 0) return unknown.map(slug => ({ ...unknownEntry(slug, slugs), place: START }))
  if (a === b) return refuse('pair-name', `"${name}" compares an entry with itself`, 'Name two.').findings
  const canonical = comparisonSlug({ terms: compareText(a, b) < 0 ? [a, b] : [b, a] })
  if (canonical === name) return []
  const hint = `Name the folder ${canonical}, unless there is one already.`
  return refuse('pair-name', 'the entries of a comparison stand in alphabetical order', hint).findings
}

const rows = ({ rows: { length } }: ComparisonText): string => (length === 1 ? '1 row' : `${length} rows`)

function readText(text: string): Read<ComparisonText> {
  const { document, value: front, findings } = readDocument(ComparisonFrontMatter, text)
  if (!document) return { findings }
  const table = readTable(document.body, document.bodyOffset)
  const all = [...findings, ...table.findings]
  if (!front) return { findings: all }
  const { difference, verdict = '', heading = '' } = front
  const cells = table.value.rows.flatMap(row => [row.label, ...row.cells])
  const where = (found: string) => placeOf(text, text.indexOf(found))
  const plain = [difference, verdict, heading, ...cells, ...table.value.uses].flatMap(each => checkPlain(each, where))
  return { value: { ...front, ...table.value }, findings: [...all, ...plain] }
}

const MARKUP = /\*\*|`|\]\(|<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i

/** Checks that a text is plain. */
function checkPlain(words: string, where: (found: string) => Finding['place']): readonly Finding[] {
  const [mark] = MARKUP.exec(words) ?? []
  const hint = 'Write plain text: no bold, code, links, or HTML.'
  const markup: readonly Finding[] =
    mark === undefined
      ? []
      : [{ code: 'markup-in-plain-text', place: where(mark), message: `"${mark}" would be shown as it stands`, hint }]
  return [...markup, ...checkWords(words, where)]
}

type Table = Pick<ComparisonText, 'columns' | 'rows' | 'uses'>

/** The body: nothing, or a table of three columns and two lines that begin with a hyphen. */
function readTable(body: string, offset: number): { readonly value: Table; readonly findings: readonly Finding[] } {
  const findings: Finding[] = []
  const refuse = (line: number, message: string, hint: string) => {
    findings.push({ code: 'comparison-form', place: { line: offset + line + 1, column: 1 }, message, hint })
  }
  const found: Row[] = []
  const uses: string[] = []
  let columns: readonly [string, string] | undefined
  let hasRule = false
  const lines = body.split('\n')
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue
    if (/^- /.test(line)) {
      uses.push(line.slice(2).trim())
      continue
    }
    if (!line.startsWith('|')) {
      refuse(at, 'this line belongs neither to the table nor to the two lines below it', TABLE_HINT)
      continue
    }
    const cells = line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map(cell => cell.trim())
    const [label = '', first = '', second = ''] = cells
    if (cells.length !== 3)
      refuse(at, `this row has ${cells.length} cells, not three`, 'Write | what | the one | the other |.')
    else if (!columns) {
      columns = [first, second]
      if (label !== '' || first === '' || second === '')
        refuse(at, 'the table has another head than comparisons have', HEAD_HINT)
    } else if (!hasRule && cells.every(cell => /^:?-+:?$/.test(cell))) hasRule = true
    else if (cells.includes(''))
      refuse(at, 'a cell of this row is empty', 'Say what holds for both, or leave the row out.')
    else {
      found.push({ label, cells: [first, second] })
      checkLength(label, bounds.comparison.label, 'the label', at)
      for (const cell of [first, second]) checkLength(cell, bounds.comparison.cell, 'a cell', at)
    }
  }
  function checkLength(text: string, max: number, name: string, at: number): void {
    if (text.length <= max) return
    refuse(at, `${name} of this row has ${text.length} characters; at most ${max} are allowed`, 'Shorten it.')
  }
  const table: Table = { ...(columns && { columns }), rows: found, uses }
  const isEmpty = columns === undefined && uses.length === 0
  if (!isEmpty && findings.length === 0) {
    if (columns && !hasRule) refuse(0, 'the table has no line of hyphens below its head', HEAD_HINT)
    for (const [message, hint] of faultsOfSize(table, hasRule)) refuse(lines.length - 1, message, hint)
  }
  return { value: table, findings }
}

/** How many rows and lines there are, and how long the lines are. */
function* faultsOfSize({ rows, uses }: Table, hasRule: boolean): Iterable<readonly [message: string, hint: string]> {
  const { min, max } = bounds.comparison.rows
  if (hasRule && (rows.length < min || rows.length > max))
    yield [`the table has ${rows.length} rows; from ${min} to ${max} are allowed`, 'Five say enough.']
  if (uses.length !== 2) {
    const count = uses.length === 1 ? 'there is 1 line' : `there are ${uses.length} lines`
    yield [`${count} on when to use which, not two`, TABLE_HINT]
  }
  const longest = bounds.comparison.use
  for (const use of uses.filter(({ length }) => length > longest))
    yield [`"${use.slice(0, 24)}…" has ${use.length} characters; at most ${longest} are allowed`, 'Shorten it.']
}

const TABLE_HINT =
  'Below the front matter come a table of three columns and two lines that begin with "- ", or nothing.'
const HEAD_HINT = 'It begins with "| | Name | Name |" and "| --- | --- | --- |".'

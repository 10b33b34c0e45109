/**
 * Reads a comparison of two entries: a sentence in the front matter on the difference and, if the comparison has a page, a
 * table and two lines on when to use which.
 */
import { FACTS } from '../../languages/facts.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { bounds } from '../../schema/bounds.ts'
import { type Comparison, ComparisonFrontMatter, type ComparisonText, type Row } from '../../schema/collections.ts'
import { inBoth, type Language } from '../../schema/language.ts'
import { type FolderFiles, type Read, readFile } from '../files/read-folder.ts'
import { type Finding, placeOf, START, toDiagnostic } from '../finding.ts'
import { checkWords, hasTemplateText } from '../term/texts.ts'
import { checkFields } from '../yaml/check-fields.ts'
import { splitDocument, YAML_OFFSET } from '../yaml/front-matter.ts'

/**
 * Reads a comparison.
 * @param terms slugs of the two entries
 */
export function readComparison(
  terms: Comparison['terms'],
  found: FolderFiles,
): { readonly comparison?: Comparison; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const { en, es } = inBoth(language => readFile(found, `${language}.md`, readText, missing(language), diagnostics))
  if (!en || !es || diagnostics.length > 0) return { diagnostics }
  if (en.rows.length === es.rows.length) return { comparison: { terms, text: { en, es } }, diagnostics }
  const lacking = en.rows.length < es.rows.length ? 'en' : 'es'
  const finding: Finding = {
    code: 'comparison-form',
    place: START,
    message: `the table has ${rows(en)} in English and ${rows(es)} in Spanish`,
    hint: 'Compare the same things in both languages, or leave the table out of both.',
  }
  return { diagnostics: [toDiagnostic(`${found.folder}/${lacking}.md`, finding)] }
}

const rows = ({ rows: { length } }: ComparisonText): string => (length === 1 ? '1 row' : `${length} rows`)

const missing = (language: Language): Finding => ({
  code: 'missing-language',
  place: START,
  message: `the comparison has no ${FACTS[language].name} text`,
  hint: `Write ${language}.md; a comparison is published only with both languages complete.`,
})

function readText(text: string): Read<ComparisonText> {
  const split = splitDocument(text)
  if ('findings' in split) return split
  const { fields, yaml, body, bodyOffset } = split.document
  const front = checkFields(ComparisonFrontMatter, fields, yaml, YAML_OFFSET, 'the front matter')
  const table = readTable(body, bodyOffset)
  const findings = [...('findings' in front ? front.findings : []), ...table.findings, ...hasTemplateText(text, false)]
  if (!('value' in front)) return { findings }
  const value = { ...front.value, ...table.value }
  const { difference, verdict = '', heading = '' } = value
  const words = [
    difference,
    verdict,
    heading,
    ...value.rows.flatMap(({ label, cells }) => [label, ...cells]),
    ...value.uses,
  ]
  const where = (found: string) => placeOf(text, text.indexOf(found))
  return { value, findings: [...findings, ...words.flatMap(each => checkPlain(each, where))] }
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
  const { min, max } = bounds.comparison.rows
  const isEmpty = columns === undefined && uses.length === 0
  if (!isEmpty && findings.length === 0) {
    const last = lines.length - 1
    if (columns && !hasRule) refuse(0, 'the table has no line of hyphens below its head', HEAD_HINT)
    else if (found.length < min || found.length > max)
      refuse(last, `the table has ${found.length} rows; from ${min} to ${max} are allowed`, 'Five say enough.')
    if (uses.length !== 2)
      refuse(
        last,
        `${uses.length === 1 ? 'there is 1 line' : `there are ${uses.length} lines`} on when to use which, not two`,
        TABLE_HINT,
      )
    for (const use of uses)
      if (use.length > bounds.comparison.use)
        refuse(
          last,
          `"${use.slice(0, 24)}…" has ${use.length} characters; at most ${bounds.comparison.use} are allowed`,
          'Shorten it.',
        )
  }
  return { value: { ...(columns && { columns }), rows: found, uses }, findings }
}

const TABLE_HINT =
  'Below the front matter come a table of three columns and two lines that begin with "- ", or nothing.'
const HEAD_HINT = 'It begins with "| | Name | Name |" and "| --- | --- | --- |".'

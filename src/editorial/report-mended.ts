/** What `npm run check -- --fix` has changed, for people: each file, each kind of change, and the lines. */
import type { MendedFile } from './mend.ts'
import type { Repair } from './mend-text.ts'

const WORDS: Readonly<Record<Repair, string>> = {
  'byte-order-mark': 'removed the byte order mark',
  'line-ends': 'replaced Windows line ends',
  'not-nfc': 'stored accented letters as one character',
  'trailing-spaces': 'removed spaces at the end of the line',
  'quotation-marks': 'angle quotes',
  'hyphen-as-dash': 'dashes',
  'number-form': 'narrow no-break space in a number',
  'unit-space': 'no-break space before a unit',
}

export function reportMended(files: readonly MendedFile[]): string {
  if (files.length === 0) return 'Nothing to fix by program.\n\n'
  const lines = files.map(({ file, repairs }) => {
    const said = [...repairs].map(([repair, at]) => WORDS[repair] + linesOf(at))
    return `${file}  ${said.join('; ')}\n`
  })
  return `${lines.join('')}Fixed ${files.length} ${files.length === 1 ? 'file' : 'files'}; look at the changes with "git diff".\n\n`
}

function linesOf(lines: readonly number[]): string {
  if (lines.length === 0) return ''
  return ` (${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')})`
}

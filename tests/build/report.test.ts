/** Reports: plain for logs, colored with the offending line for terminals, and as annotations of a pull request. */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../src/model/diagnostic.ts'
import type { BuildSummary } from '../../src/report/build-summary.ts'
import { reportSummary, type Timing } from '../../src/report/build-summary.ts'
import { reportDiagnostics } from '../../src/report/diagnostics.ts'
import { temporaryFolder, write } from './folders.ts'

const FAULT: Diagnostic = {
  code: 'out-of-bounds',
  severity: 'error',
  file: 'content/terms/api/en.md',
  line: 3,
  column: 10,
  message: '"tagline" has 152 characters',
  hint: 'Shorten it.',
}
const WARNING: Diagnostic = { ...FAULT, code: 'template-text', severity: 'warning', file: 'content/terms/b/es.md' }

const plain = { color: false, annotations: false }
const ESCAPE = String.fromCharCode(27)
const bare = (text: string): string => text.replaceAll(new RegExp(`${ESCAPE}\\[\\d*m`, 'g'), '')

/** A content folder in which the file of the fault has the given lines. */
function contentWith(...lines: readonly string[]): string {
  const home = temporaryFolder()
  write(home, FAULT.file, lines.join('\n'))
  return join(home, 'content')
}

const colored = (diagnostic: Diagnostic, content: string): readonly string[] =>
  reportDiagnostics([diagnostic], content, { color: true, annotations: false }).split('\n')

describe('A plain report', () => {
  test('is empty when there is nothing to say.', () => {
    expect(reportDiagnostics([], '/nowhere/content', plain)).toBe('')
    expect(reportDiagnostics([], '/nowhere/content', { color: true, annotations: true })).toBe('')
  })

  test('quotes the offending line where that is asked, as for the notice of the development server.', () => {
    const content = contentWith('---', 'title: API', 'tagline: Too long')
    expect(reportDiagnostics([FAULT], content, { ...plain, excerpts: true })).toContain(
      'Shorten it.\n    tagline: Too long\n             ^\n',
    )
  })

  test('has a line a fault, and counts them.', () => {
    expect(reportDiagnostics([FAULT, WARNING], '/nowhere/content', plain)).toBe(
      `content/terms/api/en.md:3:10  out-of-bounds  "tagline" has 152 characters  Shorten it.
content/terms/b/es.md:3:10  template-text  "tagline" has 152 characters  Shorten it.

1 error, 1 warning in 2 files
`,
    )
  })

  test('needs no hint, and knows singular and plural.', () => {
    const { hint: _, ...bareFault } = FAULT
    const text = reportDiagnostics([bareFault, bareFault], '/nowhere/content', plain)
    expect(text).toBe(
      `${'content/terms/api/en.md:3:10  out-of-bounds  "tagline" has 152 characters\n'.repeat(2)}\n2 errors, 0 warnings in 1 file\n`,
    )
  })

  test('has no escape sequences.', () => {
    expect(reportDiagnostics([FAULT, WARNING], contentWith('a', 'b', 'c'), plain)).not.toContain(ESCAPE)
  })
})

describe('A colored report', () => {
  test('shows the line, with a caret under the column.', () => {
    const lines = colored(FAULT, contentWith('---', 'title: API', 'tagline: Too long', '---'))
    expect(bare(lines[0] ?? '')).toBe(
      'content/terms/api/en.md:3:10  out-of-bounds  "tagline" has 152 characters  Shorten it.',
    )
    expect(lines.slice(1, 4)).toEqual(['    tagline: Too long', '             ^', ''])
    expect(lines[2]?.indexOf('^')).toBe(lines[1]?.indexOf('T') ?? 0)
  })

  test('paints errors and warnings differently.', () => {
    const [error = '', warning = ''] = [FAULT, WARNING].map(each => colored(each, '/nowhere/content')[0])
    expect(error).toContain(`${ESCAPE}[31mout-of-bounds`)
    expect(warning).toContain(`${ESCAPE}[33mtemplate-text`)
  })

  test.for([1, 2, 39, 40, 41, 60, 139, 140, 141, 299, 300] as const)(
    'puts the caret under column %i of a long line.',
    column => {
      const text = Array.from({ length: 300 }, (_, i) => String.fromCharCode(0x4e00 + i)).join('')
      const [, shown = '', caret = ''] = colored({ ...FAULT, line: 1, column }, contentWith(text))
      expect(shown[caret.indexOf('^')]).toBe(text[column - 1])
      expect(shown.length).toBeLessThan(120)
    },
  )

  test('counts a tab as one column.', () => {
    const [, shown, caret] = colored({ ...FAULT, line: 1, column: 3 }, contentWith('\t\tid: x'))
    expect([shown, caret]).toEqual(['      id: x', '      ^'])
  })

  test('finds the line whatever the line ends are.', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const content = contentWith(['one', 'two', 'three'].join(end))
      expect(colored({ ...FAULT, line: 3, column: 1 }, content)[1]).toBe('    three')
    }
  })

  test('shows no line where there is none.', () => {
    const content = contentWith('one', '', '   ')
    for (const line of [2, 3, 99]) expect(colored({ ...FAULT, line }, content)[1]).toBe('')
    expect(colored({ ...FAULT, file: 'content/terms' }, content)[1]).toBe('')
    expect(colored({ ...FAULT, file: 'content/nowhere.md' }, content)[1]).toBe('')
  })
})

describe('Content by a stranger cannot steer the terminal:', () => {
  const EVIL = `before${ESCAPE}]0;title\u0007${ESCAPE}[2J\u009b2Jafter`
  const controls = (text: string): readonly string[] =>
    [...bare(text)].filter(character => /\p{Cc}/u.test(character) && character !== '\n')

  test('not by the line that is quoted.', () => {
    const text = colored({ ...FAULT, line: 1, column: 1 }, contentWith(EVIL)).join('\n')
    expect(controls(text)).toEqual([])
    expect(text).toContain('before')
  })

  test('not by a message, a hint or the name of a file.', () => {
    for (const field of ['message', 'hint', 'file'] as const) {
      expect(controls(reportDiagnostics([{ ...FAULT, [field]: EVIL }], '/nowhere/content', plain))).toEqual([])
    }
  })

  test('nor can it add a line to the report, such as a command of a workflow.', () => {
    const evil = 'a.md\n::error::gotcha'
    for (const field of ['message', 'hint', 'file'] as const) {
      const text = reportDiagnostics([{ ...FAULT, [field]: evil }], '/nowhere/content', { ...plain, annotations: true })
      const commands = text.split('\n').filter(line => line.startsWith('::'))
      expect(commands).toHaveLength(1)
    }
  })
})

describe('An annotation', () => {
  const annotated = (diagnostic: Diagnostic): string | undefined =>
    reportDiagnostics([diagnostic], '/nowhere/content', { color: false, annotations: true })
      .split('\n')
      .find(line => /^::\w+ file=/.test(line))

  test('names severity, place and code, and says message and hint.', () => {
    expect(annotated(FAULT)).toBe(
      '::error file=content/terms/api/en.md,line=3,col=10,title=out-of-bounds::"tagline" has 152 characters%0AShorten it.',
    )
    expect(annotated(WARNING)).toMatch(/^::warning /)
  })

  test('escapes what a workflow would take for its own.', () => {
    const { hint: _, ...rest } = FAULT
    expect(annotated({ ...rest, file: 'a,b:c%d\n::error::x', message: '100%: a, b\r\n::set-env' })).toBe(
      '::error file=a%2Cb%3Ac%25d%0A%3A%3Aerror%3A%3Ax,line=3,col=10,title=out-of-bounds::100%25: a, b%0D%0A::set-env',
    )
  })

  test('stands beside the line for people.', () => {
    const text = reportDiagnostics([FAULT], '/nowhere/content', { color: false, annotations: true })
    expect(
      text
        .split('\n')
        .slice(0, 2)
        .map(line => line.slice(0, 9)),
    ).toEqual(['content/t', '::error f'])
  })
})

describe('A summary', () => {
  const summary: BuildSummary = {
    ...{ terms: 6, files: 117, bytes: 654_321, changed: 3, removed: 0, warnings: [] },
  }
  const quick: Timing = { seconds: 0, phases: [], peakBytes: 0 }

  test('says what was made, of how much, where.', () => {
    expect(reportSummary(summary, '/home/x/dist', { ...quick, seconds: 0.234 })).toBe(
      '6 terms, 117 files (3 changed), 654 kB in 0.23 s → /home/x/dist\n',
    )
  })

  test('says what was removed, and large sizes in megabytes.', () => {
    expect(reportSummary({ ...summary, removed: 2, bytes: 123_456_789 }, 'dist', quick)).toBe(
      '6 terms, 117 files (3 changed, 2 removed), 123 MB in 0.00 s → dist\n',
    )
  })

  test('begins with its warnings.', () => {
    expect(reportSummary({ ...summary, warnings: ['one', 'two'] }, 'dist', quick)).toMatch(
      /^warning: one\nwarning: two\n6 /,
    )
  })

  test('knows that one term is no plural.', () => {
    expect(reportSummary({ ...summary, terms: 1 }, 'dist', quick)).toMatch(/^1 term, /)
  })

  test('of a long build ends with where the time went, and with the memory it needed.', () => {
    const timing: Timing = {
      seconds: 2,
      phases: [
        ['read', 0.5],
        ['render', 1.25],
      ],
      peakBytes: 300 * 1024 * 1024,
    }
    expect(reportSummary(summary, 'dist', timing)).toMatch(/\nread 0\.5 s, render 1\.3 s, peak memory 300 MiB\n$/)
  })
})

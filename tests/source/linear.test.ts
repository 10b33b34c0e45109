/**
 * No text makes a check slow: paragraphs are bounded before the first pattern sees them, and the time of each check grows
 * with the text, not with its square. What is measured is a ratio: four times the text may take eight times as long.
 */
import { describe, expect, test } from 'vitest'
import { fixText } from '../../src/editorial/fix-text.ts'
import { STYLE } from '../../src/languages/style-rules-by-language.ts'
import { bounds } from '../../src/schema/bounds.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import { readBody } from '../../src/source/body/parse-body.ts'
import { parseBodyFast } from '../../src/source/body/parse-body-fast-path.ts'
import { malformedHeading } from '../../src/source/body/structure-errors.ts'
import { checkCharacters } from '../../src/source/files/check-characters.ts'
import { START } from '../../src/source/source-finding.ts'
import { checkWords } from '../../src/source/term/field-text-rules.ts'
import { placeIn } from '../../src/source/term/locate-in-file-text.ts'
import { readTerm } from '../../src/source/term/parse-term.ts'
import { splitDocument } from '../../src/source/yaml/front-matter.ts'
import { plain } from '../../src/text/parse-inline-markup.ts'

/** What texts are made of: openings without an end, runs of one kind, and what patterns begin with. */
const MOTIFS = [
  ...[
    '{{',
    '**',
    '[[',
    '[^',
    '【',
    '![a',
    '[a](',
    '<a',
    '&a',
    '`',
    '*',
    '_',
    '"',
    '“',
    '«',
    "'",
    '(',
    '«“',
    '~~a',
    '«“a',
  ],
  ...['\t', ' ', '\u00a0', '\\', '#', '-', '|a', '|-', '- ', 'Ã', '…', ', ', ': ', '\n ', '| ', '# '],
  ...['1234567890', '1.', '1,', '1 ', '1\u00a0', '0a', '1.5 ', '1kW', 'a', 'á', 'A. ', 'ab-', 'a.', 'a,b', 'a?', 'a@'],
  ...['www.', 'http://', 'x_', 'a/', 'is not ', 'no es ', 'is the ', ', ando', 'es usado por ', 'tipo de ', 'mismo '],
]

const seeded = (seed: number) => () => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
  return seed
}

/** Texts of any length: each motif repeated, and mixtures of them. */
const TEXTS: readonly (readonly [name: string, make: (length: number) => string])[] = [
  ...MOTIFS.map(
    motif => [JSON.stringify(motif), (length: number) => motif.repeat(Math.ceil(length / motif.length))] as const,
  ),
  ...[1, 2, 3, 4, 5].map(seed => {
    const make = (length: number) => {
      const next = seeded(seed)
      let text = ''
      while (text.length < length) text += MOTIFS[next() % MOTIFS.length]
      return text
    }
    return [`mixture ${seed}`, make] as const
  }),
]

const [SHORT, LONG] = [2_000, 8_000]
/** Four times the text takes four times as long, or sixteen times with a quadratic check. */
const MAX_GROWTH = 12
/** Microseconds below which a measurement says nothing. */
const NOISE = 25_000

const RULES = LANGUAGES.flatMap(language => STYLE[language].patterns)

const CHECKS: Readonly<Record<string, (text: string) => unknown>> = {
  'the characters': checkCharacters,
  'the front matter': text => splitDocument(`---\n${text}`),
  'the text below front matter': text => splitDocument(`---\ntitle: A\n---\n${text}\n`),
  'the body': text => readBody(`${text}\n`, 0, 'en'),
  'the body, read quickly': text => parseBodyFast(`${text}\n`, 'es'),
  'the words': text => checkWords(text, () => START),
  'the headings': text => malformedHeading(text, 'en'),
  'the places of words': text =>
    placeIn(`---\ntitle: X\n---\n\n${text.slice(0, bounds.paragraph.max)}\n`, 'en.md', ['explanation', 0], {
      words: text,
      start: 0,
    }),
  'the plain text': plain,
  'the patterns of style': text => RULES.flatMap(({ find }) => [...text.matchAll(find)]),
  'the cures': text => LANGUAGES.map(language => fixText(text, language)),
}

/** Processor time of a run. */
function cost(check: (text: string) => unknown, text: string): number {
  const start = process.cpuUsage()
  check(text)
  const { user, system } = process.cpuUsage(start)
  return user + system
}

/** @returns the least growth of some runs; one is enough where it is in bounds or says nothing */
function growthOf(check: (text: string) => unknown, make: (length: number) => string): number {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < 3 && least > MAX_GROWTH; run++) {
    const long = cost(check, make(LONG))
    if (long < NOISE) return 0
    least = Math.min(least, long / Math.max(1, cost(check, make(SHORT))))
  }
  return least
}

test.for(Object.entries(CHECKS))('%s: four times the text does not take sixteen times as long.', ([, check]) => {
  const quadratic = TEXTS.flatMap(([name, make]) => {
    const growth = growthOf(check, make)
    return growth > MAX_GROWTH ? [`${name}: ${growth.toFixed(1)}`] : []
  })
  expect(quadratic).toEqual([])
})

describe('A paragraph without end', () => {
  const entry = (text: string) => `---\ntitle: X\ntagline: Y\n---\n\nOne.\n\n${text}\n\n## Analogy\n\nZ.\n`

  test.for(TEXTS)('of %s is refused before anything else is said of it.', ([, make]) => {
    const text = make(100_000).replaceAll('\n', ' ')
    const { value, findings } = splitDocument(entry(text))
    if (/^[\s]*$/.test(text)) return
    expect(value).toBeUndefined()
    expect(findings).toEqual([expect.objectContaining({ code: 'out-of-bounds', place: { line: 8, column: 1 } })])
  })

  test('may be as long as the bound, and lists are counted by their items.', () => {
    expect(splitDocument(entry('a'.repeat(bounds.paragraph.max))).findings).toEqual([])
    expect(splitDocument(entry('a'.repeat(bounds.paragraph.max + 1))).findings).toHaveLength(1)
    expect(splitDocument(entry(`- ${'a'.repeat(1_000)}\n`.repeat(9).trim())).findings).toEqual([])
    expect(splitDocument(entry('lines of a paragraph\n'.repeat(300).trim())).findings).toHaveLength(1)
  })
})

test('An exception while an entry is read is a diagnostic of that entry.', () => {
  const texts = new Map([['term.yaml', 'id: x\n']])
  texts.get = () => {
    throw new SyntaxError('Regular expression too large')
  }
  const source = { slug: 'x', folder: 'content/terms/x', files: ['term.yaml'], refused: [], texts, picture: {} }
  const { diagnostics, term } = readTerm(source, [])
  expect(term).toBeUndefined()
  expect(diagnostics).toEqual([
    expect.objectContaining({
      code: 'unreadable-entry',
      file: 'content/terms/x/term.yaml',
      message: 'the program failed while it read this entry: Regular expression too large',
    }),
  ])
})

/** The grammar of entry bodies: what it keeps word for word. What it refuses is listed in broken.test.ts. */
import { describe, expect, test } from 'vitest'
import { readBody } from '../../src/source/body/parse-body.ts'
import { plain } from '../../src/text/parse-inline-markup.ts'
import { pick, random } from '../make.ts'

const REST = `
## Analogy

Like a thing.

## Key points

- One.
- Two.
- Three.

## Further reading

- [Page](https://example.org/)
`
const explanationOf = (text: string): readonly string[] => readBody(`${text}\n${REST}`, 0, 'en').draft.explanation
const linksOf = (...items: readonly string[]) =>
  readBody(`## Further reading\n\n${items.map(item => `- ${item}\n`).join('')}`, 0, 'en').draft.links

describe('The explanation', () => {
  test('is its paragraphs, with line breaks made spaces.', () => {
    expect(explanationOf('One\ntwo.\n\nThree  \nfour.')).toEqual(['One two.', 'Three four.'])
  })

  test('keeps bold and code as they were written.', () => {
    expect(explanationOf('**One** and `two_three` and **bold `code`**.')).toEqual([
      '**One** and `two_three` and **bold `code`**.',
    ])
  })

  test('writes bold in one way.', () => {
    expect(explanationOf('__One__ two.')).toEqual(['**One** two.'])
  })

  test.for([
    '2 * 3 = 6',
    'snake_case_name',
    'R&D at AT&T',
    '1 < 2 > 0',
    '"quoted" and \'single\'',
    'ends with: colon',
    'a#b, #1',
    '$5 | 100% ~ @',
    '1.5 and (brackets) [sic]',
  ])('keeps %j, which only looks like markup.', text => {
    const { draft, findings } = readBody(`${text}\n${REST}`, 0, 'en')
    expect(findings).toEqual([])
    expect(draft.explanation).toEqual([text])
  })

  test('keeps what code holds, markup and all.', () => {
    expect(explanationOf('Write `**x** <b> \\n &amp; *y*` so.')).toEqual(['Write `**x** <b> \\n &amp; *y*` so.'])
  })
})

test.for([
  '[a\nb]: https://example.org/',
  '[a\\]b]: https://example.org/',
  '[a]:\nhttps://example.org/',
  '   [a]: <b> "c"',
])('A definition of a link such as %j stays in the text.', definition => {
  expect(readBody(`One.\n\n${definition}\n${REST}`, 0, 'en').draft.explanation).toHaveLength(2)
})

describe('The sections', () => {
  test('are read in both languages; a wrong order is reported and read all the same.', () => {
    const body =
      '## Para saber más\n\n- [Página](https://example.org/)\n\n## Puntos clave\n\n* Uno.\n\n* Dos.\n* Tres.\n\n## Analogía\n\nComo algo.\n'
    const { draft, findings } = readBody(body, 0, 'es')
    expect(findings.map(({ code, place }) => [code, place.line])).toEqual([
      ['section-order', 5],
      ['section-order', 12],
    ])
    expect(draft).toEqual({
      explanation: [],
      analogy: 'Como algo.',
      keyPoints: ['Uno.', 'Dos.', 'Tres.'],
      links: [{ label: 'Página', url: 'https://example.org/' }],
    })
  })

  test('know the lines of their parts; a list as a whole stands where its last item does.', () => {
    const { placeOf } = readBody(`First.\n${REST}`, 10, 'en')
    expect(placeOf(['explanation', 0])).toEqual({ line: 11, column: 1 })
    expect(placeOf(['keyPoints'])).toEqual({ line: 21, column: 3 })
    expect(placeOf(['keyPoints', 1])).toEqual({ line: 20, column: 3 })
    expect(placeOf(['links', 0, 'url'])).toEqual({ line: 25, column: 3 })
  })

  test('without items stand where their heading does, and an explanation where the body begins.', () => {
    const { placeOf } = readBody('## Analogy\n\n## Key points\n', 10, 'en')
    expect(placeOf(['keyPoints'])).toEqual({ line: 13, column: 1 })
    expect(placeOf(['links'])).toEqual({ line: 11, column: 1 })
    expect(placeOf(['explanation'])).toEqual({ line: 11, column: 1 })
  })
})

describe('A link', () => {
  test('is its label and address, without what Markdown needs to write them.', () => {
    expect(linksOf('[C++ \\[draft\\] &amp; more](https://example.org/a_(b))')).toEqual([
      { label: 'C++ [draft] & more', url: 'https://example.org/a_(b)' },
    ])
  })

  test('keeps letters beyond ASCII as addresses write them.', () => {
    expect(linksOf('[Árbol](https://es.example.org/Árbol?q=ñ)')).toEqual([
      { label: 'Árbol', url: 'https://es.example.org/%C3%81rbol?q=%C3%B1' },
    ])
  })

  test('may be wrapped where its label has a space, as any text may.', () => {
    expect(linksOf('[Two\n  lines](https://example.org/)')).toEqual([
      { label: 'Two lines', url: 'https://example.org/' },
    ])
  })

  test('that cannot be used is left out.', () => {
    expect(linksOf('[One](ftp://example.org/)', '[Two](https://example.org/two)', 'three')).toEqual([
      { label: 'Two', url: 'https://example.org/two' },
    ])
  })
})

test('No text makes the reader fail or lose its place.', () => {
  const next = random(7)
  const parts = [
    'word ',
    '**',
    '*',
    '`',
    '``',
    '_',
    '\\',
    '&amp;',
    '<b>',
    '<',
    '[',
    '](',
    ')',
    '!',
    '\n',
    '\n\n',
    '- ',
    '1. ',
    '## ',
    '## Analogy\n',
    '---\n',
    '> ',
    '    ',
    'ñ',
    '\t',
  ] as const
  for (let round = 0; round < 700; round++) {
    const body = Array.from({ length: 1 + Math.floor(next() * 30) }, () => pick(parts, next)).join('')
    const { draft, findings } = readBody(body, 5, 'en')
    const lines = body.split('\n').length
    for (const { place } of findings) {
      expect(place.line).toBeGreaterThan(5)
      expect(place.line).toBeLessThanOrEqual(5 + lines)
      expect(place.column).toBeGreaterThan(0)
    }
    for (const text of [...draft.explanation, ...draft.keyPoints])
      expect(plain(text).length).toBeLessThanOrEqual(text.length)
  }
})

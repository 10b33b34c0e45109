/** Drawings with a legend: what becomes part of the page, and that its colors can be told apart in both themes. */
import { describe, expect, test } from 'vitest'
import { DIAGRAM_COLORS, readDrawing } from '../../../src/source/picture/drawing.ts'
import { read } from '../../rules/source.ts'

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360">${inner}</svg>`

const drawn = (inner: string) => {
  const { value, findings } = readDrawing(svg(inner))
  return { ...value?.drawing, messages: findings.map(({ message }) => message) }
}

test('Comments, titles and spaces are left out.', () => {
  const { inner, messages, numbers } = drawn(`
      <!-- A server --> <title>Server</title>
      <g fill="var(--diagram-text, #1d2026)"> <text x="8" y="8"> 2 </text><text>1</text> <path d="M0 0h8"></path></g>`)
  expect(inner).toBe(
    '<g fill="var(--diagram-text, #1d2026)"><text x="8" y="8">2</text><text>1</text><path d="M0 0h8"/></g>',
  )
  expect([numbers, messages]).toEqual([[1, 2], []])
})

test('Slots have the room that the drawing gives them; code, acronyms and figures are the same in every language.', () => {
  const { slots, numbers, messages } = drawn(
    `<g fill="var(--diagram-text, #1d2026)" font-size="22"><text data-label="root" data-room="120" data-lines="2" x="8" y="8"/>
      <text>SYN 203.0.113.7</text><g font-family="ui-monospace, monospace" font-size="20"><text>example.org</text><text>7</text></g></g>`,
  )
  expect(slots).toEqual([{ name: 'root', place: { line: 1, column: 117 }, width: 120, lines: 2 }])
  expect([numbers, messages]).toEqual([[], []])
})

test.for([
  ['<text>word</text>', 'the drawing says "word"'],
  ['<text font-size="12">SYN</text>', 'text of size 12 cannot be read on a phone'],
  ['<g fill="var(--diagram-soft, #6c7482)"><text>SYN</text></g>', 'text has the color "soft"'],
  ['<text data-label="a" x="8" y="8"/>', 'the slot "a" is not complete'],
  ['<text data-label="a" data-room="90" font-size="20"/>', 'the slot "a" has text of size 20'],
  ['<text data-label="a" data-room="90">A</text>', 'a slot cannot be filled'],
  ['<g data-part="1"/><text>1</text><text>2</text>', 'no part has data-part="2"'],
  ['<g data-part="1"/><g data-part="2"/><text>1</text>', 'data-part="2" names no number'],
])('%s: %s', ([inner, message]) => {
  expect(drawn(`<g fill="var(--diagram-text, #1d2026)">${inner}</g>`).messages).toContain(message)
})

test.for([
  '<script>1</script>',
  '<SCRIPT/>',
  '<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>',
  '<g onload="x()"/>',
  '<foreignObject/>',
  '<image href="#a"/>',
  '<a href="#a"/>',
  '<use href="#a"/>',
  '<g id="a"/>',
  '<style>@import "x";</style>',
  '<rect style="fill: none"/>',
  '<rect class="a"/>',
  '<rect filter="url(#a)"/>',
  '<rect fill="url(#a)"/>',
  '<rect fill="url(https://example.org)"/>',
  '<rect fill="red"/>',
  '<rect stroke="var(--diagram-line)"/>',
  '<set attributeName="href"/>',
  '<animate attributeName="href"/>',
  '<svg/>',
  '<?xml-stylesheet href="x"?>',
  '&nbsp;',
  '<g>',
  '<g x="1" x="2"/>',
  '<g fill=none/>',
])('A drawing may not hold %s', inner => {
  expect(drawn(inner).messages).not.toEqual([])
})

test.for(['<!DOCTYPE svg>', '<!DOCTYPE svg [<!ENTITY a "b">]>'])('A drawing may not begin with %s', doctype => {
  expect(readDrawing(doctype + svg('')).findings).not.toEqual([])
})

test('What does not belong in a drawing is one finding, at its first place.', () => {
  const { findings } = readDrawing(svg('\n  <g>\n    <script/>\n  </g>\n<use id="a"/>'))
  expect(findings).toMatchObject([
    { place: { line: 3, column: 5 }, message: 'a drawing may not have <script>, <use>, id' },
  ])
})

test('Deep nesting does not exhaust the stack.', () => {
  expect(drawn('<g>'.repeat(800) + '</g>'.repeat(800)).messages).toEqual([])
})

describe('The colors of drawings', () => {
  const style = read('public/style.css')
  /** The two colors of a variable, its own or those of the variable that it names. */
  const pairOf = (name: string): readonly string[] | null => {
    const [, other] = new RegExp(`--${name}: var\\(--([\\w-]+)\\);`).exec(style) ?? []
    return other ? pairOf(other) : new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(style)
  }
  const guide = read('content/DIAGRAMS.md')
  const themes = [0, 1].map(at =>
    Object.fromEntries(
      Object.keys(DIAGRAM_COLORS).map(name => {
        return [name, pairOf(`diagram-${name}`)?.[at + 1] ?? 'missing']
      }),
    ),
  )

  test('are those of the style sheet and of the guide, and in light those of the file itself.', () => {
    expect(themes[0]).toEqual(DIAGRAM_COLORS)
    for (const [name, color] of Object.entries(DIAGRAM_COLORS))
      expect(guide).toContain(`\`var(--diagram-${name}, ${color})\``)
  })

  test.for(themes)(
    'hold 3:1 for lines on every surface, and 4.5:1 for words on them and numbers on their disc.',
    theme => {
      const of = (name: string) => theme[name] ?? ''
      for (const [colors, least] of [
        [['soft'], 3],
        [['line', 'accent', 'warn', 'text'], 4.5],
      ] as const)
        for (const color of colors)
          for (const surface of ['ground', 'zone', 'fill', 'accent-fill', 'warn-fill'])
            expect(contrast(of(color), of(surface)), `${color} on ${surface}`).toBeGreaterThanOrEqual(least)
      for (const color of ['accent', 'warn', 'line'])
        expect(contrast(of('ground'), of(color)), `ground on ${color}`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(of('digit'), of('disc'))).toBeGreaterThanOrEqual(4.5)
    },
  )
})

/** WCAG 2: the ratio of the luminances of two colors. */
function contrast(one: string, other: string): number {
  const [a = 0, b = 0] = [one, other].map(luminance).sort((x, y) => y - x)
  return (a + 0.05) / (b + 0.05)
}

function luminance(color: string): number {
  const digits = color.length === 4 ? color.replace(/\w/g, '$&$&') : color
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('A picture of another program is published as it is, with a warning; what runs or loads something is not.', () => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="24px" height="12px"><rect fill="red"/></svg>'
  const { value, findings } = readDrawing(picture)
  expect(value?.size).toEqual({ width: 24, height: 12 })
  expect(value?.drawing?.inner).toBeUndefined()
  expect(new Set(findings.map(({ severity }) => severity))).toEqual(new Set(['warning']))
  const outside = readDrawing(picture.replace('"red"', '"url(https://example.org/x)"')).findings
  expect(outside.filter(({ severity }) => severity !== 'warning')).toHaveLength(1)
})

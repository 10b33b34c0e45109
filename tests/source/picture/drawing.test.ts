/** Drawings with a legend: what becomes part of the page, and that its colors can be told apart in both themes. */
import { describe, expect, test } from 'vitest'
import { DIAGRAM_COLORS, readDrawing } from '../../../src/source/picture/drawing.ts'
import { read } from '../../rules/source.ts'

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360">${inner}</svg>`

test('Comments, titles and spaces are left out, and what refers to parts of the drawing gets a prefix.', () => {
  const { inner, findings, numbers } = readDrawing(
    svg(`
      <!-- A server --> <title>Server</title>
      <defs><clipPath id="a"><path d="M0 0h8"/></clipPath></defs>
      <g clip-path="url(#a)" role="img"> <text x="8" y="8"> 2 </text><text>1</text> <use href="#a"/></g>`),
  )
  expect(inner).toBe(
    '<defs><clipPath id="drawing-a"><path d="M0 0h8"/></clipPath></defs>' +
      '<g clip-path="url(#drawing-a)"><text x="8" y="8">2</text><text>1</text><use href="#drawing-a"/></g>',
  )
  expect(numbers).toEqual([1, 2])
  expect(findings).toEqual([])
})

describe('The colors of drawings', () => {
  const style = read('public/style.css')
  const guide = read('content/DIAGRAMS.md')
  const themes = [0, 1].map(at =>
    Object.fromEntries(
      Object.keys(DIAGRAM_COLORS).map(name => {
        const pair = new RegExp(`--diagram-${name}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(style)
        return [name, pair?.[at + 1] ?? 'missing']
      }),
    ),
  )

  test('are those of the style sheet and of the guide, and in light those of the file itself.', () => {
    expect(themes[0]).toEqual(DIAGRAM_COLORS)
    for (const [name, color] of Object.entries(DIAGRAM_COLORS))
      expect(guide).toContain(`\`var(--diagram-${name}, ${color})\``)
  })

  test.for(themes)('hold 3:1 for lines on every surface and 4.5:1 for numbers on their disc.', theme => {
    const of = (name: string) => theme[name] ?? ''
    for (const line of ['line', 'soft', 'accent', 'warn', 'disc'])
      for (const surface of ['ground', 'fill', 'accent-fill', 'warn-fill'])
        expect(contrast(of(line), of(surface)), `${line} on ${surface}`).toBeGreaterThanOrEqual(3)
    expect(contrast(of('digit'), of('disc'))).toBeGreaterThanOrEqual(4.5)
  })
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

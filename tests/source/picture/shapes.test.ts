/** What a drawing costs a browser: shapes are counted as often as they are drawn. */
import { expect, test } from 'vitest'
import { bounds } from '../../../src/schema/bounds.ts'
import { readDrawing } from '../../../src/source/picture/drawing.ts'
import { inspectSvg } from '../../../src/source/picture/svg.ts'

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360">${inner}</svg>`
const messages = (inner: string) => inspectSvg(svg(inner)).findings.map(({ message }) => message)
const RECT = '<rect width="1" height="1"/>'
const { max } = bounds.drawnShapes

/** Groups of ten `<use>` of the group before. */
const bomb = (levels: number) => {
  let text = `<g id="a0">${RECT}</g>`
  for (let i = 1; i <= levels; i++) text += `<g id="a${i}">${`<use href="#a${i - 1}"/>`.repeat(10)}</g>`
  return text
}

test('Shapes may be as many as the bound, and no more.', () => {
  expect(messages(RECT.repeat(max))).toEqual([])
  expect(messages(RECT.repeat(max + 1))).toHaveLength(1)
})

test('What <use> repeats is counted each time.', () => {
  expect(messages(bomb(2))).toEqual([])
  expect(messages(bomb(3))).toEqual([])
  expect(messages(bomb(4))).toEqual([expect.stringContaining('more than 2000 shapes')])
  expect(messages(bomb(9))).toHaveLength(1)
})

test('A part that leads to itself is refused, also over others and by a pattern.', () => {
  expect(messages(`<g id="a"><use href="#a"/></g>`)).toHaveLength(1)
  expect(messages(`<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>`)).toHaveLength(1)
  const pattern = '<pattern id="p" width="1" height="1"><rect width="1" height="1" fill="url(#p)"/></pattern>'
  expect(messages(`${pattern}<rect width="9" height="9" fill="url(#p)"/>`)).toHaveLength(1)
})

test('Deep nesting does not exhaust the stack.', () => {
  expect(messages('<g>'.repeat(50_000) + RECT + '</g>'.repeat(50_000))).toEqual([])
})

test('A style is read as a whole; an element in it is refused.', () => {
  const [first = ''] = messages('<style>@<title>media</title>import "http://example.com/c.css";</style>')
  expect(first).toBe('there is an element inside <style>')
})

test('A drawing with a legend has no filters.', () => {
  const filter = '<filter id="f"><feMorphology radius="300"/></filter><rect width="1" height="1" filter="url(#f)"/>'
  const found = readDrawing(svg(filter)).findings.map(({ message }) => message)
  expect(found).toContain('the drawing has a filter')
})

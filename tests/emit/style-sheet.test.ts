/** The published style sheet: bare, and without two themes for browsers that know one. */
import { expect, test } from 'vitest'
import { publishedStyle } from '../../src/emit/minify-css.ts'
import { read } from '../rules/source.ts'

test('A browser that knows neither two themes nor popovers finds none of them in the style sheet.', () => {
  const old = publishedStyle(read('public/style.css')).replaceAll(
    /@supports \(color:light-dark[^{]*\{(?:[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})*\}/g,
    '',
  )
  expect(old).not.toMatch(/light-dark|color-scheme:(?!light)/)
  expect(old).toContain('.gloss{display:none;')
})

test('Spaces and zeros that only people need are left out, but not those of texts and of calculations.', () => {
  expect(publishedStyle('a > b, c::before {\n  margin: 0.5rem -0.25em 10.5px 0;\n  content: "0.5, b: c";\n}\n')).toBe(
    'a>b,c::before{margin:.5rem -.25em 10.5px 0;content:"0.5, b: c"}\n',
  )
  expect(publishedStyle('p {\n  width: calc(100% - 0.5rem);\n}\n')).toBe('p{width:calc(100% - .5rem)}\n')
})

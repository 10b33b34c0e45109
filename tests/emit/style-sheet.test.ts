/** The published style sheet: bare, and with colors for browsers of one theme. */
import { expect, test } from 'vitest'
import { publishedStyle } from '../../src/emit/static-files.ts'
import { read } from '../rules/source.ts'

const SUPPORTS = '@supports (color:light-dark(#000,#fff))'

test('Each color of two themes is that of the light one, and both where the browser knows them.', () => {
  const css = `:root {
  color-scheme: light dark;
  --ink: light-dark(#111, #eee); /* text */
  --shade: 0 0 2px light-dark(rgb(60 50 30 / 14%), rgb(0 0 0 / 55%));
  --gap: 1rem;
}

[data-topic="ai"] {
  --accent: light-dark(#222, #ddd);
}

p {
  margin: 0;
}

:root[data-theme="dark"] {
  color-scheme: dark;
}
`
  expect(publishedStyle(css)).toBe(
    `:root{color-scheme:light;--ink:#111;--shade:0 0 2px rgb(60 50 30 / 14%);--gap:1rem}[data-topic="ai"]{--accent:#222}${SUPPORTS}{:root{color-scheme:light dark;--ink:light-dark(#111,#eee);--shade:0 0 2px light-dark(rgb(60 50 30 / 14%),rgb(0 0 0 / 55%))}[data-topic="ai"]{--accent:light-dark(#222,#ddd)}}p{margin:0}${SUPPORTS}{:root[data-theme="dark"]{color-scheme:dark}}\n`,
  )
})

test('Colors of two themes within another rule are refused: old browsers would lose them.', () => {
  expect(() => publishedStyle('@media print {\n  a {\n    color: light-dark(#000, #fff);\n  }\n}\n')).toThrow(
    '@media print',
  )
})

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

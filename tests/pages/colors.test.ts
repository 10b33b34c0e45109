/** The color that browsers paint around the page is that of the page. */
import { expect, test } from 'vitest'
import { PAPER } from '../../src/pages/head.ts'
import { read } from '../rules/source.ts'

test('The paper is that of the style sheet, in both themes.', () => {
  expect(read('public/style.css')).toContain(`--paper: light-dark(${PAPER.light}, ${PAPER.dark});`)
})

/** Citations of an entry, in each style, with what TeX would take for commands made harmless. */
import { expect, test } from 'vitest'
import { STRINGS } from '../../src/languages/strings.ts'
import { citations } from '../../src/pages/tools.ts'
import { makeTerm } from '../make.ts'
import { tinySite } from '../model/site.ts'

const site = { ...tinySite(), name: 'Palabit' }
const date = '2026-03-02'

test('Plain words quote the title as the language does.', () => {
  const term = makeTerm('dns', { date, en: { title: 'DNS' }, es: { title: 'DNS' } })
  expect(citations(term, 'en', site).plain).toBe('“DNS”. Palabit, March 2, 2026. https://tiny.example/dns/')
  expect(citations(term, 'es', site).plain).toBe('«DNS». Palabit, 2 de marzo de 2026. https://tiny.example/es/dns/')
})

test('APA names the group author, the day, the title and the address.', () => {
  const term = makeTerm('dns', { date, en: { title: 'DNS' } })
  expect(citations(term, 'en', site).apa).toBe('Palabit. (2026, March 2). DNS. https://tiny.example/dns/')
})

test('MLA names the title, the dictionary, the day and the address, with stops as the language sets them.', () => {
  const term = makeTerm('dns', { date, en: { title: 'DNS' }, es: { title: '¿Qué es DNS?' } })
  expect(citations(term, 'en', site).mla).toBe('“DNS.” Palabit, 2 Mar. 2026, https://tiny.example/dns/.')
  expect(citations(term, 'es', site).mla).toBe('«¿Qué es DNS?» Palabit, 2 mzo. 2026, https://tiny.example/es/dns/.')
  expect(STRINGS.en.mlaDate('2026-09-05')).toBe('5 Sept. 2026')
  expect(STRINGS.es.mlaDate('2026-05-31')).toBe('31 my. 2026')
})

test('BibTeX has a key of its own for each language, and the day of the last change.', () => {
  const term = makeTerm('dns', { en: { title: 'DNS' }, date: '2026-01-01', updated: '2026-03-02' })
  expect(citations(term, 'en', site).bibtex).toBe(`@online{palabit-dns-en,
  author = {{Palabit}},
  title = {{DNS}},
  date = {2026-03-02},
  language = {english},
  url = {https://tiny.example/dns/}
}`)
})

test('What TeX would read as a command is written as a character.', () => {
  const term = makeTerm('c', { en: { title: 'R&D: 100% of C#_{x} ~ a\\b ^' } })
  expect(citations(term, 'en', site).bibtex).toContain(
    'title = {{R\\&D: 100\\% of C\\#\\_\\{x\\} \\textasciitilde{} a\\textbackslash{}b \\textasciicircum{}}}',
  )
})

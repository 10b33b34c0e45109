/** The citation of an entry. */
import { expect, test } from 'vitest'
import { citation } from '../../src/pages/entry-actions.ts'
import { makeTerm } from '../make.ts'
import { tinySite } from '../model/site.ts'

const site = { ...tinySite(), name: 'Palabit' }

test('It quotes the title as the language does, and names the day of the last change.', () => {
  const term = makeTerm('dns', {
    date: '2026-01-01',
    updated: '2026-03-02',
    en: { title: 'DNS' },
    es: { title: 'DNS' },
  })
  expect(citation(term, 'en', site)).toBe('“DNS”. Palabit, March 2, 2026. https://tiny.example/dns/')
  expect(citation(term, 'es', site)).toBe('«DNS». Palabit, 2 de marzo de 2026. https://tiny.example/es/dns/')
})

/** The lines of the alphabetical index: every name at its place, terms with their definition, other names with a pointer. */
import { expect, test } from 'vitest'
import { letterGroups } from '../../src/model/dictionary/alphabetical-index.ts'
import { makeTerm } from '../make.ts'

const terms = [
  makeTerm('cloud', { en: { title: 'Cloud', aliases: ['the cloud', 'Remote servers'] }, es: { title: 'Nube' } }),
  makeTerm('yam', { en: { title: 'Yam', aliases: ['cloud root', 'YAM'] }, es: { title: 'Ñame', aliases: ['nata'] } }),
  makeTerm('five', { en: { title: '5G' }, es: { title: '5G' } }),
]

/** The index as text: a line for each lemma. */
const linesOf = (language: 'en' | 'es') =>
  letterGroups(terms, language).map(
    ({ letter, lemmas }) =>
      `${letter}: ${lemmas.map(({ term, alias }) => (alias === undefined ? term[language].title : `${alias} → ${term.slug}`)).join(', ')}`,
  )

test('Titles and other names stand together, each under its letter.', () => {
  expect(linesOf('en')).toEqual([
    '#: 5G',
    'C: Cloud, cloud root → yam',
    'R: Remote servers → cloud',
    'T: the cloud → cloud',
    'Y: Yam',
  ])
})

test('In Spanish Ñ is a letter of its own, after N.', () => {
  expect(linesOf('es')).toEqual(['#: 5G', 'N: nata → yam, Nube', 'Ñ: Ñame'])
})

test('A name that differs from an earlier one only in case or accents is listed once.', () => {
  expect(linesOf('en').join()).not.toContain('YAM')
})

test('A letter counts its terms apart from the names that point elsewhere.', () => {
  expect(letterGroups(terms, 'en').map(({ key, terms: own }) => `${key} ${own.length}`)).toEqual([
    '0-9 1',
    'c 1',
    'r 0',
    't 0',
    'y 1',
  ])
})

/** The tiny dictionary's site, at any base address, for tests of what is made from it. */
import { join } from 'node:path'
import { makeSite, newestDate, type Site } from '../../src/model/dictionary/site.ts'
import { loadContent } from '../../src/source/load-content.ts'
import { FIXTURES } from '../source/lay.ts'

export const { settings, terms, pages } = loadContent(join(FIXTURES, 'tiny'))

export function tinySite(baseUrl = 'https://tiny.example'): Site {
  if (!settings) throw new Error('fixtures/tiny has faults')
  return makeSite(settings, {
    baseUrl,
    generated: newestDate(terms),
    marks: { style: 'abc123', theme: 'abc124', site: 'abc125', search: 'abc126', write: '0' },
    pages,
    cards: false,
    removed: [],
    sections: [],
  })
}

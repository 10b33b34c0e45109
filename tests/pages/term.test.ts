/** The page of a term: the words it shows beyond the text itself, and where it leads. */
import { describe, expect, test } from 'vitest'
import { readingOf } from '../../src/model/reading.ts'
import { termPage } from '../../src/pages/term.ts'
import { firstOf, parse, valuesOf, wordsOf } from '../emit/dom.ts'
import { renderTerms, textOf } from '../emit/rendered.ts'
import { makeTerm } from '../make.ts'

const cloud = makeTerm('cloud', {
  level: 2,
  subjects: ['cloud', 'data'],
  en: { title: 'Cloud', aliases: ['the cloud'], explanation: ['Kept on a server.', 'Any server.'] },
  es: { title: 'Nube', aliases: ['cloud', 'the cloud', 'la nube'] },
})
const server = makeTerm('server', { en: { title: 'Server', tagline: 'Machine that answers.' }, subjects: ['cloud'] })
const zone = makeTerm('zone', { en: { title: 'Zone' }, subjects: ['cloud'] })
const { files, site, dictionary } = renderTerms([cloud, server, zone])
const english = parse(textOf(files, 'cloud/index.html'))
const spanish = parse(textOf(files, 'es/cloud/index.html'))

describe('Under its title a term page', () => {
  test('names the title in the other language, marked as such.', () => {
    expect(wordsOf(english, '.other a')).toEqual(['Nube'])
    expect(firstOf(english, '.other a', 'lang')).toBe('es')
    expect(firstOf(spanish, '.other a', 'href')).toBe('/cloud/')
  })

  test('leads to the lists of its level and topics, and tells the reading time.', () => {
    expect(valuesOf(english, '.facts a', 'href')).toEqual(['/levels/intermediate/', '/topics/cloud/', '/topics/data/'])
    expect(wordsOf(english, '.facts li').at(-1)).toBe('1 min read')
    expect(wordsOf(spanish, '.facts li').at(-1)).toBe('1 min de lectura')
  })
})

test('A mention is described by a gloss with title and tagline, which stands in the page once.', () => {
  expect(valuesOf(english, '.text a[aria-describedby]', 'aria-describedby')).toEqual(['gloss-server'])
  expect(valuesOf(english, '.gloss', 'id')).toEqual(['gloss-server'])
  expect(firstOf(english, '.gloss', 'popover')).toBe('manual')
  expect(wordsOf(english, '.gloss').map(words => words.trim())).toEqual(['ServerMachine that answers.'])
})

test('A Spanish name that is an English one of several words is marked as English; others are not.', () => {
  const marked = spanish.querySelectorAll('.aliases li').map(item => [item.textContent, item.getAttributeValue('lang')])
  expect(marked).toEqual([
    ['cloud', null],
    ['the cloud', 'en'],
    ['la nube', null],
  ])
})

test('Previous and next go through the home topic by title, and end where it ends.', () => {
  const beside = (path: string) => {
    const tree = parse(textOf(files, path))
    return [firstOf(tree, '.neighbors a[rel="prev"]', 'href'), firstOf(tree, '.neighbors a[rel="next"]', 'href')]
  }
  expect(beside('cloud/index.html')).toEqual([undefined, '/server/'])
  expect(beside('server/index.html')).toEqual(['/cloud/', '/zone/'])
  expect(beside('zone/index.html')).toEqual(['/server/', undefined])
})

test('The entry can be copied, cited in three styles, mended and reported.', () => {
  expect(valuesOf(english, '.tools button[data-copy]', 'data-copy')).toEqual([
    'page',
    '/cloud/index.md',
    '#cite-plain',
    '#cite-apa',
    '#cite-bibtex',
  ])
  const links = valuesOf(english, '.tools a', 'href')
  expect(links).toContain(`${site.repository}/edit/${site.branch}/content/terms/cloud/en.md`)
  expect(links.some(link => link.includes('/issues/new?template=mistake.yml&page=https%3A%2F%2F'))).toBe(true)
})

test('Where pictures are made, a shared link shows that of the term; otherwise the mark of the site.', () => {
  const shared = (cards: boolean) => {
    const tree = parse(termPage(readingOf(cloud, dictionary), 'es', { ...site, cards }))
    return [
      firstOf(tree, 'meta[property="og:image"]', 'content'),
      firstOf(tree, 'meta[name="twitter:card"]', 'content'),
    ]
  }
  expect(shared(true)).toEqual(['https://tiny.example/cards/es/cloud.png', 'summary_large_image'])
  expect(shared(false)).toEqual(['https://tiny.example/icon-512.png', 'summary'])
})

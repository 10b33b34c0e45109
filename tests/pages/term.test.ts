/** The page of a term: the words it shows beyond the text itself, and where it leads. */
import { describe, expect, test } from 'vitest'
import { termPageInput } from '../../src/model/views/term-page-input.ts'
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

  test('leads to the lists of its level and topics.', () => {
    expect(valuesOf(english, '.facts a', 'href')).toEqual(['/levels/intermediate/', '/topics/cloud/', '/topics/data/'])
  })
})

test('The card of a mention has title and tagline and stands in the page once; the link is not described by it.', () => {
  // Screen readers would read the whole definition after each link.
  expect(textOf(files, 'cloud/index.html')).not.toContain('aria-describedby="gloss')
  expect(firstOf(english, '#gloss-server', 'popover')).toBe('manual')
  expect(wordsOf(english, '.gloss').map(words => words.trim())).toEqual(['ServerMachine that answers.Read entry'])
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

test('The entry can be copied, cited in four styles, mended and reported.', () => {
  expect(valuesOf(english, '.quick button[data-copy]', 'data-copy')).toEqual(['page'])
  expect(valuesOf(english, '.tools button[data-copy]', 'data-copy')).toEqual([
    '#cite-plain',
    '#cite-apa',
    '#cite-mla',
    '#cite-bibtex',
    '/cloud/index.md',
  ])
  const links = valuesOf(english, '.tools a', 'href')
  expect(links).toContain(`${site.repository}/edit/${site.branch}/content/terms/cloud/en.md`)
  expect(links.some(link => link.includes('/issues/new?template=mistake.yml&page=https%3A%2F%2F'))).toBe(true)
})

test('Where pictures are made, a shared link shows that of the term; otherwise the mark of the site.', () => {
  const shared = (cards: boolean) => {
    const tree = parse(termPage(termPageInput(cloud, dictionary), 'es', { ...site, cards }))
    return [
      firstOf(tree, 'meta[property="og:image"]', 'content'),
      firstOf(tree, 'meta[name="twitter:card"]', 'content'),
    ]
  }
  expect(shared(true)).toEqual(['https://tiny.example/cards/es/cloud.png', 'summary_large_image'])
  expect(shared(false)).toEqual(['https://tiny.example/icon-512.png', 'summary'])
})

test('Where pictures are made, readers can share one; lines of a legend are no stops of the keyboard.', () => {
  const drawn = { ...cloud, image: 'image.svg' as const, en: { ...cloud.en, legend: ['First.', 'Second.'] } }
  const tree = (drawing: string, cards: boolean) =>
    parse(termPage(termPageInput({ ...drawn, drawing }, dictionary), 'en', { ...site, cards }))
  // A line of the legend does nothing by itself, so the keyboard passes it by.
  expect(valuesOf(tree('<g data-part="1"/>', true), '.drawing li[tabindex]', 'tabindex')).toEqual([])
  expect(valuesOf(tree('<g/>', true), '[data-picture]', 'data-picture')).toEqual(['/cards/en/cloud.png'])
  expect(valuesOf(tree('<g/>', false), '[data-picture]', 'data-picture')).toEqual([])
})

describe('The head of an entry', () => {
  const disk = makeTerm('disk', {
    level: 2,
    needs: ['server'],
    en: { title: 'SSD (solid-state drive)', aliases: ['SSD', 'one', 'two', 'three', 'four'] },
    es: { title: 'Unidad SSD (disco)', article: 'la' },
  })
  const rendered = renderTerms([disk, server]).files
  const page = parse(textOf(rendered, 'disk/index.html'))

  test('sets the expansion apart from the headword.', () => {
    expect(wordsOf(page, 'h1')).toEqual(['SSD (solid-state drive)'])
    expect(wordsOf(page, 'h1 .expansion')).toEqual(['(solid-state drive)'])
  })

  test('shows three other names that the title does not say, and the rest on demand.', () => {
    expect(wordsOf(page, '.names dd > .aliases li')).toEqual(['one', 'two', 'three'])
    expect(wordsOf(page, '.names details li')).toEqual(['four'])
  })

  test('says article and gender in Spanish, and no capital that is only that of a title.', () => {
    expect(wordsOf(parse(textOf(rendered, 'es/disk/index.html')), '.gender')).toEqual(['la unidad SSD, f.'])
    expect(wordsOf(page, '.gender')).toEqual([])
  })

  test('leads to what helps to know, but for a basic entry, which assumes nothing.', () => {
    expect(valuesOf(page, '.needs a', 'href')).toEqual(['/server/'])
    const basic = renderTerms([{ ...disk, level: 1 }, server]).files
    expect(valuesOf(parse(textOf(basic, 'disk/index.html')), '.needs a', 'href')).toEqual([])
  })

  test('names a plural only where one may doubt it.', () => {
    const pluralOf = (title: string, plural: string) => {
      const { files } = renderTerms([makeTerm('word', { en: { title, plural } })])
      return wordsOf(parse(textOf(files, 'word/index.html')), '.word dd')
    }
    expect(pluralOf('Sensor', 'sensors')).toEqual([])
    expect(pluralOf('Phishing', '–')).toEqual([])
    expect(pluralOf('API', 'APIs')).toEqual(['APIs'])
    expect(pluralOf('Emoji', 'emoji or emojis')).toEqual(['emoji or emojis'])
  })
})

test('Key points are one list: none of them is shown as a mistake.', () => {
  expect(wordsOf(english, '.points li')).toEqual(cloud.en.keyPoints)
  expect(english.querySelector('.mistake')).toBeNull()
})

test('A source in English is marked as English on a Spanish page, but for the note that says so.', () => {
  const url = 'https://example.org/'
  const term = makeTerm('link', { es: { links: [{ label: 'Root Servers – IANA (en inglés)', url }] } })
  const page = parse(textOf(renderTerms([term]).files, 'es/link/index.html'))
  expect(firstOf(page, '.further a', 'hreflang')).toBe('en')
  expect(wordsOf(page, '.further [lang="en"]')).toEqual(['Root Servers – IANA'])
})

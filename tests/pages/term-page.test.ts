/** The page of a term: the words it shows beyond the text itself, and where it leads. */
import { describe, expect, test } from 'vitest'
import { termPageInput } from '../../src/model/views/term-page-input.ts'
import { termPage } from '../../src/pages/term-page.ts'
import { firstOf, parse, valuesOf, wordsOf } from '../emit/dom.ts'
import { renderTerms, textOf } from '../emit/rendered.ts'
import { makeTerm } from '../make.ts'
import { makeDictionary } from '../model/make-dictionary.ts'

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
  test('has one line: its level, its topics, and its title in the other language, marked as such.', () => {
    expect(wordsOf(english, '.facts')).toEqual(['Level: Intermediate · Cloud · Data · in Spanish: Nube'])
    expect(valuesOf(english, '.facts a', 'href')).toEqual(['/topics/cloud/', '/topics/data/'])
    expect(firstOf(english, '.facts [lang]', 'lang')).toBe('es')
    expect(wordsOf(spanish, '.facts [lang]')).toEqual(['Cloud'])
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

test('The entry can be saved, shared, shown in both languages, cited, mended and reported, and has one date.', () => {
  expect(valuesOf(english, '.quick button', 'data-save')[0]).toBe('cloud')
  expect(valuesOf(english, '.tools button[data-copy]', 'data-copy')).toEqual(['#cite'])
  const links = valuesOf(english, '.tools a', 'href')
  expect(links).toHaveLength(2)
  expect(links).toContain(`${site.repository}/edit/${site.branch}/content/terms/cloud/en.md`)
  expect(wordsOf(english, 'main time')).toEqual([expect.stringMatching(/^Updated \w+ \d{4}$/)])
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

test('Lines of a legend do nothing by themselves, so the keyboard passes them by.', () => {
  const en = { ...cloud.en, legend: ['First.', 'Second.'] }
  const drawn = { ...cloud, image: 'image.svg' as const, drawing: '<g data-part="1"/>', en }
  const page = parse(termPage(termPageInput(drawn, dictionary), 'en', site))
  expect(page.querySelectorAll('.drawing li')).toHaveLength(2)
  expect(valuesOf(page, '.drawing li[tabindex]', 'tabindex')).toEqual([])
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

  test('leaves other names that the title does not say to the end.', () => {
    expect(wordsOf(page, '.names .aliases li')).toEqual(['one', 'two', 'three', 'four'])
  })

  test('says article and gender in Spanish, and no capital that is only that of a title.', () => {
    expect(wordsOf(parse(textOf(rendered, 'es/disk/index.html')), '.gender')).toEqual(['la unidad SSD, f.'])
    expect(wordsOf(page, '.gender')).toEqual([])
  })

  test('leads to what helps to know and is not among the related terms, but for a basic entry, which assumes nothing.', () => {
    const input = termPageInput(disk, makeDictionary([disk, server]))
    const needsOf = (more: object) => valuesOf(parse(termPage({ ...input, ...more }, 'en', site)), '.needs a', 'href')
    expect(needsOf({ related: [] })).toEqual(['/server/'])
    expect(needsOf({})).toEqual([])
    expect(needsOf({ related: [], term: { ...disk, level: 1 } })).toEqual([])
  })

  test('names a plural only where one may doubt it.', () => {
    const pluralOf = (title: string, plural: string) => {
      const { files } = renderTerms([makeTerm('word', { en: { title, plural } })])
      return wordsOf(parse(textOf(files, 'word/index.html')), '.names dd')
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

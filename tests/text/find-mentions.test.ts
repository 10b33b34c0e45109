/** Finding other terms in a text: what is linked, what is not, and what holds for any text whatever. */
import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/schema/language.ts'
import { findMentions } from '../../src/text/find-mentions.ts'
import { indexNames, type Name } from '../../src/text/name-index.ts'
import { segments } from '../../src/text/parse-inline-markup.ts'
import { pick, random } from '../make.ts'
import { growth, PROPORTIONAL } from './growth.ts'

const name = (text: string, slug = text.toLowerCase().replaceAll(' ', '-'), rank = 3): Name => ({
  name: text,
  slug,
  rank,
})
const find = (names: readonly Name[], paragraphs: string | readonly string[], language: Language = 'en', self = '') => {
  const texts = typeof paragraphs === 'string' ? [paragraphs] : paragraphs
  return findMentions(texts, indexNames(names, language), self).map(({ paragraph, start, end }) =>
    texts[paragraph]?.slice(start, end),
  )
}

describe('A mention is', () => {
  test('a whole word, in any case, singular or plural.', () => {
    expect(find([name('Database')], 'A DATABASE is no databasement.')).toEqual(['DATABASE'])
    expect(find([name('Database')], 'Many databases.')).toEqual(['databases'])
    expect(find([name('base de datos')], 'Las bases de datos.', 'es')).toEqual(['bases de datos'])
  })

  test('the first of each term, over all paragraphs.', () => {
    expect(find([name('Cloud'), name('Server')], ['Server, cloud, server.', 'Cloud and servers.'])).toEqual([
      'Server',
      'cloud',
    ])
  })

  test('the longest of the names that begin at one word.', () => {
    expect(find([name('Cloud'), name('Cloud computing')], 'Cloud computing is in the cloud.')).toEqual([
      'Cloud computing',
      'cloud',
    ])
  })

  test('found inside bold text, but never across its edge.', () => {
    expect(find([name('Storage'), name('Storage unit')], 'A **storage** unit.')).toEqual(['storage'])
  })

  test('followed by an apostrophe or any sign that ends a word.', () => {
    for (const text of [
      "the cloud's edge",
      'the cloud’s edge',
      '(cloud)',
      '«cloud»',
      '¿cloud?',
      'cloud: x',
      'cloud.',
      'cloud/edge',
      'cloud—edge',
    ]) {
      expect(find([name('Cloud')], text)).toEqual(['cloud'])
    }
  })
})

describe('A mention is not', () => {
  test('a short name in another case.', () => {
    expect(find([name('IT')], 'When it fails, It is IT.')).toEqual(['IT'])
    expect(find([name('API')], 'An api, some apis, some APIs.')).toEqual(['APIs'])
  })

  test('in code.', () => {
    expect(find([name('Cloud')], 'Type `cloud` in the `cloud`, **`cloud`**.')).toEqual([])
  })

  test('part of something longer.', () => {
    for (const text of [
      'cloud-based',
      'multi-cloud',
      'cloud.com',
      'me@cloud',
      'a_cloud',
      'clouding',
      'cloudñ',
      '2cloud',
    ]) {
      expect(find([name('Cloud')], text)).toEqual([])
    }
  })

  test('part of a name that is itself written together.', () => {
    expect(find([name('.NET', 'dotnet')], 'ASP.NET')).toEqual([])
  })

  test('the term the text belongs to, nor a shorter name within its own.', () => {
    expect(
      find([name('Cloud'), name('Cloud computing')], 'Cloud computing and the cloud.', 'en', 'cloud-computing'),
    ).toEqual(['cloud'])
    expect(find([name('Cloud'), name('Cloud computing')], 'Cloud computing.', 'en', 'cloud-computing')).toEqual([])
  })

  test('a name that two terms claim with equal right.', () => {
    expect(find([name('Port', 'a'), name('Port', 'b')], 'A port.')).toEqual([])
  })
})

describe('A common name', () => {
  const thread: Name = { ...name('Thread'), isCommon: true }
  const found = (text: string, means: readonly string[]) =>
    findMentions([text], indexNames([thread, name('Thread pool', 'pool'), phrase], 'en'), '', means).map(
      each => each.slug,
    )
  const phrase: Name = { name: 'thread of gold', slug: '', rank: 0, isCommon: true }

  test('is a mention only where an editor says so, in the plural too.', () => {
    expect(found('A thread and two threads.', [])).toEqual([])
    expect(found('A thread.', ['thread'])).toEqual(['thread'])
    expect(found('Two threads.', ['thread'])).toEqual(['thread'])
  })

  test('does not hide a longer name that is not common.', () => {
    expect(found('A thread pool.', [])).toEqual(['pool'])
  })

  test('is none within a phrase in which it means something else.', () => {
    expect(found('A thread of gold.', ['thread'])).toEqual([])
  })
})

describe('A proper noun', () => {
  const names: readonly Name[] = [
    { ...name('Apple'), isProper: true },
    { ...name('Telefónica'), isProper: true },
  ]

  test('is written with its capitals and has no plural.', () => {
    expect(find(names, 'Apple.')).toEqual(['Apple'])
    expect(find(names, '23 apples, an apple, two Apples.')).toEqual([])
    expect(find(names, 'La compañía telefónica no es Telefónica.', 'es')).toEqual(['Telefónica'])
  })
})

describe('A part of a longer name is no mention', () => {
  const names = [name('App'), name('C'), name('Linux'), name('Open source')]

  test.for([
    ['beside a capitalized word', 'It is in the App Store. Ask the Linux Foundation, and the One App.'],
    ['in parentheses', 'a VPC (Virtual App)'],
    ['after an initial', 'in Washington D. C. today'],
    ['before a sign', 'C# and C++ are others'],
  ])('%s.', ([, text]) => {
    expect(find(names, text as string)).toEqual([])
  })

  test('but one that begins or follows a sentence is.', () => {
    expect(find(names, 'Linux runs. App stores sell. The Linux of today.')).toEqual(['Linux', 'App'])
    expect(find(names, 'Many use Linux. Others do not. Linux: C.')).toEqual(['Linux', 'C'])
  })
})

test('Of two names that overlap, the longer one is found.', () => {
  const names = [name('the web'), name('Web server'), name('Generative AI'), name('AI model')]
  expect(find(names, 'Ask the web server on the web.')).toEqual(['web server', 'the web'])
  expect(find(names, 'A generative AI model.')).toEqual(['generative AI'])
})

test('A title outranks an alias, and a name outranks the plural of another.', () => {
  const slugOf = (names: readonly Name[], text: string) =>
    findMentions([text], indexNames(names, 'en'), '').map(({ slug }) => slug)
  expect(slugOf([name('Container', 'alias', 1), name('Container', 'title', 3)], 'A container.')).toEqual(['title'])
  expect(slugOf([name('Window', 'window', 3), name('Windows', 'windows', 3)], 'On Windows.')).toEqual(['windows'])
})

test('Short names that differ only in their capitals are all found.', () => {
  const names = [name('IoT', 'iot', 2), name('IOT', 'iot', 1)]
  expect(find(names, 'The IoT grows.')).toEqual(['IoT'])
  expect(find(names, 'The IOT grows.')).toEqual(['IOT'])
})

test('Names may begin or end with a sign.', () => {
  expect(find([name('.NET', 'dotnet')], 'Written in .NET today.')).toEqual(['.NET'])
  expect(find([name('C++', 'cpp')], 'Written in C++ today.')).toEqual(['C++'])
  expect(find([name('Node.js', 'node')], 'Run by Node.js.')).toEqual(['Node.js'])
})

test('A letter that grows when made small does not shift the links.', () => {
  expect(find([name('Cloud')], 'İİ cloud')).not.toContain('oud')
})

test('Whatever the text, mentions are in order, apart, never in code, and exactly a known name.', () => {
  const names = [
    name('Cloud'),
    name('Cloud data'),
    name('IT'),
    name('Data', 'data', 1),
    name('.NET', 'dotnet'),
    name('Año'),
  ]
  const index = indexNames(names, 'en')
  const next = random(3)
  for (let round = 0; round < 5_000; round++) {
    const text = Array.from({ length: 14 }, () =>
      pick(['cloud', 'Data', 'IT', 'it', '.NET', 'año', 's', ' ', ' ', '**', '`', '-', '.', 'ñ', '😀', '\u0301'], next),
    ).join('')
    const found = findMentions([text], index, 'cloud-data')
    expect(new Set(found.map(({ slug }) => slug)).size).toBe(found.length)
    let last = 0
    for (const { start, end, slug } of found) {
      expect(slug).not.toBe('cloud-data')
      expect(start).toBeGreaterThanOrEqual(last)
      const home = segments(text).find(segment => segment.start <= start && end <= segment.end)
      expect(home?.kind).toBe('text')
      expect(text.slice(start, end)).toMatch(/^(?:clouds?|IT|datas?|\.NET|años?|ITs|\.NETs)$/i)
      last = end
    }
  }
})

describe('The time that a text takes grows with its length alone', () => {
  const index = indexNames(
    Array.from({ length: 5_000 }, (_, i) => name(`word ${i}`)),
    'en',
  )

  test.for(['word ', 'word 12 ', 'word-', '`word` ', '**word** ', 'word ** ', '` ', 'wordword', ' '])(
    'when it is full of %j.',
    part => {
      const make = (size: number) => {
        const text = part.repeat(size)
        return () => findMentions([text], index, '')
      }
      expect(growth(make, 1_000)).toBeLessThan(PROPORTIONAL)
    },
  )
})

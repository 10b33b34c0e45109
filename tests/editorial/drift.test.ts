/** Two states of the content side by side: what of an entry is compared, how it is recognized, and what is said. */
import { describe, expect, test } from 'vitest'
import type { Files } from '../../src/editorial/content-at-revision.ts'
import { compareStates } from '../../src/editorial/translation-drift.ts'

const TERM: Readonly<Record<string, string>> = {
  'terms/gps/term.yaml': 'id: gps\ndate: 2026-01-01\nlevel: 1\nsubjects: [hardware]\n',
  'terms/gps/en.md': `---
title: GPS
tagline: System of satellites.
aliases: [satnav]
---

The receiver listens to satellites.

It transmits nothing.

## Analogy

Bells in towers.

## Key points

- The receiver only listens.
- A map may need the internet.

## Further reading

- [GPS.gov](https://www.gps.gov/)
`,
  'terms/gps/es.md': `---
title: GPS
tagline: Sistema de satélites.
aliases: [navegador]
---

El receptor escucha a los satélites.

No emite nada.

## Analogía

Campanas en torres.

## Puntos clave

- El receptor solo escucha.
- El mapa puede necesitar internet.

## Para saber más

- [GPS.gov](https://www.gps.gov/)
`,
}

const PAGE: Readonly<Record<string, string>> = {
  'pages/about/en.md':
    '---\ntitle: About\ndescription: Who writes this.\n---\n\nWe are [volunteers](https://example.org/a).\n',
  'pages/about/es.md':
    '---\ntitle: Quiénes\ndescription: Quién escribe.\n---\n\nSomos [gente](https://example.org/b).\n',
}

const OLD: Files = new Map(Object.entries({ ...TERM, ...PAGE }))

/** The old state with one text replaced in one file. */
function edited(file: string, from: string, to: string): Files {
  const text = OLD.get(file) ?? ''
  expect(text).toContain(from)
  return new Map([...OLD, [file, text.replace(from, () => to)]])
}

const compare = (after: Files, before: Files = OLD) =>
  compareStates({ before, after, label: 'content', since: 'v1.2.0' })

const LONGER = { en: ', so nothing shows where you are', es: ', así que nada muestra dónde estás' } as const

describe('A change in one language', () => {
  test('is reported with its file, the words, and the cure.', () => {
    const after = edited('terms/gps/en.md', 'only listens.', `only listens${LONGER.en}.`)
    expect(compare(after)).toEqual([
      {
        code: 'language-drift',
        severity: 'warning',
        file: 'content/terms/gps/en.md',
        line: 1,
        column: 1,
        message:
          'the English text has changed since v1.2.0, the Spanish has not: 6 words ("so", "nothing", "shows", "where" …)',
        hint: 'Say the same in content/terms/gps/es.md, and set "updated" if the meaning is another. If both still say the same, nothing is to be done.',
      },
    ])
  })

  test.for([
    ['an entry that says less', 'terms/gps/es.md', 'El mapa puede necesitar internet.', 'Nada.'],
    ['a legend', 'terms/gps/en.md', 'aliases:', 'legend: [Four satellites send, Receiver works out]\naliases:'],
    ['a page', 'pages/about/es.md', 'Somos', 'Somos editores, lectores y traductores, además de'],
  ] as const)('is reported for %s.', ([, file, from, to]) => {
    expect(compare(edited(file, from, to)).map(each => each.file)).toEqual([`content/${file}`])
  })

  test.for([
    ['aliases', 'terms/gps/en.md', 'aliases: [satnav]', 'aliases: [satnav, one two three four five six]'],
    ['the analogy', 'terms/gps/en.md', 'Bells in towers.', 'Seven lighthouses on the coast, each with a light.'],
    ['links', 'terms/gps/es.md', '- [GPS.gov]', '- [Uno dos tres cuatro cinco](https://example.org/)\n- [GPS.gov]'],
    ['marks', 'terms/gps/en.md', 'satellites.\n\nIt', '**satellites**.\n\nIt'],
    ['capitals', 'terms/gps/en.md', 'The receiver listens to satellites.', 'THE RECEIVER LISTENS TO SATELLITES.'],
    [
      'the order of sentences',
      'terms/gps/en.md',
      'The receiver listens to satellites.\n\nIt transmits nothing.',
      'It transmits nothing.\n\nThe receiver listens to satellites.',
    ],
    ['four words', 'terms/gps/en.md', 'It transmits nothing.', 'It sends out no signals.'],
    ['addresses', 'pages/about/en.md', 'https://example.org/a', 'https://example.com/one/two/three/four/five/six'],
  ] as const)('is none if only %s are others.', ([, file, from, to]) => {
    expect(compare(edited(file, from, to))).toEqual([])
  })

  test('is answered by a change of two words or more in the other.', () => {
    const english = edited('terms/gps/en.md', 'only listens.', `only listens${LONGER.en}.`)
    const both = (words: string) =>
      new Map(
        [...english].map(([path, text]) => [path, path.endsWith('es.md') ? text.replace('solo escucha', words) : text]),
      )
    expect(compare(both(`solo escucha${LONGER.es}`))).toEqual([])
    expect(compare(both('solo oye'))).toHaveLength(1)
  })
})

describe('An entry', () => {
  test('is known by its id, whatever its folder is called now.', () => {
    const renamed = (files: Files): Files =>
      new Map([...files].map(([path, text]) => [path.replace('terms/gps/', 'terms/satnav/'), text]))
    expect(compare(renamed(OLD))).toEqual([])
    const after = renamed(edited('terms/gps/en.md', 'It transmits nothing.', 'It sends no signals to the satellites.'))
    expect(compare(after).map(({ file }) => file)).toEqual(['content/terms/satnav/en.md'])
  })

  test('is left to other checks when a text is missing or cannot be read, and is not compared when it is new or gone.', () => {
    for (const file of ['terms/gps/es.md', 'terms/gps/en.md']) {
      const without = new Map([...OLD].filter(([path]) => path !== file))
      const broken = new Map([...OLD, [file, '---\ntitle: [\n---\n'] as const])
      for (const state of [without, broken]) {
        expect(compare(state)).toEqual([])
        expect(compare(OLD, state)).toEqual([])
      }
    }
    const pages: Files = new Map(Object.entries(PAGE))
    expect(compare(OLD, pages)).toEqual([])
    expect(compare(pages)).toEqual([])
  })
})

test('Findings stand in the order of the files.', () => {
  const longer = (text: string) => text.replace(/^(title: .*)$/m, '$1 and much more than that was')
  const after = new Map([...OLD].reverse().map(([path, text]) => [path, path.endsWith('en.md') ? longer(text) : text]))
  expect(compare(after).map(({ file }) => file)).toEqual(['content/pages/about/en.md', 'content/terms/gps/en.md'])
})

/**
 * Decks, read as the documentation of Anki's import says (https://docs.ankiweb.net/importing/text-files.html), and by
 * csv-parse. Anki itself comes neither from npm nor from Debian.
 */
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { ankiDecks } from '../../../src/emit/downloads/anki.ts'
import type { Stream } from '../../../src/model/views/artifact.ts'
import { LANGUAGES } from '../../../src/schema/language.ts'
import type { Term } from '../../../src/schema/term.ts'
import { terms as tinyTerms } from '../../model/site.ts'
import { emitted } from '../emitted.ts'
import { hostile } from '../hostile.ts'
import { textOf } from '../rendered.ts'

interface Deck {
  readonly headers: Readonly<Record<string, string>>
  /** Cells of each card. */
  readonly cards: readonly (readonly string[])[]
}

/** Headers are the first lines that begin with `#`; later ones that do are comments. */
function read(text: string): Deck {
  const lines = text.split('\n')
  if (lines.pop() !== '') throw new Error('The last line has no end.')
  const first = lines.findIndex(line => !line.startsWith('#'))
  const [head, body] = first === -1 ? [lines, []] : [lines.slice(0, first), lines.slice(first)]
  return {
    headers: Object.fromEntries(
      head.map(line => [line.slice(1, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
    ),
    cards: body.filter(line => !line.startsWith('#')).map(line => line.split('\t')),
  }
}

const deck = (name: string, terms: readonly Term[] = tinyTerms): Deck => {
  const stream = streamOf(name)
  return read(textOf(emitted(stream, { terms }).files, stream.path))
}

function streamOf(name: string): Stream {
  const stream = ankiDecks.find(({ path }) => path === `downloads/anki-${name}.txt`)
  if (!stream) throw new Error(`There is no deck ${name}.`)
  return stream
}

describe.each(LANGUAGES)('The deck in %s', name => {
  test('says how it is to be read, and has a card for every term.', () => {
    const { headers, cards } = deck(name)
    expect(headers).toEqual({
      separator: 'tab',
      html: 'true',
      deck: expect.stringMatching(/^Tiny Dictionary: .+$/),
      notetype: 'Basic',
      'guid column': '1',
      'tags column': '4',
    })
    expect(cards.map(([id]) => id)).toEqual(tinyTerms.map(({ id }) => `term-${id}-word-definition-${name}`))
    expect(cards.filter(({ length }) => length !== 4)).toEqual([])
  })

  test('is the same to a reader of others, for which a cell that begins with a quotation mark may have several lines.', () => {
    const text = emitted(streamOf(name), { terms: [...tinyTerms, hostile] }).files.get(streamOf(name).path)
    const rows = parse(Buffer.from(text ?? ''), {
      ...{ delimiter: '\t', quote: '"', relax_quotes: true, comment: '#', comment_no_infix: true },
    })
    expect(rows).toEqual(deck(name, [...tinyTerms, hostile]).cards)
  })

  test('has one line for a term that means ill, and nothing of it is markup or a quote that runs on.', () => {
    const { cards } = deck(name, [hostile])
    expect(cards.map(({ length }) => length)).toEqual([4])
    expect(cards[0]?.join('')).not.toMatch(/<(?!\/?(?:b|i|br|small|a)\b)/)
    for (const cell of cards[0] ?? []) expect(cell).not.toMatch(/^"/)
  })
})

describe('A card', () => {
  const card = (name: string, id: string): readonly string[] =>
    deck(name).cards.find(([guid]) => guid === `term-${id}-word-definition-${name}`) ?? []

  test('asks what the word means.', () => {
    const [, front, back] = card('es', 'decision-tree')
    expect(front).toMatch(/^<b>el árbol de decisión<\/b>/)
    const tagline = tinyTerms.find(({ id }) => id === 'decision-tree')?.es.tagline
    expect(back).toBe(`${tagline}<br><a href="https://tiny.example/es/decision-tree/">Leer la entrada</a>`)
  })

  test('has tags for topics, level and paths, without spaces.', () => {
    expect(card('en', 'decision-tree')[3]?.split(' ')).toEqual(
      expect.arrayContaining(['topic::ai', expect.stringMatching(/^level::[123]$/)]),
    )
    expect(deck('es').cards.every(cells => /^tema::\S+( \S+)*$/.test(cells[3] ?? ''))).toBe(true)
  })
})

test('Directives of Anki in a text are text.', () => {
  const [first, ...others] = tinyTerms
  if (!first) throw new Error('The tiny site has terms.')
  const tagline = String.raw`[latex]\input{/etc/passwd}[/latex] [sound:a.mp3] [$]x[/$] {{Front}}`
  const { cards } = deck('en', [{ ...first, en: { ...first.en, tagline } }, ...others])
  const written = cards.find(cells => cells.some(cell => cell.includes('sound:')))?.join(' ')
  expect(written).toContain('&#91;sound:a.mp3]')
  expect(written).not.toMatch(/[[{]/)
})

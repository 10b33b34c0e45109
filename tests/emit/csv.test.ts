/** The table of all terms: the grammar of RFC 4180, every entry in both languages, and nothing a spreadsheet would run. */
import { describe, expect, test } from 'vitest'
import { csv } from '../../src/emit/downloads/csv.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import { readCsv } from './csv-reader.ts'
import { emitted } from './emitted.ts'
import { HOSTILE, hostile } from './hostile.ts'
import { textOf } from './rendered.ts'

const PATH = 'downloads/terms.csv'

function rowsOf(text: string): readonly Readonly<Record<string, string>>[] {
  const [header = [], ...records] = readCsv(text)
  for (const record of records) expect(record).toHaveLength(header.length)
  return records.map(record => Object.fromEntries(header.map((name, i) => [name, record[i] ?? ''])))
}

describe.each(['https://tiny.example', 'https://tiny.example/dictionary'])('The table below %s', baseUrl => {
  const { site, files, dictionary } = emitted(csv, { baseUrl })
  const rows = rowsOf(textOf(files, PATH))

  test('has a row for each term and language, in order.', () => {
    expect(rows.map(({ slug, language }) => [slug, language])).toEqual(
      dictionary.terms.flatMap(({ slug }) => LANGUAGES.map(language => [slug, language])),
    )
  })

  test('says of an entry what its page says, with lists an item a line.', () => {
    for (const row of rows) {
      const term = dictionary.get(row.slug ?? '')
      const language = row.language === 'es' ? 'es' : 'en'
      const text = term?.[language]
      expect(row).toMatchObject({
        id: term?.id,
        title: text?.title,
        tagline: text?.tagline,
        aliases: text?.aliases.join('\n'),
        level: String(term?.level),
        subjects: term?.subjects.join('\n'),
        date: term?.date,
        updated: term?.updated ?? '',
        analogy: text?.analogy,
        keyPoints: text?.keyPoints.join('\n'),
        linkLabels: text?.links.map(({ label }) => label).join('\n'),
        linkUrls: text?.links.map(({ url }) => url).join('\n'),
        url: `${site.base}/${language === 'es' ? 'es/' : ''}${row.slug}/`,
      })
    }
  })

  test('has paragraphs apart and without marks.', () => {
    const html = rows.find(({ slug, language }) => slug === 'html' && language === 'en')
    expect(html?.explanation).toContain('A mark such as <p> opens a paragraph')
    expect(html?.explanation?.split('\n\n')).toHaveLength(dictionary.get('html')?.en.explanation.length ?? 0)
  })
})

describe('A term that means ill', () => {
  const text = textOf(emitted(csv, { terms: [hostile] }).files, PATH)
  const [en, es] = rowsOf(text)

  test('keeps its quotes, commas, brackets and emoji.', () => {
    expect(en?.title).toBe(HOSTILE)
    expect(es?.title).toBe('¿Qué, "esto"?')
    expect(en?.explanation).toBe('Bold & <code> and a "b", c, 1 < 2.\n\nSecond\nline\nthird.')
  })

  test('begins no cell with what a spreadsheet would calculate.', () => {
    expect(en?.tagline).toBe(`'${hostile.en.tagline}`)
    expect(es?.tagline).toBe(`'${hostile.es.tagline}`)
    expect(en?.aliases?.split('\n')[0]).toBe("'@sum")
    expect(en?.keyPoints?.startsWith("'\t=1+1")).toBe(true)
    const cells = [en, es].flatMap(row => Object.values(row ?? {}))
    expect(cells.filter(cell => /^[\s]*[=+\-@＝＋－＠]|^[\t\r]/.test(cell))).toEqual([])
  })

  test('brings no control characters and no halves of characters.', () => {
    expect(/[^\t\r\n\P{Cc}]|\ufffd/u.test(text)).toBe(false)
    expect(en?.aliases?.split('\n')).toEqual(["'@sum", '+1, -1', 'ab', 'cd'])
  })

  test('has as many lines in a list as the list has items.', () => {
    expect(en?.keyPoints?.split('\n')).toEqual(["'\t=1+1", 'Two lines.', 'Three.'])
  })
})

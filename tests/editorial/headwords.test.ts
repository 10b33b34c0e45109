/** The plan of headwords is read as spreadsheets write it, and told its faults by line and column. */
import { expect, test } from 'vitest'
import { parseHeadwords, readHeadwords } from '../../src/editorial/headwords.ts'
import { format, withContent, write } from '../source/lay.ts'

const HEADER = 'slug,title_en,title_es,level,subjects,priority'
const parse = (...rows: readonly string[]) => parseHeadwords([HEADER, ...rows, ''].join('\n'))

test('A line is a headword; a text in quotes may hold commas and quotes.', () => {
  expect(parse('etl,"Extract, ""transform"", load",ETL,3,data;software,1', '', 'web,Web,Web,1,networks,4')).toEqual({
    findings: [],
    headwords: [
      {
        slug: 'etl',
        title_en: 'Extract, "transform", load',
        title_es: 'ETL',
        level: 3,
        subjects: ['data', 'software'],
        priority: 1,
      },
      { slug: 'web', title_en: 'Web', title_es: 'Web', level: 1, subjects: ['networks'], priority: 4 },
    ],
  })
})

test('A text in quotes may go on in the next line, and a quote in the wrong place is named.', () => {
  const { headwords, findings } = parse('etl,"Extract,\ntransform",ETL,3,data,1', 'web,Web,Web,9,networks,4')
  expect(headwords.map(({ title_en }) => title_en)).toEqual(['Extract,\ntransform'])
  expect(findings.map(({ code, place }) => [code, place])).toEqual([['invalid-level', { line: 4, column: 13 }]])
  expect(parse('etl,"Extract" transform,ETL,3,data,1').findings).toMatchObject([
    { code: 'wrong-type', place: { line: 2, column: 1 }, message: 'a double quote begins or ends in the wrong place' },
  ])
})

test('Every fault is reported with its place, and the other lines are read.', () => {
  withContent(undefined, content => {
    const rows = ['Web,Web,Web,1,networks,4', 'web,,Web,7,nets,9', 'a,b,c', 'ok,A,B,1,ai,1', 'ok,C,D,1,ai,1']
    write(content, 'headwords.csv', [HEADER, ...rows, ''].join('\r\n'))
    const plan = readHeadwords(content)
    expect(plan?.headwords.map(({ title_en }) => title_en)).toEqual(['A'])
    expect(format(plan?.diagnostics ?? [], content)).toMatchInlineSnapshot(`
      "content/headwords.csv:2:1  invalid-slug  "Web" cannot be an address
          Use lower-case letters a-z, digits and hyphens only.
      content/headwords.csv:3:5  out-of-bounds  "title_en" has no characters; at least 1 is needed
          Write the text.
      content/headwords.csv:3:10  invalid-level  there is no level 7
          Levels are 1 (basic), 2 (intermediate) and 3 (advanced), as numbers.
      content/headwords.csv:3:12  unknown-subject  there is no subject "nets"
          Subjects are: ai, aws, cloud, hardware, software, data, security, networks, companies.
      content/headwords.csv:3:17  wrong-type  "priority" cannot be 9
          Possible values: 1, 2, 3, 4.
      content/headwords.csv:4:1  wrong-type  the line has 3 columns instead of 6
          Put a text that has a comma between double quotes, and subjects apart with semicolons.
      content/headwords.csv:6:1  duplicate-value  the slug "ok" stands in line 5 already
          Keep one of the two lines.
      "
    `)
  })
})

test('A first line that names other columns is reported, and no column is guessed.', () => {
  const { headwords, findings } = parseHeadwords('slug,title\nweb,Web\n')
  expect([headwords, findings.map(({ code, place }) => [code, place.line])]).toEqual([[], [['wrong-type', 1]]])
})

test('No plan is no fault; one that is no text is.', () => {
  withContent(undefined, content => {
    expect(readHeadwords(content)).toBeUndefined()
    write(content, 'headwords.csv', new Uint8Array([0xff]))
    expect(readHeadwords(content)?.diagnostics).toMatchObject([
      { file: 'content/headwords.csv', code: 'not-utf-8', severity: 'error' },
    ])
  })
})

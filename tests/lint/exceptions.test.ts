/** An exception covers what it names and nothing else, and one that covers nothing is reported. */
import { expect, test } from 'vitest'
import { judge } from './sound.ts'

const hype = [
  { file: 'terms/abacus/en.md', from: 'A trained clerk', to: 'A revolutionary clerk' },
  { file: 'terms/abacus/es.md', from: 'Conserva un número', to: 'Conserva un número revolucionario' },
  { file: 'terms/telegraph/en.md', from: 'The wire carries', to: 'The amazing wire carries' },
] as const
const listed = (...lines: readonly string[]) => ({ file: 'lint.yaml', text: `exceptions:\n${lines.join('\n')}\n` })
const said = (...lines: readonly string[]) =>
  judge(lines.length === 0 ? hype : [...hype, listed(...lines)]).found.map(
    ({ file, code, severity }) => `${file} ${code} ${severity}`,
  )

const ABACUS_EN = 'content/terms/abacus/en.md hype-word warning'
const ABACUS_ES = 'content/terms/abacus/es.md hype-word warning'
const TELEGRAPH = 'content/terms/telegraph/en.md hype-word warning'
const STALE = 'content/lint.yaml stale-exception warning'

test('Without a list, everything is reported.', () => {
  expect(said()).toEqual([ABACUS_EN, ABACUS_ES, TELEGRAPH])
})

test('An exception is about one rule in one language of one term.', () => {
  expect(said('  - { term: abacus, language: en, rule: hype-word, reason: a }')).toEqual([ABACUS_ES, TELEGRAPH])
  expect(said('  - { term: abacus, rule: hype-word, reason: a }')).toEqual([STALE, ABACUS_EN, ABACUS_ES, TELEGRAPH])
  expect(said('  - { term: abacus, language: en, rule: time-word, reason: a }')).toHaveLength(4)
})

test('With words, it is about these words.', () => {
  const exception = (words: string) => `  - { term: abacus, language: en, rule: hype-word, words: ${words}, reason: a }`
  expect(said(exception('revolutionary'))).toEqual([ABACUS_ES, TELEGRAPH])
  expect(said(exception('amazing'))).toEqual([STALE, ABACUS_EN, ABACUS_ES, TELEGRAPH])
})

test('What stands in term.yaml has no language.', () => {
  const late = { file: 'terms/abacus/term.yaml', from: '2026-01-01', to: '2062-01-01' }
  expect(judge([late]).found.map(({ code }) => code)).toEqual(['future-date'])
  expect(judge([late, listed('  - { term: abacus, rule: future-date, reason: a }')]).found).toEqual([])
})

test('An error may be an exception too.', () => {
  const tagline =
    'System that sends text over a wire as short and long pulses of current, which a clerk at the far end writes down.'
  const same = {
    file: 'terms/punched-card/en.md',
    from: 'Stiff sheet of paper whose pattern of holes tells a machine which thread to lift or which figure to count.',
    to: tagline,
  }
  expect(judge([same]).found).toMatchObject([{ code: 'duplicate-tagline', severity: 'error' }])
  expect(
    judge([same, listed('  - { term: telegraph, language: en, rule: duplicate-tagline, reason: a }')]).found,
  ).toEqual([])
})

test('A list that cannot be read is reported like any other file, and covers nothing.', () => {
  const { found } = judge([
    ...hype,
    listed('  - { term: abacus, language: en, rule: hype-wrod, reason: a }', '  - { term: abacus, rule: hype-word }'),
  ])
  expect(found.map(({ file, line, code }) => [file, line, code])).toEqual([
    ['content/lint.yaml', 2, 'wrong-type'],
    ['content/lint.yaml', 3, 'missing-field'],
    ['content/terms/abacus/en.md', 11, 'hype-word'],
    ['content/terms/abacus/es.md', 13, 'hype-word'],
    ['content/terms/telegraph/en.md', 13, 'hype-word'],
  ])
})

test('The exceptions of an entry that could not be read are not reported as unused.', () => {
  const broken = { file: 'terms/abacus/term.yaml', from: 'level: 1', to: 'level: 7' }
  const { found } = judge([broken, listed('  - { term: abacus, language: en, rule: hype-word, reason: a }')])
  expect(found.map(({ code }) => code)).toEqual(['invalid-level'])
})

test('An exception for an entry that is not there says so, and a field that it lacks is named in words.', () => {
  const messages = (...lines: readonly string[]) =>
    judge([listed(...lines)]).found.map(({ message, hint }) => `${message} ${hint}`)
  expect(messages('  - term: abacos', '    rule: price', '    reason: x')).toEqual([
    'there is no entry "abacos" Did you mean "abacus"?',
  ])
  expect(messages('  - term: abacus', '    rule: price')).toEqual([
    'the field "exceptions.reason" is missing In item 1 of "exceptions", add a line "reason: …".',
  ])
})

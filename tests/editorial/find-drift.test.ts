/** When one language has drifted from the other: what counts as a change of meaning, and what answers it. */
import { describe, expect, test } from 'vitest'
import { type Bilingual, type ComparedTexts, findDrift } from '../../src/editorial/find-drift.ts'

const parts = (texts: Readonly<Record<string, string>>): ComparedTexts =>
  new Map(Object.entries(texts).map(([name, text], i) => [name, { text, line: i + 2 }]))

const EN = {
  tagline: 'Separate copy of your data.',
  explanation: 'A backup is a copy of your files. It is kept on four disks.',
  'key points': 'The copy must be elsewhere.\nA copy that was never tested may fail.',
}
const ES = {
  tagline: 'Duplicado de los datos.',
  explanation: 'Una copia de seguridad es un duplicado de tus archivos. Se guarda en cuatro discos.',
  'key points': 'La copia debe estar en otro lugar.\nUna copia sin probar puede fallar.',
}
const OLD: Bilingual = { en: parts(EN), es: parts(ES) }
const MORE_EN = `${EN.explanation} Restore a file from time to time.`
const MORE_ES = `${ES.explanation} Restaura un archivo de vez en cuando.`

const since = (en: Readonly<Record<string, string>>, es: Readonly<Record<string, string>> = {}) =>
  findDrift(OLD, { en: parts({ ...EN, ...en }), es: parts({ ...ES, ...es }) })

describe('A language has drifted', () => {
  test('when it says something more and the other does not.', () => {
    expect(since({ explanation: MORE_EN })).toMatchObject({
      language: 'en',
      changes: [
        {
          part: 'explanation',
          kind: 'changed',
          line: 3,
          size: 7,
          words: ['Restore', 'a', 'file', 'from', 'time', 'to', 'time'],
        },
      ],
    })
    expect(since({}, { explanation: MORE_ES })?.language).toBe('es')
  })

  test('when it no longer says something.', () => {
    const drift = since({}, { 'key points': 'La copia debe estar en otro lugar.' })
    expect(drift).toMatchObject({ language: 'es', changes: [{ part: 'key points', size: 6 }] })
    expect(drift?.changes[0]?.words).toContain('fallar')
  })

  test('when few words have changed in each part, but enough of them in all.', () => {
    const drift = since({
      tagline: 'Spare twin of all records.',
      explanation: EN.explanation.replace('backup', 'twin'),
    })
    expect(drift?.changes.map(({ part, size }) => [part, size])).toEqual([
      ['tagline', 4],
      ['explanation', 1],
    ])
  })

  test.for([
    ['a figure', { explanation: EN.explanation.replace('four', '4') }],
    ['a number in words', { explanation: EN.explanation.replace('four', 'five') }],
    ['a negation', { explanation: EN.explanation.replace('is kept', 'is not kept') }],
  ] as const)('when %s has changed, however small that is.', ([, text]) => {
    expect(since(text)?.language).toBe('en')
  })

  test('when it has a part that the other lacks, or lacks one that it had.', () => {
    expect(since({ imageAlt: 'Boxes.' })?.changes).toMatchObject([
      { part: 'imageAlt', kind: 'added', line: 5, size: 1, words: ['Boxes'] },
    ])
    const { tagline, ...rest } = ES
    expect(findDrift(OLD, { en: OLD.en, es: parts(rest) })?.changes).toMatchObject([
      { part: 'tagline', kind: 'removed', words: tagline.match(/\p{L}+/gu) },
    ])
  })
})

describe('Nothing has drifted', () => {
  test('when both languages have changed, or neither has.', () => {
    expect(since({})).toBeUndefined()
    expect(since({ explanation: MORE_EN }, { explanation: MORE_ES })).toBeUndefined()
  })

  test('when the other has changed by less, as a language that is briefer does.', () => {
    expect(since({ explanation: MORE_EN }, { explanation: `${ES.explanation} Ensaya restaurando.` })).toBeUndefined()
    expect(since({ explanation: MORE_EN }, { explanation: `${ES.explanation} Ensaya.` })?.language).toBe('en')
  })

  test.for([
    ['white space and line breaks', { explanation: EN.explanation.replaceAll(' ', '\n ') }],
    ['capitals and punctuation', { explanation: EN.explanation.toUpperCase().replaceAll('.', ';') }],
    ['the order of sentences', { 'key points': EN['key points'].split('\n').reverse().join('\n') }],
    ['spelling', { explanation: EN.explanation.replace('backup', 'bakcup').replace('files', 'filse') }],
    ['endings', { explanation: EN.explanation.replace('copy', 'copies').replace('disks', 'disk') }],
    ['four words', { explanation: EN.explanation.replace('copy of your files', 'twin for all documents') }],
  ] as const)('when only %s have changed.', ([, text]) => {
    expect(since(text)).toBeUndefined()
  })

  test('when only accents have changed.', () => {
    const bare = ES['key points'].replace('Una', 'Ùna').replace('otro', 'ótro')
    expect(bare).not.toBe(ES['key points'])
    expect(since({}, { 'key points': bare })).toBeUndefined()
  })
})

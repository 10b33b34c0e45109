/** The lists of words: each phrase is found where it stands, none stands twice, and names and foreign words are let be. */
import { describe, expect, test } from 'vitest'
import { STYLE } from '../../src/languages/style-rules-by-language.ts'
import { checkWordings } from '../../src/lint/avoided-words.ts'
import { lintEntryOf } from '../../src/lint/passages.ts'
import type { Language } from '../../src/schema/language.ts'
import { makeTerm } from '../make.ts'

const found = (language: Language, text: string, part: 'explanation' | 'analogy' = 'explanation') => {
  const changed = part === 'analogy' ? { analogy: text } : { explanation: [text, 'B.'] }
  const entry = lintEntryOf(makeTerm('a', { [language]: changed }), language)
  return checkWordings(entry).map(({ rule, words }) => `${rule}: ${words}`)
}

describe.each(['en', 'es'] as const)('In the list of "%s"', language => {
  const phrases = STYLE[language].wordings.flatMap(wording =>
    wording.phrases.split(',').map(phrase => [phrase.trim(), wording] as const),
  )

  test('every phrase is found, with any ending where it is open.', () => {
    const missed = phrases.filter(([phrase, { rule, only }]) => {
      const words = phrase.replaceAll('*', 'xyz')
      const part = only?.includes('analogy') ? 'analogy' : 'explanation'
      return !found(language, `… ${words} …`, part).includes(`${rule}: ${words}`)
    })
    expect(missed.map(([phrase]) => phrase)).toEqual([])
  })

  test('no phrase stands twice.', () => {
    const all = phrases.map(([phrase]) => phrase)
    expect(all.filter((phrase, i) => all.indexOf(phrase) !== i)).toEqual([])
  })

  test('every exception has a listed phrase in it.', () => {
    const idle = STYLE[language].wordings.flatMap(({ but = '', phrases: listed }) => {
      const stems = listed.split(',').map(phrase => phrase.trim().replace(/\*$/, ''))
      const longer = but.split(',').map(phrase => phrase.trim())
      return longer.filter(phrase => phrase !== '' && !stems.some(stem => phrase.includes(stem)))
    })
    expect(idle).toEqual([])
  })
})

test.for([
  ['es', 'Lo guarda en Google Cloud y en Open Source Initiative.', []],
  ['es', 'Lo guarda en la nube (cloud) y en el cluster (también online).', ['loanword: cluster']],
  ['es', 'Online o no, «offline» y `online`.', ['loanword: Online']],
  ['es', 'El «fácil» y el fácil.', ['minimizing-word: fácil']],
  ['en', 'The service Easy Pay, an easy one.', ['minimizing-word: easy']],
  ['en', 'Easily. Easily done.', ['minimizing-word: Easily', 'minimizing-word: Easily']],
  ['en', 'It says "simply", runs `just` and is **simply** so.', ['minimizing-word: simply']],
] as const)('In "%s": %s', ([language, text, expected]) => {
  expect(found(language, text)).toEqual(expected)
})

test('Every part of an entry is read but its title, its names and its links.', () => {
  const said = {
    title: 'Simply',
    tagline: 'Simply one.',
    aliases: ['simply'],
    imageAlt: 'Simply two.',
    explanation: ['Simply three.', 'Simply four.'],
    analogy: 'Simply five.',
    keyPoints: ['Simply six.', 'Two.', 'Three.'],
    links: [{ label: 'Simply', url: 'https://simply.example/' }],
  }
  const remarks = checkWordings(lintEntryOf(makeTerm('a', { en: said }), 'en'))
  expect(remarks.map(({ path }) => path.join('.'))).toEqual([
    'tagline',
    'explanation.0',
    'explanation.1',
    'analogy',
    'keyPoints.0',
    'imageAlt',
  ])
})

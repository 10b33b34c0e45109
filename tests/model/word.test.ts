/** What an entry says of the word itself, taken apart from its lines. */
import { describe, expect, test } from 'vitest'
import { alternatives, variantNames, wordOf } from '../../src/model/dictionary/parse-word-facts.ts'
import { Word } from '../../src/schema/api-responses.ts'
import type { Translation } from '../../src/schema/term.ts'
import { makeTerm } from '../make.ts'

const text = (facts: Partial<Translation>): Translation => makeTerm('cache', { en: facts }).en

describe('A word', () => {
  test('has what its lines say.', () => {
    const word = wordOf(
      text({
        article: 'la o el',
        plural: 'las wifis',
        pronunciation: 'güí-fi o guái-fái',
        ipa: '/ˈɡuifi/ o /ˈɡuaiˈfai/',
        standsFor: 'en: Wireless: Fidelity',
        variants: ['wifi: 419', 'el wi-fi: MX, AR'],
        example: 'No hay **wifi**.',
        origin: 'Una marca.',
        senses: ['alianza: Un grupo: empresas.', 'red: La de casa.'],
      }),
      'es',
    )
    expect(word).toEqual({
      partOfSpeech: 'noun',
      gender: 'mf',
      plural: 'las wifis',
      pronunciation: [
        { respelling: 'güí-fi', ipa: '/ˈɡuifi/' },
        { respelling: 'guái-fái', ipa: '/ˈɡuaiˈfai/' },
      ],
      standsFor: { lang: 'en', text: 'Wireless: Fidelity' },
      variants: [
        { form: 'wifi', regions: ['419'] },
        { form: 'el wi-fi', regions: ['MX', 'AR'] },
      ],
      example: 'No hay **wifi**.',
      origin: 'Una marca.',
      senses: [
        { label: 'alianza', text: 'Un grupo: empresas.' },
        { label: 'red', text: 'La de casa.' },
      ],
    })
    expect(Word.parse(word)).toEqual(word)
  })

  test('without a plural has an empty one, and one that is never said otherwise has none.', () => {
    expect(wordOf(text({ plural: '–' }), 'en')).toEqual({ partOfSpeech: 'noun', plural: '' })
    expect(wordOf(text({ partOfSpeech: 'verb' }), 'en')).toEqual({ partOfSpeech: 'verb' })
  })

  test('of which nothing is said is undefined.', () => {
    expect(wordOf(text({}), 'en')).toBeUndefined()
  })
})

test('Pronunciations are divided by the "or" of their language.', () => {
  expect(alternatives('KASH or CAYSH', 'en')).toEqual(['KASH', 'CAYSH'])
  expect(alternatives('ka-che o kash', 'es')).toEqual(['ka-che', 'kash'])
  expect(alternatives('or-o', 'es')).toEqual(['or-o'])
  expect(alternatives(undefined, 'en')).toEqual([])
})

test('Variants are names, unless they are the title or an alias with other capitals or accents.', () => {
  const names = variantNames(
    text({
      title: 'Cómputo (CPU)',
      aliases: ['máquina'],
      variants: ['Computo: ES', 'cpu: MX', 'maquina: CL', 'ordenador: ES', 'Ordenador: GQ', 'compu: AR'],
    }),
  )
  expect(names).toEqual(['ordenador', 'compu'])
})

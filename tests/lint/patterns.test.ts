/** What regular expressions tell, form by form, with what comes close and is right. */
import { describe, expect, test } from 'vitest'
import { lintEntryOf } from '../../src/lint/passages.ts'
import { checkPatterns } from '../../src/lint/patterns.ts'
import type { Language } from '../../src/schema/language.ts'
import { makeTerm } from '../make.ts'

const found = (language: Language, text: string) =>
  checkPatterns(lintEntryOf(makeTerm('a', { [language]: { explanation: [text, 'B.'] } }), language)).map(
    ({ rule, words, start = 0 }) => {
      expect(text.slice(start, start + (words?.length ?? 0))).toBe(words)
      return `${rule}: ${words}`
    },
  )

describe('In English', () => {
  test.for([
    [
      "We're sure they've seen it'll be I'm who's let's can’t.",
      ["We're", "they've", "it'll", "I'm", "who's", "let's", 'can’t'].map(word => `contraction: ${word}`),
    ],
    ["The users' files, Moore's law, the 1990s' disks", []],
    [
      'On 21 November 2026, 21st of November, 2026, November 21st, November 21 2026, 11/21/26.',
      [
        'date-form: 21 November 2026',
        'date-form: 21st of November, 2026',
        'date-form: November 21st',
        'date-form: November 21 2026',
        'date-form: 11/21/26',
      ],
    ],
    ['On November 21, 2026, in November 2026, at 24/7, 1/2/3 and `11/21/26`', []],
    [
      'It has 32GB, 5GHz, 45 % and 2.5\u00a0%.',
      ['unit-space: 32GB', 'unit-space: 5GHz', 'unit-space: 45 %', 'unit-space: 2.5\u00a0%'],
    ],
    ['It has 32 GB, 45%, 5G, 4K, 3D, USB4 and IPv6.', []],
    ['It costs $1,000 or 20 euros or US$5 a year.', ['price: $1,000', 'price: US$5', 'price: 20 euros'].sort()],
    [
      "A “word”, a «word», a 'word'.",
      ['quotation-marks: “word”', 'quotation-marks: «word»', "quotation-marks: 'word'"],
    ],
    ['25300 of 123456 in RFC 12345, IPv400000 and 1-23456', ['number-form: 25300', 'number-form: 123456']],
    [
      'red, green, blue and gray; red, green, and gray; files, say, and so on',
      ['serial-comma: red, green, blue and gray'],
    ],
    ['However, disks, tapes and cards', ['serial-comma: However, disks, tapes and cards']],
  ] as const)('%s', ([text, expected]) => {
    expect(found('en', text).sort()).toEqual([...expected].sort())
  })
})

describe('In Spanish', () => {
  test.for([
    [
      'El 21 de Noviembre del 2026, 21 de noviembre 2026, noviembre del 2026, 21/11/26.',
      [
        'date-form: 21 de Noviembre del 2026',
        'date-form: 21 de noviembre 2026',
        'date-form: noviembre del 2026',
        'date-form: 21/11/26',
        'capital-letter: Noviembre',
      ],
    ],
    ['El 21 de noviembre de 2026, en noviembre de 2026', []],
    ['45 %, 45%, 2.5 GHz y 32GB', ['unit-space: 45 %', 'unit-space: 45%', 'unit-space: 2.5 GHz', 'unit-space: 32GB']],
    ['45\u00a0%, 32\u00a0GB, 64 bits, 4K', []],
    [
      '1.500, 4,7, 25 300, 25300 y 1\u00a0000\u00a0000',
      [
        'number-form: 1.500',
        'number-form: 4,7',
        'number-form: 25 300',
        'number-form: 25300',
        'number-form: 1\u00a0000\u00a0000',
      ],
    ],
    ['4.7, 25\u202f300, 2026, 802.11, IPv4, `1.500`, 10.0.0.1', []],
    ['Así: El disco. Nota: la API. Dijo: «El disco». Son tres: Ana y Eva.', ['capital-letter: El']],
    ['Qué es? ¿Y esto? «Dónde?»', ['opening-mark: es?', 'opening-mark: Dónde?']],
    [
      'Dijo "sí" y ‘no’, “quizá” y "nunca',
      ['quotation-marks: "sí"', 'quotation-marks: ‘no’', 'quotation-marks: “quizá”', 'quotation-marks: "'],
    ],
    ["Dijo «sí y “no”» de Moore's", []],
    [
      'Los PCs, las URLs y las URL’s, pero SaaS, iOS y K8s',
      ['acronym-plural: PCs', 'acronym-plural: URLs', 'acronym-plural: URL’s'],
    ],
    ['Los IA, un VPN y la DNS', ['acronym-gender: Los IA', 'acronym-gender: un VPN', 'acronym-gender: la DNS']],
    ['la IA, el DNS-over-HTTPS, la SQL Server', []],
    [
      'Falla, lo que basta, dejando todo; sigue, convirtiéndose en otro; va, pasando',
      ['gerund-of-consequence: , dejando', 'gerund-of-consequence: , convirtiéndose'],
    ],
    [
      'Fue creada por Ana, es ampliamente usado por todos y está hecho por mí',
      ['calqued-passive: Fue creada por', 'calqued-passive: es ampliamente usado por'],
    ],
    ['en la misma, al mismo tiempo, lo mismo.', ['mismo-as-pronoun: en la misma']],
    ['Tenéis dieciséis, y miráis', ['form-of-address: Tenéis', 'form-of-address: miráis']],
    [
      'En Lunes o el Inglés de Internet',
      ['capital-letter: Lunes', 'capital-letter: Inglés', 'capital-letter: Internet'],
    ],
    ['Lunes. Internet. Por Internet Archive', []],
  ] as const)('%s', ([text, expected]) => {
    expect(found('es', text).sort()).toEqual([...expected].sort())
  })
})

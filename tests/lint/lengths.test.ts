/** The numbers of the guide, from both sides. */
import { describe, expect, test } from 'vitest'
import { checkLengths } from '../../src/lint/lengths.ts'
import { lintEntryOf } from '../../src/lint/passages.ts'
import { LEVELS } from '../../src/schema/bounds.ts'
import type { Level } from '../../src/schema/field-types.ts'
import { limits } from '../../src/schema/recommended-lengths.ts'
import type { Translation } from '../../src/schema/term.ts'
import { makeTerm } from '../make.ts'

/** Sentences of ten words, and one that is shorter. */
const prose = (count: number): string =>
  Array.from(
    { length: Math.ceil(count / 10) },
    (_, i) => `${'Word '.repeat(Math.min(10, count - i * 10)).trim()}.`,
  ).join(' ')

const rules = (level: Level, text: Partial<Translation>) =>
  [...checkLengths(lintEntryOf(makeTerm('a', { level, en: { ...SOUND, ...text } }), 'en'))].map(({ rule }) => rule)

const SOUND: Partial<Translation> = {
  tagline: `${'x'.repeat(79)}.`,
  aliases: ['a', 'b'],
  keywords: ['c', 'd', 'e', 'f'],
  explanation: [prose(70), prose(80)],
  links: [1, 2].map(i => ({ label: `${i}`, url: `https://example.org/${i}` })),
}

describe.each(LEVELS)('At level %i', level => {
  const { min, max } = limits.entry[level]
  const most = limits.paragraph[level]

  test('the explanation has its bounds.', () => {
    const of = (total: number) =>
      rules(level, {
        explanation: [prose(60), prose(Math.ceil((total - 60) / 2)), prose(Math.floor((total - 60) / 2))],
      })
    expect([of(min - 1), of(min), of(max), of(max + 1)]).toEqual([['entry-length'], [], [], ['entry-length']])
  })

  test('a paragraph has its bound, and the first a lower one.', () => {
    const of = (first: number, second: number) => rules(level, { explanation: [prose(first), prose(second)] })
    expect([of(40, most), of(40, most + 1)]).toEqual([[], ['paragraph-length']])
    expect([of(limits.lead, 60), of(limits.lead + 1, 60)]).toEqual([[], ['paragraph-length']])
  })
})

test('A sentence has its bound, and all together theirs.', () => {
  const sentence = (count: number) => `${'Word '.repeat(count).trim()}.`
  const of = (...counts: readonly number[]) =>
    rules(1, { explanation: [sentence(10), counts.map(sentence).join(' '), prose(60)] })
  expect([of(40), of(41)]).toEqual([[], ['sentence-length']])
  const all = (count: number) => rules(2, { explanation: [1, 2, 3].map(() => `${sentence(count)} ${sentence(count)}`) })
  expect([all(25), all(26)]).toEqual([[], ['sentence-length']])
})

test.for([
  ['tagline', 'tagline-length', limits.tagline],
  ['aliases', 'alias-count', limits.aliases],
  ['links', 'link-count', limits.links],
] as const)('The %s keep to their bounds.', ([field, rule, { min, max }]) => {
  const make = (count: number): Partial<Translation> => {
    if (field === 'tagline') return { tagline: 'x'.repeat(count) }
    if (field === 'aliases') return { aliases: Array.from({ length: count }, (_, i) => `a${i}`) }
    return { links: Array.from({ length: count }, (_, i) => ({ label: 'a', url: `https://example.org/${i}` })) }
  }
  expect([min - 1, min, max, max + 1].map(count => rules(1, make(count)))).toEqual([[rule], [], [], [rule]])
})

test('A key point and an analogy keep to theirs.', () => {
  const point = (length: number) => rules(1, { keyPoints: ['x'.repeat(length), 'b', 'c'] })
  expect([point(limits.keyPoint.max), point(limits.keyPoint.max + 1)]).toEqual([[], ['key-point-length']])
  expect([rules(1, { analogy: 'One. Two. Three.' }), rules(1, { analogy: 'One. Two. Three. Four.' })]).toEqual([
    [],
    ['analogy-length'],
  ])
})

test('From the tagline to the key points the words have their bound, and keywords theirs.', () => {
  const total = (count: number) => {
    const text = { ...SOUND, tagline: prose(10).padEnd(79, 'x'), keyPoints: ['One.', 'Two.', 'Three.'] }
    return rules(1, { ...text, analogy: prose(count - 10 - 150 - 3) })
  }
  expect([total(limits.total.max), total(limits.total.max + 1)].map(found => found.includes('total-length'))).toEqual([
    false,
    true,
  ])
  const keywords = (count: number) => rules(1, { keywords: Array.from({ length: count }, (_, i) => `k${i}`) })
  expect([keywords(limits.keywords.min - 1), keywords(limits.keywords.min)]).toEqual([['keyword-count'], []])
})

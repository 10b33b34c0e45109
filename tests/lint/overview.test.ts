/** The overview counts what is there and names what is not. */
import { describe, expect, test } from 'vitest'
import { reportOverview } from '../../src/editorial/report-overview.ts'
import { overviewOf } from '../../src/lint/overview.ts'
import type { Headword } from '../../src/schema/headword.ts'
import { makeTerm } from '../make.ts'

const headword = (slug: string, facts: Partial<Headword> = {}): Headword => ({
  slug,
  title_en: slug,
  title_es: slug,
  level: 1,
  subjects: ['data'],
  priority: 2,
  ...facts,
})

const terms = [
  makeTerm('bit', { subjects: ['data', 'hardware'] }),
  makeTerm('cpu', { subjects: ['hardware'], level: 3, es: { explanation: ['Uno **dos** `tres`.', 'Cuatro.'] } }),
  makeTerm('ram', { subjects: ['hardware'], level: 3, formerSlugs: ['memory'], id: 'memory' }),
  makeTerm('web'),
]
const plan = [
  headword('zip'),
  headword('cpu', { priority: 1 }),
  headword('memory', { priority: 1 }),
  headword('api', { priority: 1, title_en: 'API', title_es: 'API', subjects: ['software', 'data'], level: 2 }),
  headword('bit', { priority: 3 }),
  headword('csv'),
]

describe('An overview', () => {
  const overview = overviewOf(terms, plan)

  test('counts an entry in each of its subjects, and once in all.', () => {
    expect(overview.entries).toBe(4)
    expect(overview.levels).toEqual({ 1: 2, 2: 0, 3: 2 })
    expect(overview.subjects.filter(({ entries }) => entries > 0)).toEqual([
      { subject: 'hardware', entries: 3, levels: { 1: 1, 2: 0, 3: 2 } },
      { subject: 'software', entries: 1, levels: { 1: 1, 2: 0, 3: 0 } },
      { subject: 'data', entries: 1, levels: { 1: 1, 2: 0, 3: 0 } },
    ])
  })

  test('counts the words that are read, without marks.', () => {
    expect(overview.words).toMatchObject([
      {
        language: 'en',
        total: 44,
        median: 11,
        shortest: { slug: 'bit', words: 11 },
        longest: { slug: 'web', words: 11 },
      },
      {
        language: 'es',
        total: 46,
        median: 11,
        shortest: { slug: 'bit', words: 11 },
        longest: { slug: 'cpu', words: 13 },
      },
    ])
  })

  test('knows written entries by all their names.', () => {
    expect(overview.plan?.priorities).toEqual([
      { priority: 1, planned: 3, written: 2 },
      { priority: 2, planned: 2, written: 0 },
      { priority: 3, planned: 1, written: 1 },
      { priority: 4, planned: 0, written: 0 },
    ])
    expect(overview.plan?.unplanned).toBe(1)
  })

  test('names what is to be written, by priority and slug.', () => {
    expect(overview.plan?.wanted.map(({ slug }) => slug)).toEqual(['api', 'csv', 'zip'])
  })

  test('counts habits that no entry shows alone.', () => {
    const swinging = makeTerm('a', {
      es: {
        explanation: ['Suele pasar.', 'Nació en 1970, así que es vieja.'],
        analogy: 'Un tractor tira. El tractor es la instancia.',
        keyPoints: ['La copia uno.', 'La copia dos.', 'La copia tres; otra, no.'],
      },
    })
    const plainer = makeTerm('b', { es: { explanation: ['Nació en 1970.', 'Pesa 1,970 gramos.'] } })
    expect(overviewOf([swinging, plainer], undefined).habits[1]).toEqual({
      language: 'es',
      entries: 2,
      closingYears: 1,
      decodedAnalogies: 1,
      alikeKeyPoints: 1,
      negativeEndings: 1,
      moldedEndings: 0,
      pairedEndings: 1,
      namelessOpenings: 2,
      twoSentenceAnalogies: 1,
      mirrors: 2,
      keywords: 0,
      hedges: 1,
      rhythmWords: 2,
    })
  })

  test('of nothing is nothing.', () => {
    expect(overviewOf([], undefined)).toMatchObject({
      entries: 0,
      levels: { 1: 0, 2: 0, 3: 0 },
      words: [],
      plan: undefined,
    })
  })
})

describe('Its tables', () => {
  test('put names to the left and numbers to the right.', () => {
    expect(reportOverview(overviewOf(terms, plan), false)).toBe(`Subject          level 1  level 2  level 3  entries
ai                     0        0        0        0
aws                    0        0        0        0
cloud                  0        0        0        0
hardware               1        0        2        3
software               1        0        0        1
data                   1        0        0        1
security               0        0        0        0
networks               0        0        0        0
companies              0        0        0        0
each entry once        2        0        2        4

Words    total  mean of level 1  mean of level 2  mean of level 3  mean  median  shortest   longest
English     44               11                –               11    11      11  11 (bit)  11 (web)
Spanish     46               11                –               12    12      11  11 (bit)  13 (cpu)

Habits                                   English    Spanish  at most
a year in the last paragraph             0 (0 %)    0 (0 %)     25 %
an analogy that explains itself          0 (0 %)    0 (0 %)     33 %
a last key point that denies             0 (0 %)    0 (0 %)     33 %
of the form "A is not B:"                0 (0 %)    0 (0 %)     10 %
a last key point joined by ";"           0 (0 %)    0 (0 %)     25 %
a first sentence without the term      4 (100 %)  4 (100 %)      0 %
an analogy of two sentences              0 (0 %)    0 (0 %)
as many clauses as the other language    0 (0 %)  4 (100 %)
keywords                                       0          0
words such as "often"                          0          0
key points that begin alike              0 (0 %)    0 (0 %)      0 %
rhythm words                                   –          0

Plan        written  to write  headwords
priority 1        2         1          3
priority 2        0         2          2
priority 3        1         0          1
priority 4        0         0          0
together          3         3          6
Entries outside the plan: 1

To write  priority  level  subjects        title  título
api              1      2  software, data  API    API
csv              2      1  data            csv    csv
zip              2      1  data            zip    zip
`)
  })

  test('show the next ten, or all.', () => {
    const many = Array.from({ length: 12 }, (_, i) => headword(`term-${String(i + 1).padStart(2, '0')}`))
    const shown = (all: boolean) => reportOverview(overviewOf([], many), all).match(/^term-\d+/gm) ?? []
    expect(shown(false)).toHaveLength(10)
    expect(shown(false).at(-1)).toBe('term-10')
    expect(shown(true)).toHaveLength(12)
    expect(reportOverview(overviewOf([], many), false)).toContain('To write next (12 in all: add --all)')
    expect(reportOverview(overviewOf([], many), true)).not.toContain('--all')
  })

  test('say when there is no plan, and show no list when all is written.', () => {
    expect(reportOverview(overviewOf(terms, undefined), false)).toContain('There is no content/headwords.csv')
    expect(reportOverview(overviewOf(terms, [headword('bit')]), false)).not.toContain('To write')
  })
})

/** The thesaurus: what `rapper` reads in Turtle is what a processor of JSON-LD reads in the other file. */
import jsonld from 'jsonld'
import { describe, expect, test } from 'vitest'
import { jsonLinkedData, turtle } from '../../../src/emit/downloads/skos.ts'
import type { Term } from '../../../src/schema/term.ts'
import { terms as tinyTerms } from '../../model/site.ts'
import { emitted } from '../emitted.ts'
import { hostile } from '../hostile.ts'
import { textOf } from '../rendered.ts'
import { has, judge } from './program.ts'

const SKOS = 'http://www.w3.org/2004/02/skos/core#'
const DOCUMENT = 'https://tiny.example/downloads/terms.ttl'

const turtleOf = (terms: readonly Term[]): string => textOf(emitted(turtle, { terms }).files, 'downloads/terms.ttl')
const jsonOf = (terms: readonly Term[]): string =>
  textOf(emitted(jsonLinkedData, { terms }).files, 'downloads/terms.jsonld')

/** Language tags do not depend on case; programs write them as they like. */
const lines = (triples: string): readonly string[] =>
  [...new Set(triples.split('\n').filter(line => line !== ''))]
    .map(line => line.replace(/(?<=")@[\w-]+(?= \.$)/, tag => tag.toLowerCase()))
    .sort()

function readTurtle(text: string): readonly string[] {
  // The canonical form that the processor of JSON-LD writes too has no escapes but these.
  const { status, out, errors } = judge('rapper', ['-q', '-i', 'turtle', '-o', 'ntriples', '-', DOCUMENT], text)
  if (status !== 0) throw new Error(errors)
  return lines(
    out.replace(/\\u([0-9A-F]{4})|\\U([0-9A-F]{8})/g, (_, short, long) =>
      String.fromCodePoint(Number.parseInt(short ?? long, 16)),
    ),
  )
}

const readJson = async (text: string): Promise<readonly string[]> =>
  lines(String(await jsonld.toRDF(JSON.parse(text), { format: 'application/n-quads' })))

describe.skipIf(!has('rapper'))('Both files', () => {
  test.each([
    ['six terms', tinyTerms],
    ['a term that means ill', [hostile]],
    ['no terms', []],
  ] as const)('state the same of %s.', async (_, terms) => {
    const triples = readTurtle(turtleOf(terms))
    expect(triples.length).toBeGreaterThan(15)
    expect(await readJson(jsonOf(terms))).toEqual(triples)
  })

  test('differ as soon as one states less.', async () => {
    const less = jsonOf(tinyTerms).replace(/"skos:definition":\[.*?\],/, '')
    expect(await readJson(less)).not.toEqual(readTurtle(turtleOf(tinyTerms)))
  })
})

test('A Turtle file with a fault is refused.', ({ skip }) => {
  if (!has('rapper')) skip()
  expect(() => readTurtle(turtleOf(tinyTerms).replace('"@en', '@en'))).toThrow(/syntax error/)
})

describe('An entry', () => {
  const graph = (JSON.parse(jsonOf(tinyTerms)) as { '@graph': readonly Readonly<Record<string, unknown>>[] })['@graph']
  const tree = graph.find(each => each['@id'] === '#term-decision-tree')
  const term = tinyTerms.find(({ id }) => id === 'decision-tree') as Term

  test('is a concept with labels and definitions in both languages.', () => {
    expect(tree).toMatchObject({
      '@type': 'skos:Concept',
      'skos:prefLabel': [
        { '@value': term.en.title, '@language': 'en' },
        { '@value': term.es.title, '@language': 'es' },
      ],
      'skos:definition': [
        { '@value': term.en.tagline, '@language': 'en' },
        { '@value': term.es.tagline, '@language': 'es' },
      ],
    })
  })

  test('has the words of a country under the tag of that country.', () => {
    expect(tree?.['skos:altLabel']).toContainEqual({ '@value': 'árbol decisorio', '@language': 'es-AR' })
  })

  test('is in the collections of its topics and its level.', () => {
    const collections = graph.filter(each =>
      JSON.stringify(each['skos:member'] ?? '').includes('"#term-decision-tree"'),
    )
    expect(collections.map(each => each['@id'])).toEqual([
      ...term.subjects.map(subject => `#topic-${subject}`),
      `#level-${term.level}`,
    ])
  })
})

/** Integrity conditions of the reference of SKOS, on what both files state. */
test.skipIf(!has('rapper'))(
  'No label is both preferred and alternative, and no concept has two preferred labels in a language (S13, S14).',
  () => {
    const triples = readTurtle(turtleOf([...tinyTerms, hostile]))
    const labels = (name: string): readonly string[] =>
      triples.filter(line => line.includes(`<${SKOS}${name}>`)).map(line => line.replace(`<${SKOS}${name}> `, ''))
    const preferred = labels('prefLabel')
    const alternative = new Set(labels('altLabel'))
    expect(preferred.filter(label => alternative.has(label))).toEqual([])
    const owners = preferred.map(line => `${line.split(' ')[0]} ${/@[\w-]+ \.$/.exec(line)?.[0]}`)
    expect(new Set(owners).size).toBe(owners.length)
  },
)

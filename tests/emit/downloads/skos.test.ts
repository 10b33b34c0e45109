/** The thesaurus, as `rapper` reads it. */
import { describe, expect, test } from 'vitest'
import { turtle } from '../../../src/emit/downloads/skos.ts'
import { LANGUAGES } from '../../../src/schema/language.ts'
import type { Term } from '../../../src/schema/term.ts'
import { terms as tinyTerms } from '../../model/site.ts'
import { emitted } from '../emitted.ts'
import { hostile } from '../hostile.ts'
import { textOf } from '../rendered.ts'
import { has, judge } from './program.ts'

const SKOS = 'http://www.w3.org/2004/02/skos/core#'
const DOCUMENT = 'https://tiny.example/downloads/terms.ttl'

const turtleOf = (terms: readonly Term[]): string => textOf(emitted(turtle, { terms }).files, 'downloads/terms.ttl')
/** Language tags do not depend on case; programs write them as they like. */
const lines = (triples: string): readonly string[] =>
  [...new Set(triples.split('\n').filter(line => line !== ''))]
    .map(line => line.replace(/(?<=")@[\w-]+(?= \.$)/, tag => tag.toLowerCase()))
    .sort()

function readTurtle(text: string): readonly string[] {
  const { status, out, errors } = judge('rapper', ['-q', '-i', 'turtle', '-o', 'ntriples', '-', DOCUMENT], text)
  if (status !== 0) throw new Error(errors)
  return lines(
    out.replace(/\\u([0-9A-F]{4})|\\U([0-9A-F]{8})/g, (_, short, long) =>
      String.fromCodePoint(Number.parseInt(short ?? long, 16)),
    ),
  )
}

test('A Turtle file with a fault is refused.', ({ skip }) => {
  if (!has('rapper')) skip()
  expect(() => readTurtle(turtleOf(tinyTerms).replace('"@en', '@en'))).toThrow(/syntax error/)
})

describe.skipIf(!has('rapper'))('An entry', () => {
  const triples = readTurtle(turtleOf(tinyTerms))
  const tree = `<${DOCUMENT}#term-decision-tree>`
  const term = tinyTerms.find(({ id }) => id === 'decision-tree') as Term

  test('is a concept with labels and definitions in both languages.', () => {
    for (const language of LANGUAGES) {
      expect(triples).toContain(`${tree} <${SKOS}prefLabel> "${term[language].title}"@${language} .`)
      expect(triples).toContain(`${tree} <${SKOS}definition> "${term[language].tagline}"@${language} .`)
    }
  })

  test('has the words of a country under the tag of that country.', () => {
    expect(triples).toContain(`${tree} <${SKOS}altLabel> "árbol decisorio"@es-ar .`)
  })

  test('is in the collections of its topics and its level.', () => {
    for (const name of [...term.subjects.map(subject => `topic-${subject}`), `level-${term.level}`])
      expect(triples).toContain(`<${DOCUMENT}#${name}> <${SKOS}member> ${tree} .`)
  })
})

/** Integrity conditions of the reference of SKOS, on what the file states. */
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

/**
 * The term base: well-formed, valid by the grammar of TBX-Basic (tbx-grammar.ts says what that covers), and a concept
 * for every entry, with all its names in both languages. The golden site shows the rest of what a concept says.
 */
import { describe, expect, test } from 'vitest'
import { tbx } from '../../src/emit/downloads/tbx.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import { emitted } from './emitted.ts'
import { HOSTILE, hostile } from './hostile.ts'
import { textOf } from './rendered.ts'
import { faultsOfTbx } from './tbx-grammar.ts'
import { named, only, parseXml, type XmlElement } from './xml.ts'

const PATH = 'downloads/terms.tbx'

function conceptsOf(root: XmlElement): readonly XmlElement[] {
  const [text] = named(root, 'text')
  const [body] = text ? named(text, 'body') : []
  return body ? named(body, 'conceptEntry') : []
}

const sectionOf = (concept: XmlElement | undefined, language: string): XmlElement | undefined =>
  concept && named(concept, 'langSec').find(({ attributes }) => attributes['xml:lang'] === language)

/** The notes of a term by their categories. */
const notesOf = (term: XmlElement): Readonly<Record<string, string>> =>
  Object.fromEntries(named(term, 'termNote').map(({ attributes, text }) => [attributes.type, text]))

const namesOf = (section: XmlElement | undefined): readonly (readonly [name: string, status: string])[] =>
  section
    ? named(section, 'termSec').map(each => [only(each, 'term'), notesOf(each).administrativeStatus ?? ''] as const)
    : []

describe.each(['https://tiny.example', 'https://tiny.example/dictionary'])('The term base below %s', baseUrl => {
  const { files, dictionary } = emitted(tbx, { baseUrl })
  const root = parseXml(textOf(files, PATH))
  const concepts = new Map(conceptsOf(root).map(concept => [concept.attributes.id, concept]))

  test('is valid.', () => {
    expect(faultsOfTbx(root)).toEqual([])
  })

  test('has a concept for every term, named by the id that survives a renaming.', () => {
    expect([...concepts.keys()]).toEqual(dictionary.terms.map(({ id }) => `term-${id}`))
    expect(concepts.has('term-neural-net')).toBe(true)
  })

  test('has title and aliases as terms of each language, and says which is preferred.', () => {
    for (const term of dictionary.terms) {
      for (const language of LANGUAGES) {
        const { title, aliases } = term[language]
        expect(namesOf(sectionOf(concepts.get(`term-${term.id}`), language))).toEqual([
          [title, 'preferredTerm-admn-sts'],
          ...aliases.map(alias => [alias, 'admittedTerm-admn-sts']),
        ])
      }
    }
  })
})

test('A term that means ill is a concept like any other.', () => {
  const root = parseXml(textOf(emitted(tbx, { terms: [hostile] }).files, PATH))
  expect(faultsOfTbx(root)).toEqual([])
  const [concept] = conceptsOf(root)
  expect(namesOf(sectionOf(concept, 'en')).map(([name]) => name)).toEqual([HOSTILE, '@sum', '+1, -1', 'ab', 'cd'])
  expect(sectionOf(concept, 'en')?.text).toContain(hostile.en.tagline)
  const [preferred] = named(sectionOf(concept, 'en') ?? root, 'termSec')
  expect(preferred && named(preferred, 'xref').map(({ text, attributes }) => [text, attributes.target])).toEqual([
    [hostile.en.links[0]?.label, 'https://example.org/?a=1&b=%222%22'],
  ])
})

describe('The grammar refuses', () => {
  const good = textOf(emitted(tbx).files, PATH)
  const DEFINITION = /<descripGrp>.*<\/descripGrp>\n/
  const FAULTS: readonly (readonly [what: string, change: (text: string) => string])[] = [
    ['another dialect', text => text.replace('TBX-Basic', 'TBX-Core')],
    ['the name space of a draft', text => text.replace(':ed-2', ':ed:3.0')],
    ['an id that begins with a digit', text => text.replace('id="term-5g"', 'id="5g"')],
    ['one id for two concepts', text => text.replace('id="term-html"', 'id="term-5g"')],
    ['a reference to nothing', text => text.replace('target="term-5g"', 'target="term-6g"')],
    ['a concept without an id', text => text.replace(' id="term-5g"', '')],
    ['a section without a language', text => text.replace('<langSec xml:lang="es">', '<langSec>')],
    ['two sections in one language', text => text.replace('<langSec xml:lang="es">', '<langSec xml:lang="en">')],
    ['a category of another dialect', text => text.replace('type="definition"', 'type="explanation"')],
    ['an unknown value', text => text.replace('preferredTerm-admn-sts', 'preferred')],
    ['a date that is none', text => text.replace(/<date>[^<]*/, '<date>2026-02-30')],
    ['a subject in a language section', text => text.replace('type="definition"', 'type="subjectField"')],
    ['an address that is no web address', text => text.replace(/target="https:/, 'target="ftp:')],
    [
      'a definition behind the terms',
      text => text.replace(/(<langSec[\s\S]*?)(<descripGrp>.*\n)([\s\S]*?)(<\/langSec>)/, '$1$3$2$4'),
    ],
    ['words between elements', text => text.replace('<langSec', 'words<langSec')],
    ['a note before the term', text => text.replace(/(<term>.*\n)(<termNote.*\n)/, '$2$1')],
    ['a language without terms', text => text.replace(/<termSec>[\s\S]*?<\/langSec>/, '</langSec>')],
    ['an unknown element', text => text.replace(DEFINITION, '<definition>x</definition>\n')],
  ]

  test.each(FAULTS)('%s.', (_, change) => {
    const bad = change(good)
    expect(bad).not.toBe(good)
    expect(faultsOfTbx(parseXml(bad))).not.toEqual([])
  })
})

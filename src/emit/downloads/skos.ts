/**
 * All entries as SKOS, the vocabulary of the W3C for thesauri: an entry is a concept, its titles are preferred labels,
 * its aliases alternative ones, its taglines definitions. Topics and levels are collections. Entries to read first are
 * `dct:requires` and not `skos:broader`: a concept does not become narrower because another explains it.
 */

import { wordOf } from '../../model/dictionary/parse-word-facts.ts'
import type { Site } from '../../model/dictionary/site.ts'
import { ITEMS_ALONE, type Stream } from '../../model/views/artifact.ts'
import type { TermPageInput } from '../../model/views/term-page-input.ts'
import { absolute, file, fileOf, page } from '../../model/web/address.ts'
import { LEVELS, SUBJECTS } from '../../schema/bounds.ts'
import { LANGUAGES, type Language } from '../../schema/language.ts'
import type { Term } from '../../schema/term.ts'
import { withoutControls } from '../../text/escape-xml.ts'
import { plain } from '../../text/parse-inline-markup.ts'

/** Name spaces of the properties, by prefix. */
const NAME_SPACES = {
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
} as const

type Name = `${keyof typeof NAME_SPACES}:${string}`

type Value =
  /** An absolute address, or the fragment of another resource of the file. */
  { readonly iri: string } | { readonly text: string; readonly language?: string } | { readonly date: string }

/** A resource of the file, and what is stated of it. */
interface Resource {
  readonly fragment: string
  readonly type?: Name
  readonly properties: readonly (readonly [name: Name, values: readonly Value[]])[]
}

/** What the fragments in the file are relative to. */
const documentOf = (site: Pick<Site, 'base'>): string => absolute(site, file.turtle)

const SCHEME = '#scheme'
const topic = (subject: string): string => `#topic-${subject}`
const level = (number: number): string => `#level-${number}`
const concept = ({ id }: Pick<Term, 'id'>): string => `#term-${id}`

export const turtle: Stream = {
  ...ITEMS_ALONE,
  path: fileOf(file.turtle),
  origin: 'the thesaurus as Turtle',
  head: (_, site) =>
    `@base <${documentOf(site)}> .
${Object.entries(NAME_SPACES)
  .map(([prefix, address]) => `@prefix ${prefix}: <${address}> .\n`)
  .join('')}
${schemeOf(site).map(inTurtle).join('')}`,
  item: (input, site) => conceptOf(input, site).map(inTurtle).join(''),
}

function inTurtle({ fragment, type, properties }: Resource): string {
  const statements = properties.map(([name, values]) => `${name} ${values.map(turtleOf).join(', ')}`)
  return `<${fragment}> ${[...(type === undefined ? [] : [`a ${type}`]), ...statements].join(' ;\n  ')} .\n`
}

/** JSON escapes strings as Turtle does. */
function turtleOf(value: Value): string {
  if ('iri' in value) return `<${value.iri}>`
  if ('date' in value) return `"${value.date}"^^xsd:date`
  return JSON.stringify(value.text) + (value.language === undefined ? '' : `@${value.language}`)
}

/** The scheme and its collections. */
function schemeOf(site: Site): readonly Resource[] {
  const collection = (fragment: string, labels: Readonly<Record<Language, string>>): Resource => ({
    fragment,
    type: 'skos:Collection',
    properties: [['skos:prefLabel', inBoth(language => labels[language])]],
  })
  return [
    {
      fragment: SCHEME,
      type: 'skos:ConceptScheme',
      properties: [
        ['dct:title', [text(site.name)]],
        ['dct:description', inBoth(language => site.description[language])],
        ['dct:license', [address(site.license.url)]],
        ['dct:modified', [{ date: site.generated }]],
        ['foaf:page', LANGUAGES.map(language => address(absolute(site, page.home(language))))],
      ],
    },
    ...SUBJECTS.map(subject => collection(topic(subject), site.subjects[subject])),
    ...LEVELS.map(number => collection(level(number), site.levels[number])),
  ]
}

/** The concept of an entry, and the collections that it belongs to. */
function conceptOf({ term, related, needs }: TermPageInput, site: Site): readonly Resource[] {
  const { slug, image } = term
  const itself: Value = { iri: concept(term) }
  const properties: Resource['properties'] = [
    ['skos:inScheme', [{ iri: SCHEME }]],
    ['skos:prefLabel', inBoth(language => term[language].title)],
    ['skos:altLabel', LANGUAGES.flatMap(language => otherNames(term, language))],
    ['skos:definition', inBoth(language => term[language].tagline)],
    ['skos:example', LANGUAGES.flatMap(language => exampleOf(term, language))],
    ['skos:related', related.map(other => ({ iri: concept(other) }))],
    ['dct:requires', needs.map(other => ({ iri: concept(other) }))],
    ['dct:identifier', [text(term.id)]],
    ['dct:created', [{ date: term.date }]],
    ['dct:modified', term.updated === undefined ? [] : [{ date: term.updated }]],
    ['foaf:page', LANGUAGES.map(language => address(absolute(site, page.term(language, slug))))],
    ['foaf:depiction', image === undefined ? [] : [address(absolute(site, file.image(slug, image)))]],
    ['rdfs:seeAlso', distinct(LANGUAGES.flatMap(language => term[language].links.map(({ url }) => address(url))))],
  ]
  const members = [...term.subjects.map(topic), level(term.level)]
  return [
    { fragment: concept(term), type: 'skos:Concept', properties: properties.filter(([, values]) => values.length > 0) },
    ...members.map((fragment): Resource => ({ fragment, properties: [['skos:member', [itself]]] })),
  ]
}

/** Aliases; those of some countries have the language tag of each of them. */
function otherNames(term: Term, language: Language): readonly Value[] {
  const { title, aliases } = term[language]
  const variants = new Map((wordOf(term[language], language)?.variants ?? []).map(each => [each.form, each.regions]))
  return distinct(
    aliases
      .filter(alias => alias !== title)
      .flatMap(alias => {
        const regions = variants.get(alias)
        return regions ? regions.map(region => text(alias, `${language}-${region}`)) : [text(alias, language)]
      }),
  )
}

function exampleOf(term: Term, language: Language): readonly Value[] {
  const { example } = term[language]
  return example === undefined ? [] : [text(plain(example), language)]
}

const inBoth = (of: (language: Language) => string): readonly Value[] =>
  LANGUAGES.map(language => text(of(language), language))

const text = (words: string, language?: string): Value => ({
  text: withoutControls(words),
  ...(language !== undefined && { language }),
})

/** Characters that an IRI must not have are percent-encoded; the parser of addresses leaves some of them in queries. */
const address = (url: string): Value => ({ iri: new URL(url).href.replace(/[<>"{}|\\^`\s]/g, encodeURIComponent) })

/** A statement that is made twice is one statement; files that repeat none are compared more easily. */
function distinct(values: readonly Value[]): readonly Value[] {
  return [...new Map(values.map(value => [JSON.stringify(value), value])).values()]
}

/** The statements of `skos.ts` as Turtle (W3C 2014) and as JSON-LD 1.1: the same triples. */

import { ITEMS_ALONE, type Stream } from '../../model/views/artifact.ts'
import { file, fileOf } from '../../model/web/address.ts'
import { conceptOf, documentOf, NAME_SPACES, type Resource, schemeOf, type Value } from './skos.ts'

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

export const jsonLinkedData: Stream = {
  path: fileOf(file.jsonLinkedData),
  origin: 'the thesaurus as JSON-LD',
  head: (_, site) => {
    const context = JSON.stringify({ '@base': documentOf(site), ...NAME_SPACES })
    return `{"@context":${context},"@graph":[\n${schemeOf(site).map(inJson).join(',\n')}`
  },
  item: (input, site) =>
    conceptOf(input, site)
      .map(resource => `,\n${inJson(resource)}`)
      .join(''),
  between: '',
  tail: '\n]}\n',
}

const inJson = ({ fragment, type, properties }: Resource): string =>
  JSON.stringify({
    '@id': fragment,
    ...(type !== undefined && { '@type': type }),
    ...Object.fromEntries(properties.map(([name, values]) => [name, values.map(jsonOf)])),
  })

function jsonOf(value: Value): object {
  if ('iri' in value) return { '@id': value.iri }
  if ('date' in value) return { '@value': value.date, '@type': 'xsd:date' }
  return { '@value': value.text, ...(value.language !== undefined && { '@language': value.language }) }
}

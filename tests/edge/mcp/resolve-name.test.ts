/** Names as models and people write them, on the fixture dictionary. */
import { expect, test } from 'vitest'
import { resolveName } from '../../../src/edge/mcp/resolve-name.ts'
import { makeTerm } from '../../make.ts'
import { searchOf } from '../../search/make-search.ts'

const terms = [
  makeTerm('container', { en: { title: 'Container' }, es: { title: 'Contenedor' } }),
  makeTerm('large-language-model', {
    en: { title: 'LLM (large language model)', aliases: ['LLM', 'large language model'] },
    es: { title: 'LLM (modelo de lenguaje de gran tamaño)', aliases: ['LLM'] },
  }),
  makeTerm('dns', { en: { title: 'DNS' }, es: { title: 'DNS' } }),
  makeTerm('database', { en: { title: 'Database' }, es: { title: 'Base de datos' } }),
  makeTerm('neural-network', { en: { title: 'Neural network' }, es: { title: 'Red neuronal' } }),
  makeTerm('application', { en: { title: 'App' }, es: { title: 'Aplicación' } }),
]
const search = searchOf(terms)

test.for([
  ['container', 'container'],
  ['Containers', 'container'],
  ['containers?', 'container'],
  ['contenedores', 'container'],
  ['LLMs', 'large-language-model'],
  ["LLM's", 'large-language-model'],
  ['large language models', 'large-language-model'],
  ['What is DNS?', 'dns'],
  ["what's the DNS", 'dns'],
  ['¿Qué es el DNS?', 'dns'],
  ['que es una base de datos', 'database'],
  ['bases de datos', 'database'],
  ['redes neuronales', 'neural-network'],
  ['neural networks', 'neural-network'],
  ['aplicaciones', 'application'],
  ['define database', 'database'],
  ['definition of “container”', 'container'],
  ['what does DNS mean?', 'dns'],
  ['https://palabit.example/dns/', 'dns'],
  ['https://palabit.example/es/dns/index.md?x=1#top', 'dns'],
  ['/v1/terms/dns.json', 'dns'],
  ['ＤＮＳ', 'dns'],
] as const)('"%s" is %s.', ([text, slug]) => {
  expect(resolveName(text, search)).toBe(slug)
})

test.for(['', '?', 'what is', 'pizza', 'dnss', 'https://example.org/', 'x'.repeat(5_000)])(
  '"%s" is no entry.',
  text => {
    expect(resolveName(text, search)).toBeUndefined()
  },
)

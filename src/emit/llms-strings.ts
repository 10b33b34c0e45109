/** The words of llms.txt in both languages. */

import type { Undated } from '../model/dictionary/site.ts'
import { absolute, file } from '../model/web/address.ts'
import { bounds } from '../schema/bounds.ts'
import type { InBoth } from '../schema/language.ts'

const { quota, windowSeconds } = bounds.rate

const ENGLISH = {
  documentation: 'How to read it',
  lists: 'Lists',
  byTopic: 'Terms by topic',
  opening: (count: string, site: Undated) =>
    [
      `${count}, each with a one-line definition, an explanation, an analogy, key points and links, in English and in Spanish. Free, read-only, no key needed. License: ${site.license.name}; please link back to the entry you quote.`,
      site.edge
        ? 'Any page answers in Markdown to a request with `Accept: text/markdown`, or at its address with `index.md` appended.'
        : 'Any page can be read in Markdown at its address with `index.md` appended.',
      `The JSON API allows ${quota} requests in ${windowSeconds} seconds. To read everything, fetch ${site.llmsFull ? 'the list or the full text' : 'the list'} once.`,
    ].join('\n\n'),
  forPrograms: 'For programs:',
  /** Addresses for programs, which are neither documents nor pages. */
  programs: (site: Undated) => [
    `Definition, aliases, level, topics and addresses of every term in both languages, as JSON: ${absolute(site, file.list)}`,
    `One entry, whole, as JSON: \`${absolute(site, file.entry('{slug}'))}\`, with the last part of the address of its page in the place of \`{slug}\``,
    ...(site.downloads
      ? [`Every entry, whole, in one download, an entry a line (JSON Lines): ${absolute(site, file.jsonLines)}`]
      : []),
    `Shapes of all answers (OpenAPI): ${absolute(site, file.openapi)}`,
    ...(site.edge
      ? [
          `MCP server (Streamable HTTP) with the tools search_terms, get_term, list_topic and term_of_the_day: ${absolute(site, file.mcp)}`,
        ]
      : []),
  ],
  links: (site: Undated): readonly (readonly [label: string, path: string, note: string])[] => [
    ...(site.llmsFull
      ? [
          [
            'Full text',
            file.llmsFull,
            `every entry in both languages; only English at ${absolute(site, file.llmsFullOf('en'))}, only Spanish at ${absolute(site, file.llmsFullOf('es'))}`,
          ] as const,
        ]
      : []),
    ['Spanish index', file.llms('es'), 'this guide and all terms in Spanish'],
  ],
}

const SPANISH: typeof ENGLISH = {
  documentation: 'Cómo leerlo',
  lists: 'Listas',
  byTopic: 'Términos por tema',
  opening: (count, site) =>
    [
      `${count}, cada uno con una definición en una línea, una explicación, una analogía, puntos clave y enlaces, en español y en inglés. Gratuito, de solo lectura y sin claves. Licencia: ${site.license.name}; enlaza la entrada que cites.`,
      site.edge
        ? 'Todas las páginas responden en Markdown a una petición con `Accept: text/markdown`, o en su dirección con `index.md` al final.'
        : 'Todas las páginas se pueden leer en Markdown en su dirección con `index.md` al final.',
      `La API JSON permite ${quota} peticiones en ${windowSeconds} segundos. Para leerlo todo, pide una sola vez ${site.llmsFull ? 'la lista o el texto completo' : 'la lista'}.`,
    ].join('\n\n'),
  forPrograms: 'Para programas:',
  programs: site => [
    `Definición, alias, nivel, temas y direcciones de todos los términos en ambos idiomas, en JSON: ${absolute(site, file.list)}`,
    `Una entrada completa, en JSON: \`${absolute(site, file.entry('{slug}'))}\`, con la última parte de la dirección de su página en lugar de \`{slug}\``,
    ...(site.downloads
      ? [
          `Todas las entradas completas en una sola descarga, una por línea (JSON Lines): ${absolute(site, file.jsonLines)}`,
        ]
      : []),
    `Formas de todas las respuestas (OpenAPI): ${absolute(site, file.openapi)}`,
    ...(site.edge
      ? [
          `Servidor MCP (Streamable HTTP) con las herramientas search_terms, get_term, list_topic y term_of_the_day: ${absolute(site, file.mcp)}`,
        ]
      : []),
  ],
  links: site => [
    ...(site.llmsFull
      ? [
          [
            'Texto completo',
            file.llmsFullOf('es'),
            `todas las entradas en español; en ambos idiomas en ${absolute(site, file.llmsFull)}`,
          ] as const,
        ]
      : []),
    ['Índice en inglés', file.llms('en'), 'esta guía y todos los términos en inglés'],
  ],
}

export const GUIDE: InBoth<typeof ENGLISH> = { en: ENGLISH, es: SPANISH }

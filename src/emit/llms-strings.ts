/** The words of llms.txt in both languages. */
import { absolute, file, markdownOf, page } from '../model/address.ts'
import type { Site } from '../model/site.ts'
import { bounds } from '../schema/bounds.ts'
import type { Language } from '../schema/language.ts'

interface Guide {
  readonly documentation: string
  readonly byTopic: string
  readonly opening: (count: string, site: Site) => string
  readonly links: (site: Site) => readonly (readonly [label: string, path: string, note: string])[]
}

const { quota, windowSeconds } = bounds.rate

export const GUIDE: Readonly<Record<Language, Guide>> = {
  en: {
    documentation: 'How to read it',
    byTopic: 'Terms by topic',
    opening: (count, site) =>
      [
        `${count}, each with a one-line definition, an explanation, an analogy, key points and links, in English and in Spanish. Free, read-only, no key needed. License: ${site.license.name}; please link back to the entry you quote.`,
        site.edge
          ? 'Any page answers in Markdown to a request with `Accept: text/markdown`, or at its address with `index.md` appended.'
          : 'Any page can be read in Markdown at its address with `index.md` appended.',
        `The JSON API allows ${quota} requests in ${windowSeconds} seconds. To read everything, fetch the list or the full text once.`,
      ].join('\n\n'),
    links: site => [
      [
        'All terms as JSON',
        file.list,
        'definition, aliases, level, topics and addresses of every term in both languages',
      ],
      ['One term as JSON', file.entry('{slug}'), 'replace {slug} by the slug in the address of the page'],
      [
        'Full text',
        file.llmsFull,
        `every entry in both languages; only English at ${absolute(site, file.llmsFullOf('en'))}, only Spanish at ${absolute(site, file.llmsFullOf('es'))}`,
      ],
      ['OpenAPI description', file.openapi, 'shapes of all answers'],
      ...(site.edge
        ? ([['MCP server', file.mcp, 'tools search_terms, get_term, list_topic and term_of_the_day']] as const)
        : []),
      ['Developer guide', markdownOf(page.developers('en')), 'endpoints, headers, errors, limits, versions'],
      ['Spanish index', file.llms('es'), 'this guide and all terms in Spanish'],
    ],
  },
  es: {
    documentation: 'Cómo leerlo',
    byTopic: 'Términos por tema',
    opening: (count, site) =>
      [
        `${count}, cada uno con una definición en una línea, una explicación, una analogía, puntos clave y enlaces, en español y en inglés. Gratuito, de solo lectura y sin claves. Licencia: ${site.license.name}; enlaza la entrada que cites.`,
        site.edge
          ? 'Todas las páginas responden en Markdown a una petición con `Accept: text/markdown`, o en su dirección con `index.md` al final.'
          : 'Todas las páginas se pueden leer en Markdown en su dirección con `index.md` al final.',
        `La API JSON permite ${quota} peticiones en ${windowSeconds} segundos. Para leerlo todo, pide una sola vez la lista o el texto completo.`,
      ].join('\n\n'),
    links: site => [
      [
        'Todos los términos en JSON',
        file.list,
        'definición, alias, nivel, temas y direcciones de cada término en ambos idiomas',
      ],
      ['Un término en JSON', file.entry('{slug}'), 'sustituye {slug} por el slug de la dirección de la página'],
      [
        'Texto completo',
        file.llmsFullOf('es'),
        `todas las entradas en español; en ambos idiomas en ${absolute(site, file.llmsFull)}`,
      ],
      ['Descripción OpenAPI', file.openapi, 'formas de todas las respuestas'],
      ...(site.edge
        ? ([['Servidor MCP', file.mcp, 'herramientas search_terms, get_term, list_topic y term_of_the_day']] as const)
        : []),
      [
        'Guía para desarrolladores',
        markdownOf(page.developers('es')),
        'direcciones, cabeceras, errores, límites y versiones',
      ],
      ['Índice en inglés', file.llms('en'), 'esta guía y todos los términos en inglés'],
    ],
  },
}

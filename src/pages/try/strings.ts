/** The words around the form that tries requests, in both languages. */
import type { Language } from '../../schema/language.ts'

interface TryStrings {
  readonly request: string
  readonly families: Readonly<Record<'api' | 'pages' | 'mcp', string>>
  readonly page: string
  readonly fields: string
  readonly optional: string
  readonly any: string
  readonly command: string
  readonly send: string
  readonly answer: string
  readonly headers: string
  readonly body: string
  readonly notes: Readonly<Record<'slug' | 'path' | 'q' | 'lang', string>>
}

export const TRY_STRINGS: Readonly<Record<Language, TryStrings>> = {
  en: {
    request: 'Request',
    families: { api: 'JSON API', pages: 'Markdown', mcp: 'MCP tools' },
    page: 'A page as Markdown',
    fields: 'Parameters',
    optional: 'optional',
    any: 'any',
    command: 'The same in a terminal',
    send: 'Send the request',
    answer: 'Answer',
    headers: 'Headers of the answer',
    body: 'Body of the answer',
    notes: {
      slug: 'The last part of the address of a term.',
      path: 'Any page of this site.',
      q: 'Words of a question.',
      lang: 'Language of the answer.',
    },
  },
  es: {
    request: 'Petición',
    families: { api: 'API JSON', pages: 'Markdown', mcp: 'Herramientas MCP' },
    page: 'Una página en Markdown',
    fields: 'Parámetros',
    optional: 'opcional',
    any: 'cualquiera',
    command: 'Lo mismo en una terminal',
    send: 'Enviar la petición',
    answer: 'Respuesta',
    headers: 'Cabeceras de la respuesta',
    body: 'Cuerpo de la respuesta',
    notes: {
      slug: 'La última parte de la dirección de un término.',
      path: 'Cualquier página de este sitio.',
      q: 'Palabras de una pregunta.',
      lang: 'Idioma de la respuesta.',
    },
  },
}

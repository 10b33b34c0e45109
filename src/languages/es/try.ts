/** Words of the form that tries the API in Spanish. */
import type { ENGLISH_TRY } from '../en/try.ts'

export const SPANISH_TRY: typeof ENGLISH_TRY = {
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
}

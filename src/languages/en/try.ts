/** Words of the form that tries the API in English. */

export const ENGLISH_TRY = {
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
}

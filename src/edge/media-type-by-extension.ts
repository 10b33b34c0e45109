/** Media types of the files that a build can publish, by the ending of their names. */

const TYPES: Readonly<Record<string, string>> = {
  atom: 'application/atom+xml; charset=utf-8',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  epub: 'application/epub+zip',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  jsonl: 'application/jsonl',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  tbx: 'application/x-tbx',
  ttl: 'text/turtle; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  zip: 'application/zip',
}

export function mediaType(path: string): string {
  const ending = /\.([a-z0-9]+)$/.exec(path)?.[1] ?? ''
  return (Object.hasOwn(TYPES, ending) && TYPES[ending]) || 'application/octet-stream'
}

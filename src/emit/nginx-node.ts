/** The part of the snippet for nginx that is about the Node host: how to ask it, and what files answer while it is away. */

import type { Site } from '../model/dictionary/site.ts'
import { API, href } from '../model/web/address.ts'
import { escapePattern } from '../text/escape-pattern.ts'
import { block, both, type Fields, headerLines, quoted } from './nginx-syntax.ts'
import { nodeHostComment, ONLY_NODE } from './server-snippet.ts'

/** The comment that says how to let the Node host answer what files cannot. */
export function nodeHost(site: Site): readonly string[] {
  const path = (address: string) => escapePattern(href(site, address))
  return nodeHostComment([
    'the line below in front of the server block:',
    '',
    '  upstream palabit { server 127.0.0.1:8787; keepalive 16; }',
    '',
    'and these lines into the server block, before the include:',
    '',
    '  set $palabit_path $uri;',
    `  rewrite "^${path('/')}(?:mcp/?|oembed|v1|v1/(?!\\.).*)$" /palabit-node last;`,
    `  if ($http_accept ~* "text/markdown|text/html *; *q=0") { rewrite ^${path('/')}(?:.*/)?$ /palabit-node last; }`,
    `  if ($http_accept !~* "^$|text/html|text/\\*|\\*/\\*") { rewrite ^${path('/')}(?:.*/)?$ /palabit-node last; }`,
    '  location = /palabit-node {',
    '    internal;',
    '    proxy_pass http://palabit$request_uri;',
    '    proxy_http_version 1.1;',
    '    proxy_set_header Connection "";',
    '    proxy_set_header Host $http_host;',
    '    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    '    proxy_connect_timeout 1s;',
    '    proxy_read_timeout 15s;',
    '    error_page 502 504 = @palabit-files;',
    '    recursive_error_pages on;',
    '  }',
    `  location @palabit-files { rewrite ^ ${href(site, WITHOUT_NODE)}$palabit_path last; }`,
  ])
}

/** Where requests are sent internally that Node did not answer; the address that was asked for follows. */
const WITHOUT_NODE = '/.without-node'
export const NODE_AWAY = `${API}.node-away`

/**
 * What files answer in place of the Node host. Markdown has a location of its own, since the negotiated answer has to say
 * so in `Vary`.
 */
export function withoutNode(fields: Fields, markdown: Fields, site: Site): readonly string[] {
  const path = (address: string) => href(site, address)
  const asked = `^${escapePattern(path(WITHOUT_NODE))}`
  const only = ONLY_NODE.map(address => escapePattern(path(address))).join('|')
  const { 'Content-Type': type = '', ...own } = markdown
  return [
    '# What Node would answer, while it is away.',
    ...block(`location ^~ ${path(WITHOUT_NODE)}/`, [
      'internal;',
      `rewrite ${asked}(?:${only})$ ${path(NODE_AWAY)} last;`,
      `rewrite ${asked}(${escapePattern(path(API.slice(0, -1)))}(?:/.*)?)$ $1 last;`,
      ...block(`location ~ ${asked}(?<palabit_asked>${escapePattern(site.basePath)}(?!/v1/|/mcp/).*)/$`, [
        'types { }',
        `default_type ${quoted(type)};`,
        ...headerLines({ ...both(fields, own), Vary: 'Accept' }),
        'try_files $palabit_asked/index.md =404;',
      ]),
    ]),
    '',
  ]
}

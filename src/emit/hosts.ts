/**
 * For hosts: headers and redirects in the forms that static hosts read, and ready snippets for nginx and Caddy, all
 * from the one table of headers.
 */
import { file, href, page } from '../model/address.ts'
import type { Artifact } from '../model/artifact.ts'
import type { Dictionary } from '../model/dictionary.ts'
import { edgeSettings, moved } from '../model/edge-settings.ts'
import { type HeaderRule, headerRules } from '../model/headers.ts'
import type { Site } from '../model/site.ts'

export function* hosts(dictionary: Dictionary, site: Site): Iterable<Artifact> {
  const origin = 'the files for hosts'
  const rules = headerRules(site).map(rule => ({ ...rule, path: href(site, rule.path) }))
  const everywhere = href(site, '/*')
  yield { path: file.headers.slice(1), origin, render: () => headersFile(rules) }
  yield { path: file.redirects.slice(1), origin, render: () => redirectsFile(dictionary, site) }
  yield { path: file.noJekyll.slice(1), origin, render: () => '' }
  yield {
    path: file.edge.slice(1),
    origin,
    render: () => `${JSON.stringify(edgeSettings(dictionary, site), null, 2)}\n`,
  }
  yield { path: file.nginx.slice(1), origin, render: () => nginx(rules, everywhere, dictionary, site) }
  yield { path: file.caddy.slice(1), origin, render: () => caddy(rules, everywhere, dictionary, site) }
}

/** Cloudflare Pages, Netlify and others read this form. */
function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .filter(({ headers }) => Object.keys(headers).length > 0)
    .map(
      ({ path, headers }) =>
        `${path}\n${Object.entries(headers)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join('')}`,
    )
    .join('\n')
}

const redirectsFile = (dictionary: Dictionary, site: Site): string =>
  [...moved(dictionary.redirects, site.cards)]
    .map(([from, to]) => `${href(site, from)} ${href(site, to)} 308\n`)
    .join('')

function nginx(rules: readonly HeaderRule[], everywhere: string, dictionary: Dictionary, site: Site): string {
  const redirects = [...moved(dictionary.redirects, site.cards)].map(
    ([from, to]) => `location = ${href(site, from)} { return 308 ${href(site, to)}; }\n`,
  )
  const all = rules.flatMap(({ path, headers }) => (path === everywhere ? Object.entries(headers) : []))
  const locations = rules
    .filter(({ path }) => path !== everywhere)
    .map(({ path, headers }) => nginxLocation(path, [...all, ...Object.entries(headers)]))
  return `# Include this inside a server block. Its root holds the published files${site.basePath === '' ? '' : ` in a folder ${site.basePath.slice(1)}`}.
# nginx replaces inherited add_header lines in every location that has its own, so each location repeats them all.
index index.html;
charset utf-8;
charset_types text/css text/plain text/markdown text/xml application/json application/problem+json;
error_page 404 ${href(site, file.missing('en'))};
absolute_redirect off;

${nginxHeaders(all, '')}
location ${href(site, '/')} { try_files $uri $uri/ =404; }
location ${href(site, page.home('es'))} {
  error_page 404 ${href(site, file.missing('es'))};
  try_files $uri $uri/ =404;
}
${locations.join('')}${redirects.join('')}`
}

function nginxLocation(path: string, headers: readonly (readonly [string, string])[]): string {
  const match = path.includes('*')
    ? `~ ^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*')}$`
    : `= ${path}`
  const type = headers.find(([name]) => name === 'Content-Type')?.[1]
  const forced =
    type === undefined ? '' : `  types { }\n  default_type ${type.includes('"') ? `'${type}'` : `"${type}"`};\n`
  return `location ${match} {\n${forced}${nginxHeaders(
    headers.filter(([name]) => name !== 'Content-Type'),
    '  ',
  )}}\n`
}

const nginxHeaders = (headers: readonly (readonly [string, string])[], indent: string): string =>
  headers.map(([name, value]) => `${indent}add_header ${name} '${value.replaceAll("'", "\\'")}' always;\n`).join('')

function caddy(rules: readonly HeaderRule[], everywhere: string, dictionary: Dictionary, site: Site): string {
  const general = rules.find(({ path }) => path === everywhere)?.headers ?? {}
  const blocks = rules
    .filter(({ headers }) => Object.keys(headers).length > 0)
    .map(({ path, headers }) => {
      const isGeneral = path === everywhere
      const lines = Object.entries(headers).map(
        ([name, value]) => `\t\t${!isGeneral && name in general ? '+' : ''}${name} \`${value}\`\n`,
      )
      return `\theader ${isGeneral ? '' : `${caddyPath(path)} `}{\n${lines.join('')}\t}\n`
    })
  const redirects = [...moved(dictionary.redirects, site.cards)].map(
    ([from, to]) => `redir ${href(site, from)} ${href(site, to)} 308\n`,
  )
  return `# Import this inside a site block. Its root holds the published files${site.basePath === '' ? '' : ` in a folder ${site.basePath.slice(1)}`}.
${redirects.join('')}# Inside a route, directives run in the order in which they are written.
route {
${blocks.join('')}\tfile_server
}
handle_errors {
\t@es path ${href(site, page.home('es'))}*
\trewrite @es ${href(site, file.missing('es'))}
\t@en not path ${href(site, page.home('es'))}*
\trewrite @en ${href(site, file.missing('en'))}
\tfile_server
}
`
}

/** In Caddy an asterisk in the middle of a path crosses no slash; at the beginning it matches by ending. */
const caddyPath = (path: string): string => (path.endsWith('*') ? path : path.replace(/^.*\*/, '*'))

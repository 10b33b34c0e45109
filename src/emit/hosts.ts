/**
 * For hosts: headers and redirects in the forms that static hosts read, and ready snippets for nginx and Caddy, all
 * from the one table of headers.
 */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Artifact } from '../model/views/artifact.ts'
import { file, href } from '../model/web/address.ts'
import { edgeSettings, redirectsOf } from '../model/web/edge-settings.ts'
import { type HeaderRule, headerRules } from '../model/web/headers.ts'
import { caddy } from './caddy.ts'
import { nginx } from './nginx.ts'
import { artifact, jsonFile } from './one-file.ts'

export function* hosts(dictionary: Dictionary, site: Site): Iterable<Artifact> {
  const origin = 'the files for hosts'
  const rules = headerRules(site).map(rule => ({ ...rule, path: href(site, rule.path) }))
  const all = [...redirectsOf(dictionary, site)].map(([from, to]) => [href(site, from), href(site, to)] as const)
  yield artifact(file.headers, origin, () => headersFile(rules))
  yield artifact(file.redirects, origin, () => all.map(([from, to]) => `${from} ${to} 308\n`).join(''))
  yield artifact(file.noJekyll, origin, () => '')
  yield jsonFile(file.edge, origin, () => edgeSettings(dictionary, site))
  yield artifact(file.nginx, origin, () => nginx(rules, all, site))
  yield artifact(file.caddy, origin, () => caddy(rules, all, site))
}

/** Cloudflare Pages, Netlify and others read this form; an exclamation mark takes the field of an earlier rule away. */
function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .filter(({ headers }) => Object.keys(headers).length > 0)
    .map(({ path, headers, replaces }) => {
      const fields = Object.entries(headers).map(
        ([name, value]) => `${replaces ? `  ! ${name}\n` : ''}  ${name}: ${value}\n`,
      )
      return `${path}\n${fields.join('')}`
    })
    .join('\n')
}

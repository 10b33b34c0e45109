/**
 * Configuration files for hosts, all from the one table of headers: headers and redirects in the forms that static
 * hosts read, the settings of the edge, and ready snippets for nginx and Caddy.
 */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Artifact } from '../model/views/artifact.ts'
import { file, href } from '../model/web/address.ts'
import { edgeSettings } from '../model/web/edge-settings.ts'
import { type HeaderRule, headerRules } from '../model/web/header-rules.ts'
import { type Move, redirectsOf } from '../model/web/redirects.ts'
import { caddy } from './caddy.ts'
import { artifact, jsonFile } from './make-artifact.ts'
import { nginx } from './nginx.ts'
import type { ServiceEmitter } from './required-services.ts'

const ORIGIN = 'the files for hosts'

export function* hosts(dictionary: Dictionary, site: Site): Iterable<Artifact> {
  const moves = movesOf(dictionary, site)
  yield artifact(file.headers, ORIGIN, () => headersFile(rulesOf(site)))
  yield artifact(file.redirects, ORIGIN, () => moves.map(([from, to]) => `${from} ${to} 308\n`).join(''))
  yield artifact(file.noJekyll, ORIGIN, () => '')
  yield jsonFile(file.edge, ORIGIN, () => edgeSettings(dictionary, site))
}

export const webServers: ServiceEmitter = function* emit(dictionary, site, { readTemplate }) {
  const [rules, moves] = [rulesOf(site), movesOf(dictionary, site)]
  yield artifact(file.nginx, ORIGIN, () => nginx(readTemplate('nginx.conf'), rules, moves, site))
  yield artifact(file.caddy, ORIGIN, () => caddy(readTemplate('Caddyfile'), rules, moves, site))
}

/** The table of headers, with paths below the base. */
const rulesOf = (site: Site): readonly HeaderRule[] =>
  headerRules(site).map(rule => ({ ...rule, path: href(site, rule.path) }))

/** All redirects, with paths below the base. */
const movesOf = (dictionary: Dictionary, site: Site): readonly Move[] =>
  [...redirectsOf(dictionary, site)].map(([from, to]) => [href(site, from), href(site, to)])

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

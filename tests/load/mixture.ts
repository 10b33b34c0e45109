/** What a crowd sends: good requests for everything that the site has, and among them, one of three, malformed ones. */
import { pick } from '../make.ts'
import { malformed } from './malformed.ts'
import { called, got, type Planned, posted } from './planned.ts'

/**
 * @param slugs of the entries that the site has
 * @param next a random number from 0 up to 1
 * @returns a function that gives the next request
 */
export function mixture(slugs: readonly [string, ...string[]], next: () => number): () => Planned {
  const good: readonly [(slug: string) => Planned, ...((slug: string) => Planned)[]] = [
    slug => got(`/v1/terms/${slug}.json`, 200, true),
    () => got('/v1/terms.json', 200, true, { fields: ['Accept-Encoding: gzip'] }),
    slug => got(`/v1/terms/${slug}.json`, 304, true, { fields: ['If-None-Match: *'] }),
    slug => got(`/v1/terms/${slug}.json`, 200, true, { method: 'HEAD' }),
    slug => got(`/v1/terms/${slug}x.json`, 404, true),
    slug => called('search_terms', { query: slug.replaceAll('-', ' ') }),
    slug => called('get_term', { slug, lang: 'es' }),
    () => posted('{"jsonrpc":"2.0","method":"notifications/initialized"}', 202),
    () => got('/v1/terms.json', 204, false, { method: 'OPTIONS' }),
    slug => got(`/${slug}/`, 200, false, { fields: ['Accept-Encoding: br'] }),
    slug => got(`/es/${slug}/`, 200, false, { fields: ['Accept: text/markdown'] }),
    slug => got(`/${slug}`, 308, false),
    slug => got(`/${slug}x/`, 404, false),
    () => got('/nothing/at/all', 404, false),
  ]
  const bad = malformed as readonly [Planned, ...Planned[]]
  return () => (next() < 1 / 3 ? pick(bad, next) : pick(good, next)(pick(slugs, next)))
}

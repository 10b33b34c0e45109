/** Calls of `search_terms` that found nothing, read from the call and its result, which both eras of the protocol have. */
import type { Miss } from '../platform.ts'
import { isObject } from './body.ts'
import { missOf } from './tools/search-terms.ts'

/**
 * @param params of `tools/call`, as the client sent them
 * @param result as the tool answered; errors and the results of other calls have no count
 */
export function missed(params: unknown, result: unknown): Miss | undefined {
  if (!isObject(params) || params.name !== 'search_terms' || !isObject(result)) return undefined
  const { structuredContent: found } = result
  if (!isObject(found) || typeof found.total !== 'number') return undefined
  const { query, lang, total } = found as unknown as Found
  const { subject, level } = isObject(params.arguments) ? params.arguments : {}
  return missOf({ query, lang, subject, level }, { total }, 'mcp')
}

type Found = Pick<Parameters<typeof missOf>[0], 'query' | 'lang'> & Parameters<typeof missOf>[1]

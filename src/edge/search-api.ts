/** `GET /v1/search.json`: the tool `search_terms` over plain HTTP, for programs that do not speak MCP. */
import { file } from '../model/web/address.ts'
import type { EdgeSettings } from '../model/web/edge-settings.ts'
import { answerText } from './file-response.ts'
import type { McpSettings } from './mcp/context.ts'
import { readArguments } from './mcp/read-tool-arguments.ts'
import { searchTerms } from './mcp/tool-handlers/search-terms.ts'
import type { Platform } from './platform.ts'
import { invalidParameter } from './problem-details-response.ts'
import type { Reply } from './reply-to-response.ts'
import { jsonFields } from './response-headers.ts'
import type { TermRepository } from './term-repository.ts'

/** The URL parameter that corresponds to the argument `query` of the tool. */
const QUERY = 'q'

export function makeSearchApi(
  repository: TermRepository,
  settings: EdgeSettings & McpSettings,
  { observe }: Platform,
): (request: Request) => Promise<Reply> {
  const resolution = `The parameters are described in ${settings.base}${file.openapi}.`
  const refused = (detail: string): Reply => invalidParameter(file.searchApi, settings, detail, resolution)
  return async request => {
    const given = Object.fromEntries(
      [...new URL(request.url).searchParams].map(([name, value]) => [name === QUERY ? 'query' : name, value] as const),
    )
    const read = readArguments('search_terms', given, settings.subjects, { query: QUERY })
    if ('refusal' in read) return refused(read.refusal)
    const outcome = await searchTerms(read.value, { repository, settings })
    if ('refusal' in outcome) return refused(outcome.refusal)
    observe?.({ kind: 'search', channel: 'api', isFound: outcome.value.total > 0 && outcome.value.closest !== true })
    return answerText(`${JSON.stringify(outcome.value)}\n`, jsonFields(file.searchApi, settings), request)
  }
}

/**
 * MCP over HTTP, at /mcp: one function from request to reply, composed of the checks, the body reader, the choice of the
 * era and the SDK server. It keeps nothing between requests, and answers each with one JSON body.
 */
import type { Platform, Report } from '../platform.ts'
import type { Reply } from '../reply-to-response.ts'
import type { TermRepository } from '../term-repository.ts'
import { makeGuard } from './check-request-headers.ts'
import type { Context, McpSettings } from './context.ts'
import { CODE, errorAnswer, jsonAnswer } from './json-rpc.ts'
import { prepareTools } from './list-and-call-tools.ts'
import { type Era, route } from './protocol-era.ts'
import { readBody } from './read-request-body.ts'
import { type Answer, startServer } from './sdk-server.ts'

export type McpHandler = (request: Request) => Promise<Reply>

export function makeMcp(
  repository: TermRepository,
  settings: McpSettings,
  report: Report = () => undefined,
  { observe }: Pick<Platform, 'observe'> = {},
): McpHandler {
  const guard = makeGuard(settings.base)
  const context: Context = { repository, settings, observe }
  const tools = prepareTools()
  const channels = {
    modern: startServer('modern', context, tools, report),
    legacy: startServer('legacy', context, tools, report),
  } as const
  return async request => {
    const refusal = guard(request)
    if (refusal) return refusal
    const read = await readBody(request)
    if ('refusal' in read) return read.refusal
    const routed = route(request.headers, read.message)
    if ('answer' in routed) return routed.answer
    const { era, message } = routed
    return write(await (await channels[era]).exchange(message), message.method, era)
  }
}

/** MCP 2026-07-28 requires 404 for unknown methods; other JSON-RPC errors have status 200. */
function write(answer: Answer, method: string, era: Era): Reply {
  if (!('error' in answer)) return jsonAnswer(answer)
  const { id, error } = answer
  if (error.code === CODE.methodNotFound) {
    const message = `There is no method "${method}" here.`
    return errorAnswer(era === 'modern' ? 404 : 200, { ...error, message }, id)
  }
  // The SDK puts the report of its validator, which has several lines, into the message.
  if (!error.message.includes('\n')) return jsonAnswer(answer)
  const message = `Invalid params: they are not what MCP describes for ${method}.`
  return jsonAnswer({ ...answer, error: { code: CODE.invalidParams, message } })
}

/**
 * The MCP server at /mcp: one function from request to reply. It keeps nothing between requests, answers each with
 * one JSON body, and serves both eras of the protocol at one address.
 */
import type { Platform, Report } from '../platform.ts'
import type { Reply } from '../reply.ts'
import type { TermRepository } from '../term-repository.ts'
import { CODE, errorAnswer, jsonAnswer } from './answer.ts'
import { readBody } from './body.ts'
import type { Answer } from './channel.ts'
import { type Era, route } from './era.ts'
import { makeGuard } from './guard.ts'
import { missed } from './missed.ts'
import { answerCall, plainCall } from './plain-call.ts'
import { openServer } from './server.ts'
import type { Context, McpSettings } from './settings.ts'
import { prepareTools } from './tools/call.ts'

export type McpHandler = (request: Request) => Promise<Reply>

export function makeMcp(
  repository: TermRepository,
  settings: McpSettings,
  report: Report = () => undefined,
  { observe, miss }: Pick<Platform, 'observe' | 'miss'> = {},
): McpHandler {
  const guard = makeGuard(settings.base)
  const context: Context = { repository, settings, ...(observe && { observe }) }
  const tools = prepareTools()
  const channels = {
    modern: openServer('modern', context, tools, report),
    legacy: openServer('legacy', context, tools, report),
  } as const
  return async request => {
    const refusal = guard(request)
    if (refusal) return refusal
    const read = await readBody(request)
    if ('refusal' in read) return read.refusal
    const call = plainCall(request.headers, read.message)
    const note = (params: unknown, result: unknown): void => {
      const found = miss && missed(params, result)
      if (found) miss(found, request)
    }
    if (call) return answerCall(call, context, report, note)
    const routed = route(request.headers, read.message)
    if ('answer' in routed) return routed.answer
    const { era, message } = routed
    const answer = await (await channels[era]).exchange(message)
    if ('result' in answer) note(message.params, answer.result)
    return write(answer, message.method, era)
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
  return jsonAnswer({ ...answer, error: isDump(error.message) ? malformed(method) : error })
}

/** The SDK puts the multi-line report of its validator into the message. */
const isDump = (message: string): boolean => message.includes('\n')

const malformed = (method: string) => ({
  code: CODE.invalidParams,
  message: `Invalid params: they are not what MCP describes for ${method}.`,
})

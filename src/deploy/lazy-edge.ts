/**
 * The edge on hosts that begin with a request: settings are published with the files and read when the first request
 * needs them. A fault is told to the host's log and not to the client.
 */
import { makeEdge } from '../edge/edge.ts'
import type { Handler } from '../edge/handler.ts'
import type { Platform } from '../edge/platform.ts'
import { file, fileOf } from '../model/address.ts'
import type { EdgeSettings } from '../model/edge-settings.ts'

export function lazyEdge(
  platform: Platform,
  report: (error: unknown) => void = console.error,
): (request: Request) => Promise<Response> {
  let opened: Promise<Handler> | undefined
  const open = async (): Promise<Handler> => {
    const settings = await platform.asset(fileOf(file.edge))
    if (!settings) throw new Error(`${file.edge} has not been published`)
    return makeEdge(platform, JSON.parse(new TextDecoder().decode(settings.bytes)) as EdgeSettings, report)
  }
  const opening = (): Promise<Handler> => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
  return async request => {
    try {
      const handler = await opening()
      return await handler(request)
    } catch (error) {
      report(error)
      return unanswered(500)
    }
  }
}

/** What is said where nothing can be said: readable by every origin, kept by no cache. */
export const unanswered = (status: 400 | 500): Response =>
  new Response(null, {
    status,
    headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
  })

/**
 * Refuses requests to the development server whose host is not a name of this machine, so that drafts stay on it: the
 * owner of any other name can make it lead here (DNS rebinding), and no page of another site may read its answers.
 */
import type { Handler } from '../edge/handler.ts'
import { isLoopback } from '../model/web/loopback.ts'

/**
 * @param host on which the server listens; one of other machines, which know it by other names, turns the refusal off
 */
export const onOwnHost =
  (inner: Handler, host: string): Handler =>
  async request => {
    if (isLoopback(host) && !isLoopback(new URL(request.url).hostname))
      return new Response('This server answers to localhost alone. Start it with --host to open it to others.\n', {
        status: 403,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
      })
    const response = await inner(request)
    const names = [...response.headers.keys()].filter(name => name.startsWith('access-control-'))
    if (names.length === 0) return response
    const own = new Response(response.body, response)
    for (const name of names) own.headers.delete(name)
    return own
  }

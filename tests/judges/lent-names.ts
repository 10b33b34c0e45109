/**
 * Stands before our server and lends it names of the suite's example server. A scenario that asks for the tool
 * test_simple_text is answered by a tool of ours that does the same kind of thing, so the suite's checks of what comes
 * back apply to us although we have no such tool. Nothing in an answer is changed.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

interface Params {
  readonly name?: string
  readonly uri?: string
  readonly ref?: { readonly name?: string }
  readonly argument?: { readonly value: string }
}

interface Message {
  readonly method?: string
  readonly params?: Params
}

const SLUG = 'dns'
const EXPLAIN = { name: 'explain_term', arguments: { slug: SLUG } }

/** Scenarios that pass with the names below. */
export const LENT: readonly string[] = [
  'completion-complete',
  'tools-call-simple-text',
  'tools-call-error',
  'resources-read-text',
  'prompts-get-simple',
  'prompts-get-embedded-resource',
]

const BY_NAME: Readonly<Record<string, object>> = {
  test_simple_text: { name: 'term_of_the_day', arguments: {} },
  test_error_handling: { name: 'get_term', arguments: { slug: 'no-such-term' } },
  test_simple_prompt: EXPLAIN,
  test_prompt_with_embedded_resource: EXPLAIN,
}

/** What is asked of our server instead. */
function translated({ params = {}, ...message }: Message, base: string): object {
  const { name = '', uri, ref, argument } = params
  if (uri === 'test://static-text') return { ...message, params: { uri: `${base}/${SLUG}/index.md` } }
  if (ref?.name === 'test_prompt_with_arguments' && argument)
    return { ...message, params: { ref: { ...ref, name: EXPLAIN.name }, argument: { ...argument, name: 'slug' } } }
  return { ...message, params: BY_NAME[name] ?? params }
}

/** Sends a request on with all its fields, the Host among them, and the answer back as it is. */
async function forward(from: IncomingMessage, back: ServerResponse, server: string, base: string): Promise<void> {
  const body = await text(from)
  const asked = body === '' ? '' : JSON.stringify(translated(JSON.parse(body) as Message, base))
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = from.headers
  request(server + (from.url ?? '/'), { method: from.method, headers }, answer => {
    back.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(back)
  }).end(asked)
}

/**
 * @param server address without a path
 * @param base address for which the site is built
 */
export async function lendNames(server: string, base: string): Promise<{ readonly url: string; close(): void }> {
  const relay = createServer((from, back) => void forward(from, back, server, base))
  await new Promise<void>(resolve => relay.listen(0, '127.0.0.1', resolve))
  const address = relay.address()
  if (address === null || typeof address === 'string') throw new Error('The relay has no port.')
  const close = () => {
    relay.close()
    relay.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${address.port}`, close }
}

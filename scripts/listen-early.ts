/** Opens the port of a server before there is a site to serve, since pages contain the address with the port. */
import { type Listening, type ListenOptions, listen } from '../src/deploy/node/http-server.ts'
import type { Handler } from '../src/edge/handler.ts'
import { CommandError } from './define-command.ts'

interface OpenPort extends Listening {
  /** Address of the server for clients on this machine. */
  readonly address: string
  /** Answers requests from now on, and those that have waited. */
  answerWith(handler: Handler): void
}

export async function openPort(options: ListenOptions): Promise<OpenPort> {
  const { host, port } = options
  let handler: Handler | undefined
  let answerWith: OpenPort['answerWith'] = () => {}
  const given = new Promise<Handler>(resolve => {
    answerWith = resolve
  }).then(first => {
    handler = first
    return first
  })
  const server = await listen(
    request => (handler ? handler(request) : given.then(first => first(request))),
    options,
  ).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`Cannot listen on ${host}:${port}: ${error.message}${hintFor(error)}`)
  })
  return { ...server, address: addressOf(host, server.port), answerWith }
}

const hintFor = ({ code }: NodeJS.ErrnoException): string =>
  code === 'EADDRINUSE'
    ? '\nAnother program uses this port; choose another with --port, or 0 for any that is free.'
    : ''

/** Loopback and wildcard addresses. */
const LOCAL_HOSTS: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '0.0.0.0', '::'])

function addressOf(host: string, port: number): string {
  if (LOCAL_HOSTS.has(host)) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/**
 * Requests to a store that speaks the interface of S3: whole objects are read, put and deleted. aws4fetch signs them
 * (AWS Signature Version 4) and repeats those that a store refuses for the moment.
 */
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { urlPath } from '../../model/web/address.ts'

interface StoreOptions {
  /** With the bucket, and the folder in it if there is one: `https://store.example/bucket/folder`. */
  readonly root: string
  readonly region: string
  readonly credentials: {
    readonly accessKeyId: string
    readonly secretAccessKey: string
    /** Of temporary credentials. */
    readonly sessionToken?: string | undefined
  }
  /** Milliseconds before the first repetition; each further one waits about twice as long. */
  readonly pause?: number
}

/** Repetitions of a request, after a refusal for the moment and after a broken connection. */
const RETRIES = 4
const PAUSE_MS = 1_000

/** What the store says of a request that it refuses. */
export class StoreError extends Error {
  /** Whether the same request may succeed later. */
  readonly isPassing: boolean

  constructor(message: string, isPassing: boolean) {
    super(message)
    this.isPassing = isPassing
  }
}

export type ObjectStore = ReturnType<typeof makeObjectStore>

/** Methods throw a StoreError with the words of the store. */
export function makeObjectStore({ root, region, credentials, pause = PAUSE_MS }: StoreOptions) {
  const { sessionToken, ...key } = credentials
  const client = new AwsClient({
    ...key,
    ...(sessionToken !== undefined && { sessionToken }),
    ...{ service: 's3', region, retries: RETRIES, initRetryMs: pause },
  })
  /** @returns what the store answers; undefined if there is no such object */
  const send = async (method: string, name: string, body?: Uint8Array<ArrayBuffer>, fields = {}) => {
    const url = `${root.replace(/\/$/, '')}/${urlPath(name)}`
    // Stores compare it with the bytes that arrive.
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const headers = { ...fields, 'X-Amz-Content-Sha256': hash }
    const request = async () => {
      const response = await client.fetch(url, { method, headers, ...(body && { body }) })
      return { status: response.status, text: await response.text() }
    }
    const { status, text } = await connected(request, pause).catch((error: Error) => {
      throw new StoreError(`${method} ${url}: ${reasonOf(error)}`, isPassing(error))
    })
    if (status >= 200 && status < 300) return text
    if (status === 404 && method !== 'PUT' && !text.includes('NoSuchBucket')) return undefined
    throw new StoreError(`${method} ${url}: ${saidBy(status, text)}`, status >= 500 || status === 429)
  }
  return {
    get: (name: string) => send('GET', name),
    put: async (name: string, body: Uint8Array<ArrayBuffer>, fields: Readonly<Record<string, string>>) =>
      void (await send('PUT', name, body, fields)),
    remove: async (name: string) => void (await send('DELETE', name)),
  }
}

/** Repeats a request whose connection broke, as a kept one does when the store closes it; the library does not. */
async function connected<Value>(request: () => Promise<Value>, pause: number, left = RETRIES): Promise<Value> {
  try {
    return await request()
  } catch (error) {
    if (left === 0 || !isPassing(error as Error)) throw error
    await wait(pause)
    return connected(request, pause, left - 1)
  }
}

/** A connection that breaks has a cause with a code of the system; an address that cannot be used has none. */
const isPassing = ({ cause }: Error): boolean => cause instanceof Error && 'code' in cause

const reasonOf = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message} (${cause.message})` : message

/** Stores explain themselves in XML. */
function saidBy(status: number, text: string): string {
  const [code, message] = ['Code', 'Message'].map(name => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1])
  return [status, code, message].filter(part => part !== undefined).join(' ')
}

/** Requests to a store that speaks the interface of S3: whole objects are read, put and deleted, and tried again. */
import { setTimeout as wait } from 'node:timers/promises'
import { type Credentials, encodedKey, sign } from './signature.ts'

export interface StoreOptions {
  /** With the bucket, and the folder in it if there is one: `https://store.example/bucket/folder`. */
  readonly root: string
  readonly region: string
  readonly credentials: Credentials
  /** Milliseconds before the first repetition; each further one waits twice as long. */
  readonly pause?: number
}

const TRIES = 5
const PAUSE_MS = 500

/** What the store says of a request that it refuses. */
export class StoreError extends Error {}

export type ObjectStore = ReturnType<typeof objectStore>

/** Methods throw a StoreError with the words of the store. */
export function objectStore({ root, region, credentials, pause = PAUSE_MS }: StoreOptions) {
  /** @returns what the store answers; undefined if there is no such object */
  const send = async (method: string, key: string, body?: Uint8Array<ArrayBuffer>, fields = {}) => {
    const url = new URL(`${root.replace(/\/$/, '')}/${encodedKey(key)}`)
    for (let tries = 1; ; tries++) {
      const headers = sign({ method, url, headers: fields, body: body ?? '' }, credentials, region, new Date())
      const { status, text } = await fetch(url, { method, headers, body })
        .then(async response => ({ status: response.status, text: await response.text() }))
        .catch((error: Error) => ({ status: 0, text: reasonOf(error) }))
      if (status >= 200 && status < 300) return text
      if (status === 404 && method !== 'PUT' && !text.includes('NoSuchBucket')) return undefined
      const isPassing = status === 0 || status >= 500 || status === 429
      const reason = status === 0 ? text : saidBy(status, text)
      if (!isPassing || tries === TRIES) throw new StoreError(`${method} ${url.href}: ${reason}`)
      await wait(pause * 2 ** (tries - 1))
    }
  }
  return {
    get: (key: string) => send('GET', key),
    put: async (key: string, body: Uint8Array<ArrayBuffer>, fields: Readonly<Record<string, string>>) =>
      void (await send('PUT', key, body, fields)),
    remove: async (key: string) => void (await send('DELETE', key)),
  }
}

const reasonOf = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message} (${cause.message})` : message

/** Stores explain themselves in XML. */
function saidBy(status: number, text: string): string {
  const [code, message] = ['Code', 'Message'].map(name => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1])
  return [status, code, message].filter(part => part !== undefined).join(' ')
}

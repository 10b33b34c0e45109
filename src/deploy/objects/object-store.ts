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

export interface ObjectStore {
  /** @returns undefined if there is no such object */
  get(key: string): Promise<string | undefined>
  put(key: string, body: Uint8Array, fields: Readonly<Record<string, string>>): Promise<void>
  remove(key: string): Promise<void>
}

const TRIES = 5
const PAUSE_MS = 500

/** What the store says of a request that it refuses. */
export class StoreError extends Error {}

/** Methods throw a StoreError with the words of the store. */
export function objectStore({ root, region, credentials, pause = PAUSE_MS }: StoreOptions): ObjectStore {
  const send = async (method: string, key: string, body: Uint8Array | string, fields = {}): Promise<Response> => {
    const url = new URL(`${root.replace(/\/$/, '')}/${encodedKey(key)}`)
    for (let tries = 1; ; tries++) {
      const headers = sign({ method, url, headers: fields, body }, credentials, region, new Date())
      const response = await fetch(url, {
        method,
        headers,
        ...(method === 'PUT' && { body: new Uint8Array(body as Uint8Array) }),
      }).catch((error: Error) => error)
      const isPassing = response instanceof Error || response.status >= 500 || response.status === 429
      if (!isPassing) return response
      const reason = response instanceof Error ? reasonOf(response) : await saidBy(response)
      if (tries === TRIES) throw new StoreError(`${method} ${url.href}: ${reason}`)
      await wait(pause * 2 ** (tries - 1))
    }
  }
  const refused = async (method: string, key: string, response: Response): Promise<never> => {
    throw new StoreError(`${method} ${key}: ${await saidBy(response)}`)
  }
  return {
    async get(key) {
      const response = await send('GET', key, '')
      if (response.ok) return response.text()
      if (response.status === 404 && !(await response.clone().text()).includes('NoSuchBucket')) return undefined
      return refused('GET', key, response)
    },
    async put(key, body, fields) {
      const response = await send('PUT', key, body, fields)
      if (!response.ok) await refused('PUT', key, response)
      await response.arrayBuffer()
    },
    async remove(key) {
      const response = await send('DELETE', key, '')
      if (!response.ok && response.status !== 404) await refused('DELETE', key, response)
      await response.arrayBuffer()
    },
  }
}

const reasonOf = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message} (${cause.message})` : message

/** Stores explain themselves in XML. */
async function saidBy(response: Response): Promise<string> {
  const text = await response.text().catch(() => '')
  const [code, message] = ['Code', 'Message'].map(name => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1])
  return [response.status, code, message].filter(part => part !== undefined).join(' ')
}

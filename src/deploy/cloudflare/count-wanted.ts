/**
 * Counting what was not found, on Workers: off unless the secret `WANTED_TOKEN` is set, with which `npm run wanted` then
 * reads the list at `/wanted.json`.
 */
import { clientKey } from '../../edge/limit/client-key.ts'
import type { Platform } from '../../edge/platform.ts'
import type { DurableObjectNamespace, ExecutionContext } from './runtime.ts'
import type { Missed } from './wanted.ts'

export interface WantedEnvironment {
  readonly WANTED?: DurableObjectNamespace
  readonly WANTED_TOKEN?: string
}

/** Any address will do: the object reads only the method. */
const ADDRESS = 'https://wanted.invalid/'

const objectOf = ({ WANTED, WANTED_TOKEN }: WantedEnvironment) =>
  WANTED && WANTED_TOKEN ? WANTED.get(WANTED.idFromName('wanted')) : undefined

/**
 * @param context of a request, which lets the count go on after the answer
 * @returns undefined where nothing is to be counted
 */
export function missOf(
  environment: WantedEnvironment,
  context: (request: Request) => ExecutionContext | undefined,
): Platform['miss'] {
  if (!objectOf(environment)) return undefined
  return (miss, request) => {
    const missed: Missed = { ...miss, client: clientKey(request.headers.get('CF-Connecting-IP')) }
    const note = new Request(ADDRESS, { method: 'POST', body: JSON.stringify(missed) })
    const noted = objectOf(environment)?.fetch(note).catch(console.error)
    if (noted) context(request)?.waitUntil(noted)
  }
}

/** @returns the list for those who have the token; undefined for all other requests */
export async function wantedList(request: Request, environment: WantedEnvironment): Promise<Response | undefined> {
  const object = objectOf(environment)
  if (!object || request.method !== 'GET' || new URL(request.url).pathname !== '/wanted.json') return undefined
  const given = request.headers.get('Authorization') ?? ''
  return (await isSame(given, `Bearer ${environment.WANTED_TOKEN}`)) ? object.fetch(new Request(ADDRESS)) : undefined
}

/** Compares hashes, which tells nothing by the time that it takes. */
async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all(
    [one, other].map(
      async text => new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
    ),
  )
  return a?.every((byte, i) => byte === b?.[i]) === true
}

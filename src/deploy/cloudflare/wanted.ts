/**
 * What was looked for and not found, counted by one Durable Object for the whole site: off unless the secret `WANTED_TOKEN`
 * is set, with which `npm run wanted` then reads the list at `/wanted.json`. Counts are in the object's database; clients,
 * and queries of too few of them, are in its memory alone, which the platform empties after a while without requests.
 */
import { tagOf } from '../../edge/answer.ts'
import { clientKey } from '../../edge/limit/client-key.ts'
import type { Miss, Platform } from '../../edge/platform.ts'
import { type Crowd, channelsOf, makeCrowd } from '../../edge/wanted.ts'
import { bounds } from '../../schema/bounds.ts'
import type { Language } from '../../schema/language.ts'
import { SEARCH_CHANNELS, type WantedFile, type WantedQuery } from '../../schema/wanted.ts'
import type { Database, DurableObjectNamespace, ExecutionContext } from './runtime.ts'

/** A search that found nothing, with its client. */
interface Missed extends Miss {
  readonly client: string
}

/** `turn` grows with each row that is written: the lowest is the one that was asked least recently. */
const TABLE = `CREATE TABLE IF NOT EXISTS wanted (
  language TEXT, query TEXT, day TEXT, turn INTEGER, ${SEARCH_CHANNELS.map(channel => `${channel} INTEGER DEFAULT 0`).join(', ')},
  PRIMARY KEY (language, query))`
const ORDER = 'CREATE INDEX IF NOT EXISTS wanted_turn ON wanted (turn)'
const ALL = 'SELECT * FROM wanted ORDER BY turn'
const ADD = `INSERT INTO wanted (language, query, day, turn, ${SEARCH_CHANNELS.join(', ')})
  VALUES (?, ?, ?, (SELECT coalesce(max(turn), 0) + 1 FROM wanted), ${SEARCH_CHANNELS.map(() => '?').join(', ')})
  ON CONFLICT DO UPDATE SET day = excluded.day, turn = excluded.turn, ${SEARCH_CHANNELS.map(channel => `${channel} = ${channel} + excluded.${channel}`).join(', ')}`
const FORGET = 'DELETE FROM wanted WHERE turn <= (SELECT turn FROM wanted ORDER BY turn DESC LIMIT 1 OFFSET ?)'

export class Wanted {
  readonly #sql: Database
  readonly #crowd: Crowd

  constructor({ storage }: { readonly storage: { readonly sql: Database } }) {
    this.#sql = storage.sql
    this.#sql.exec(TABLE)
    this.#sql.exec(ORDER)
    this.#crowd = makeCrowd({
      now: () => Date.now(),
      salt: () => crypto.getRandomValues(new Uint8Array(16)),
    })
    this.#crowd.know(this.#list())
  }

  /** Takes note of what is posted; answers everything else with the list. */
  async fetch(request: Request): Promise<Response> {
    if (request.method !== 'POST')
      return Response.json({ version: 1, queries: [...this.#list()] } satisfies WantedFile, {
        headers: { 'Cache-Control': 'no-store' },
      })
    const { client, ...miss } = (await request.json()) as Missed
    const asked = await this.#crowd.note(miss, client)
    if (asked) this.#add(asked)
    return new Response(null, { status: 204 })
  }

  #add({ language, query, day, channels }: WantedQuery): void {
    this.#sql.exec(ADD, language, query, day, ...SEARCH_CHANNELS.map(channel => channels[channel] ?? 0))
    this.#sql.exec(FORGET, bounds.wanted.queries)
  }

  #list(): readonly WantedQuery[] {
    return [...this.#sql.exec(ALL)].map(row => ({
      query: String(row.query),
      language: row.language as Language,
      channels: channelsOf(channel => Number(row[channel])),
      day: String(row.day),
    }))
  }
}

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
  const isAllowed = (await hashOf(given)) === (await hashOf(`Bearer ${environment.WANTED_TOKEN}`))
  return isAllowed ? object.fetch(new Request(ADDRESS)) : undefined
}

/** Hashes are compared, which tells nothing by the time that it takes. */
const hashOf = (text: string): Promise<string> => tagOf(new TextEncoder().encode(text))

/**
 * Checks whether pages of other sites exist, with one request at a time to each site, a few sites in parallel, and time
 * limits, so that a slow site does not delay the others.
 */
import { setTimeout as wait } from 'node:timers/promises'

export type Outcome =
  | { readonly kind: 'there' }
  /** Permanently at another address. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'gone'; readonly reason: string }
  /** The site does not answer programs, or not now; a person has to check. */
  | { readonly kind: 'unclear'; readonly reason: string }

export interface LinkBounds {
  /** Sites that are checked in parallel. */
  readonly sites: number
  /** Milliseconds for one answer, with its redirects. */
  readonly answerMs: number
  /** Milliseconds between a temporary failure and the retry. */
  readonly pauseMs: number
  /** Milliseconds for everything; links not checked by then are unclear. */
  readonly totalMs: number
}

const LINK_BOUNDS: LinkBounds = { sites: 8, answerMs: 20_000, pauseMs: 5_000, totalMs: 20 * 60_000 }

const MAX_REDIRECTS = 8
const MAX_ATTEMPTS = 2

/** Some sites refuse requests without a user agent. */
const USER_AGENT = 'Mozilla/5.0 (compatible; palabit-links/1.0)'

/** Checks addresses. @returns the outcome of each */
export async function checkLinks(
  addresses: readonly string[],
  bounds: LinkBounds = LINK_BOUNDS,
): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  const sites = new Map<string, string[]>()
  for (const address of addresses) {
    const { host } = new URL(address)
    sites.set(host, [...(sites.get(host) ?? []), address])
  }
  const deadline = AbortSignal.timeout(bounds.totalMs)
  const queue = [...sites.values()]
  const work = async () => {
    for (let site = queue.shift(); site; site = queue.shift())
      for (const address of site) outcomes.set(address, await ask(address, bounds, deadline))
  }
  await Promise.all(Array.from({ length: bounds.sites }, work))
  return new Map(addresses.map(address => [address, outcomes.get(address) ?? OUT_OF_TIME]))
}

const OUT_OF_TIME: Outcome = { kind: 'unclear', reason: 'not asked, because time was up' }

async function ask(address: string, { answerMs, pauseMs }: LinkBounds, deadline: AbortSignal): Promise<Outcome> {
  for (let left = MAX_ATTEMPTS; ; left--) {
    if (deadline.aborted) return OUT_OF_TIME
    const [outcome, isTemporary] = await askOnce(address, AbortSignal.any([deadline, AbortSignal.timeout(answerMs)]))
    if (!isTemporary || left === 1) return deadline.aborted && outcome.kind !== 'there' ? OUT_OF_TIME : outcome
    await wait(pauseMs, undefined, { signal: deadline }).catch(() => {})
  }
}

/** An outcome, and whether another attempt may have a better one. */
type Attempt = readonly [outcome: Outcome, isTemporary: boolean]

async function askOnce(address: string, signal: AbortSignal): Promise<Attempt> {
  let isPermanent = true
  let url = address
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    try {
      const { status, headers, body } = await fetch(url, {
        redirect: 'manual',
        signal,
        headers: { 'User-Agent': USER_AGENT, Accept: 'text/html, */*;q=0.8', 'Accept-Language': 'en, es' },
      })
      await body?.cancel()
      const location = headers.get('Location')
      if (status < 300 || status > 399 || location === null)
        return judge(status, url === address || !isPermanent ? undefined : url)
      if (status !== 301 && status !== 308) isPermanent = false
      url = new URL(location, url).href
    } catch (error) {
      return failed(error as Error)
    }
  }
  return [{ kind: 'gone', reason: `more than ${MAX_REDIRECTS} redirects` }, false]
}

/** Statuses of sites that refuse programs or unauthenticated clients. */
const UNCLEAR_STATUSES: ReadonlySet<number> = new Set([401, 402, 403, 405, 406, 418, 429, 451, 999])

function judge(status: number, movedTo: string | undefined): Attempt {
  if (status < 300) return [movedTo === undefined ? { kind: 'there' } : { kind: 'moved', to: movedTo }, false]
  if (UNCLEAR_STATUSES.has(status))
    return [{ kind: 'unclear', reason: `answers programs with ${status}` }, status === 429]
  return [{ kind: status >= 500 ? 'unclear' : 'gone', reason: `answers with ${status}` }, status >= 500]
}

/** Reasons by error code. */
const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no site has this name',
  ECONNREFUSED: 'the site refuses connections',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is that of another site',
}

function failed(error: Error): Attempt {
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return [{ kind: 'unclear', reason: 'no answer in time' }, true]
  const { code = error.message } = (error.cause ?? error) as NodeJS.ErrnoException
  return [{ kind: 'gone', reason: REASONS[code] ?? `cannot be reached (${code})` }, true]
}

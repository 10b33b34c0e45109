/** Caches that hold a number of answers and no more: whatever is put in last pushes out what was put in first. */

export interface Bounded {
  readonly name: string
  /** Answers that are kept at most. */
  readonly most: number
}

/** Which answers are worth keeping. */
export type Worth = (response: Response) => boolean

/** Answers to one path are one, whatever was asked behind a question mark: scripts read that, servers do not. */
export const keyOf = (request: Request): string => new URL(request.url).pathname

/** @returns what was kept; negotiated answers too, for only one kind is ever put in */
export async function kept(cache: Bounded, request: Request): Promise<Response | undefined> {
  return (await caches.open(cache.name)).match(keyOf(request), { ignoreVary: true })
}

/** Fetches and keeps. @returns whether there is something to keep now */
export async function keepCopy(cache: Bounded, request: Request, isWorth: Worth): Promise<boolean> {
  try {
    const response = await fetch(request)
    await keep(cache, request, response, isWorth)
    return isWorth(response)
  } catch {
    return false
  }
}

/** Keeps an answer, or forgets the one before it where there is nothing any more. A full disk is no fault of the page. */
export async function keep(cache: Bounded, request: Request, response: Response, isWorth: Worth): Promise<void> {
  const key = keyOf(request)
  try {
    const opened = await caches.open(cache.name)
    if (isWorth(response)) {
      await opened.delete(key, { ignoreVary: true })
      await opened.put(key, response)
      const keys = await opened.keys()
      await Promise.all(keys.slice(0, -cache.most).map(old => opened.delete(old, { ignoreVary: true })))
    } else if (response.status === 404 || response.status === 410) await opened.delete(key, { ignoreVary: true })
  } catch {
    // The answer goes to the reader all the same.
  }
}

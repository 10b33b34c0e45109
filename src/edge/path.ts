/** The path of a request as the site knows it; what cannot be a path of the site is undefined, never an error. */

/** Characters of a path beyond which nobody means a page. */
const LONGEST = 1024

/**
 * @param url of the request; the URL parser has already removed dot segments
 * @param basePath of the site, which the path must begin with
 * @returns the decoded path below the base, with a leading slash
 */
export function pathOf(url: string, basePath: string): string | undefined {
  const { pathname } = new URL(url)
  if (pathname.length > LONGEST || !pathname.startsWith(`${basePath}/`)) return undefined
  try {
    const path = decodeURIComponent(pathname.slice(basePath.length))
    return /[\0\\]|\/\/|\/\.{1,2}(?:\/|$)/.test(path) ? undefined : path
  } catch {
    return undefined
  }
}

/** Where an answer belongs that no path leads to: what is broken below `/v1/` is counted and answered as the API answers. */
export const placeOf = (url: string, basePath: string): '/' | '/v1/' =>
  new URL(url).pathname.startsWith(`${basePath}/v1/`) ? '/v1/' : '/'

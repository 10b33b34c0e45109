/** Where the page of a term redirects that was requested by another of its names, such as an alias. */
import { languageOf, page } from '../model/web/address.ts'
import type { NameLookup } from './unknown-name-lookup.ts'

/** The page of a term in either language, with any name in place of the slug: `/DNS/`, `/es/k8s/index.md`. */
export const TERM_PAGE = /^(?:\/es)?\/([^/]+?)(\/(?:index\.md)?)?$/

/**
 * The address of a page that was requested by another name of its entry.
 * @returns undefined if no entry has that name
 */
export async function otherName(path: string, names: NameLookup | undefined): Promise<string | undefined> {
  const [, name, rest] = TERM_PAGE.exec(path) ?? []
  const slug = name === undefined ? undefined : await names?.resolve(name)
  if (slug === undefined || slug === name) return undefined
  return page.term(languageOf(path), slug) + (rest?.slice(1) ?? '')
}

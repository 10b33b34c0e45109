/** Addresses at GitHub at which an entry is proposed: a file with its text, or a page that takes all files. */
import type { EntryFiles } from '../editorial/entry-draft.ts'
import type { Site } from '../model/dictionary/site.ts'

/** Characters up to which servers and browsers accept an address; beyond them, GitHub answers 414. */
export const MAX_ADDRESS = 8_000

const query = (values: Readonly<Record<string, string>>): string => new URLSearchParams(values).toString()

export interface FileLink {
  readonly name: string
  readonly url: string
  /** Whether the address does not hold the text, so that it has to be pasted. */
  readonly isEmpty: boolean
}

/**
 * A link for each file of an entry.
 * @param opened the files that exist already; GitHub fills in only new ones
 */
export const fileLinks = (
  slug: string,
  files: EntryFiles,
  opened: EntryFiles,
  { repository, branch }: Pick<Site, 'repository' | 'branch'>,
): readonly FileLink[] =>
  Object.entries(files)
    .filter(([name, text]) => text !== opened[name])
    .map(([name, text]) => {
      const path = `content/terms/${slug}/${name}`
      if (opened[name] !== undefined) return { name, url: `${repository}/edit/${branch}/${path}`, isEmpty: true }
      const base = `${repository}/new/${branch}`
      const url = `${base}?${query({ filename: path, value: text })}`
      return url.length <= MAX_ADDRESS
        ? { name, url, isEmpty: false }
        : { name, url: `${base}?${query({ filename: path })}`, isEmpty: true }
    })

/** The page on which all files of an entry are dropped at once. */
export const uploadAddress = (slug: string, { repository, branch }: Pick<Site, 'repository' | 'branch'>): string =>
  `${repository}/upload/${branch}/content/terms/${slug}`

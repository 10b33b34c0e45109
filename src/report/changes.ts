/**
 * Which addresses a build changes, for everything that keeps copies: caches to purge, search engines to notify (IndexNow),
 * and reviewers.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../model/dictionary/site.ts'
import { file } from '../model/web/address.ts'
import { isHidden } from '../model/web/unserved-files.ts'

/** Addresses, sorted. */
export interface Changes {
  readonly base: string
  readonly revision?: string
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

/** What is to be compared. */
interface Compared {
  /** The published folder. */
  readonly out: string
  /** Paths of the files of the new site that differ from those of the published one, and of those that it lacks. */
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

/** Compares the published site with the one that takes its place. To be called before they are exchanged. */
export function changesOf(
  { out, changed, removed }: Compared,
  { base, revision }: Pick<Site, 'base' | 'revision'>,
): Changes {
  const isPublished = (path: string): boolean => existsSync(join(out, path))
  return {
    base,
    ...(revision !== undefined && { revision }),
    added: addresses(
      changed.filter(path => !isPublished(path)),
      base,
    ),
    changed: addresses(changed.filter(isPublished), base),
    removed: addresses(removed, base),
  }
}

/** The addresses of files; a page has that of its folder, and so has the index of the API. */
const addresses = (paths: readonly string[], base: string): readonly string[] =>
  paths
    .map(path => `/${path}`)
    .filter(path => !isHidden(path) && path !== file.noJekyll)
    .flatMap(path => (path === file.apiIndexFile ? [path, file.apiIndex] : [path.replace(/\/index\.html$/, '/')]))
    .map(path => base + encodeURI(path))
    .sort()

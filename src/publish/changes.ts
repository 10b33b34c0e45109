/**
 * Which addresses a build changes, for what keeps copies of them: caches to be purged, uploads, search engines that are
 * told (IndexNow), and reviewers.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../model/dictionary/site.ts'
import { file, fileOf } from '../model/web/address.ts'
import type { EdgeSettings } from '../model/web/edge-settings.ts'
import { isHidden } from '../model/web/hidden.ts'

/** Addresses, sorted. Those that are gone are addresses of the site before. */
export interface Changes {
  readonly base: string
  readonly revision?: string
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

/** What is to be compared. */
interface Compared {
  /** The published folder, and that which takes its place. */
  readonly out: string
  readonly next: string
  /** Files that this build has made, and published ones that it has not; undefined if the last build is not known. */
  readonly known: { readonly made: readonly string[]; readonly gone: readonly string[] } | undefined
}

/** Compares the published site with the one that takes its place. To be called before they are exchanged. */
export function changesOf(
  { out, next, known }: Compared,
  { base, revision }: Pick<Site, 'base' | 'revision'>,
): Changes {
  const made = known?.made ?? filesIn(next)
  const gone = known?.gone ?? filesIn(out).filter(path => !existsSync(join(next, path)))
  const added = made.filter(path => !existsSync(join(out, path)))
  const changed = made.filter(path => existsSync(join(out, path)) && !isSame(join(out, path), join(next, path)))
  const former = formerBase(out) ?? base
  return {
    base,
    ...(revision !== undefined && { revision }),
    added: addresses(added, base),
    changed: addresses(changed, base),
    removed: addresses(gone, former),
  }
}

const isSame = (one: string, other: string): boolean => readFileSync(one).equals(readFileSync(other))

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        )
    : []

function formerBase(out: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(join(out, fileOf(file.edge)), 'utf8')) as EdgeSettings).base
  } catch {
    return undefined
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

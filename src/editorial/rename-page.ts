/** Renames and removes pages that are no entries: paths and comparisons. Their former addresses stand in the settings. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { VERSUS } from '../model/views/comparison-name.ts'
import { editFile, editList, foldersIn, listRemoved } from './rename.ts'

/** A path or a comparison, as commands and settings name it. */
export interface CollectionPage {
  /** `paths/<slug>` or `compare/<a>-vs-<b>`. */
  readonly name: string
  /** Below the content folder. */
  readonly folder: string
}

/** @returns the path or comparison that a word of a command names, whether or not it is there */
export function collectionPage(word: string): CollectionPage | undefined {
  const [, kind, slug = word] = /^(paths|compare|comparisons)\/(.+)$/.exec(word) ?? []
  if (kind === 'paths') return { name: word, folder: word }
  if (kind === undefined && !slug.includes(VERSUS)) return undefined
  return { name: `compare/${slug}`, folder: `comparisons/${slug}` }
}

export const isThere = (root: string, { folder }: CollectionPage): boolean => existsSync(join(root, folder))

/**
 * Gives a path another name; its former address leads to it.
 * @returns the changed files, below the content folder
 */
export function renamePage(root: string, from: CollectionPage, to: CollectionPage): readonly string[] {
  renameSync(join(root, from.folder), join(root, to.folder))
  lead(root, from.name, to.name)
  return [to.folder, 'site.yaml', ...replaceNext(root, from, to.name)]
}

/**
 * Takes a path or a comparison out.
 * @param target name of the page to which its address leads; without one it is listed as removed
 */
export function removePage(root: string, page: CollectionPage, target: string | undefined): readonly string[] {
  rmSync(join(root, page.folder), { recursive: true })
  const others = replaceNext(root, page, target)
  if (target === undefined) return [page.folder, listRemoved(root, [page.name]), ...others]
  lead(root, page.name, target)
  return [page.folder, 'site.yaml', ...others]
}

/** Paths that went on with one go on with its successor, if that is a path. */
function replaceNext(root: string, { name }: CollectionPage, target: string | undefined): readonly string[] {
  const slugIn = (page = '') => /^paths\/(.+)$/.exec(page)?.[1]
  const [old, slug] = [slugIn(name), slugIn(target)]
  if (old === undefined) return []
  return foldersIn(root, 'paths').flatMap(path => {
    const file = `paths/${path}/path.yaml`
    const replace = (next: readonly string[]) =>
      next.includes(old)
        ? [...new Set(next.flatMap(each => (each === old ? (slug ?? []) : each)))].filter(each => each !== path)
        : next
    return editList(root, file, 'next', replace) ? [file] : []
  })
}

/** Sets a redirect. Those that led to the former name lead to the new one, and none leads from it. */
function lead(root: string, from: string, to: string): void {
  editFile(root, 'site.yaml', document => {
    const before = (document.toJSON() as { readonly redirects?: Readonly<Record<string, string>> }).redirects ?? {}
    for (const [former, target] of Object.entries(before)) {
      if (target === from) document.setIn(['redirects', former], to)
      if (former === to) document.deleteIn(['redirects', former])
    }
    document.setIn(['redirects', from], to)
  })
}

/** How the content has drifted since a release, or why that cannot be told: no repository, no release, half a history. */
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { filesAt, isRepository, isShallow, newestRelease } from '../source/files/git.ts'
import { contentFiles } from './content-files.ts'
import { compareStates, type DriftFinding } from './drift.ts'

export type History =
  | { readonly kind: 'compared'; readonly since: string; readonly findings: readonly DriftFinding[] }
  /** Nothing has been released, so nothing can have drifted. */
  | { readonly kind: 'unreleased' }
  | { readonly kind: 'unknown'; readonly message: string; readonly hint: string }

const FETCH = 'Fetch it with: git fetch --tags --unshallow'

/**
 * @param root absolute path of the content folder
 * @param revision to compare with; the newest release when undefined
 */
export function historyOf(root: string, revision?: string): History {
  if (!existsSync(root)) {
    const hint = 'Run the command from the folder of the project, or name the content with --content.'
    return { kind: 'unknown', message: `there is no folder ${root}`, hint }
  }
  if (!isRepository(root)) {
    const hint = 'Install git if it is missing, and clone the project instead of downloading its files.'
    return { kind: 'unknown', message: 'this folder is in no git repository', hint }
  }
  const since = revision ?? newestRelease(root)
  if (since === undefined && isShallow(root))
    return { kind: 'unknown', message: 'this clone is shallow and holds no release', hint: FETCH }
  if (since === undefined) return { kind: 'unreleased' }
  const before = filesAt(root, since)
  if (!before) {
    const hint = isShallow(root)
      ? `This clone is shallow. ${FETCH}`
      : 'Name a tag, a branch or a commit: git tag --list'
    return { kind: 'unknown', message: `there is no revision "${since}" here`, hint }
  }
  const findings = compareStates({ before, after: contentFiles(root), label: basename(root), since })
  return { kind: 'compared', since, findings }
}

/** Entries that the history of git has and the content has not, in a repository with its whole history. */
import { basename } from 'node:path'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Term } from '../../schema/term.ts'
import { git, gitAsync, textOf } from '../files/git-queries.ts'
import { START, toDiagnostic } from '../source-finding.ts'

/** A file that was deleted, and a revision that has it; the path is relative to the content folder. */
type Deleted = readonly [path: string, revision: string]

/**
 * Warns of entries that were in the repository, not as drafts, and whose addresses now lead nowhere.
 * @param names folders of terms that are there, valid or not
 * @param removed slugs listed in removed.yaml
 * @param deleted the answer of `findDeleted`
 */
export function checkGone(
  root: string,
  names: readonly string[],
  terms: readonly Pick<Term, 'formerSlugs'>[],
  removed: readonly string[],
  deleted: readonly Deleted[],
): readonly Diagnostic[] {
  const settled = new Set([...names, ...removed, ...terms.flatMap(({ formerSlugs }) => formerSlugs)])
  /** The last revisions in which they were there. */
  const gone = new Map<string, string>()
  for (const [path, revision] of deleted) {
    const slug = /^terms\/([a-z0-9-]+)\/term\.yaml$/.exec(path)?.[1]
    if (slug !== undefined && !settled.has(slug) && !gone.has(slug)) gone.set(slug, revision)
  }
  const slugs = [...gone].flatMap(([slug, revision]) => (wasDraft(root, slug, revision) ? [] : [slug])).sort()
  return slugs.map(slug =>
    toDiagnostic(`${basename(root)}/terms/${slug}/term.yaml`, {
      code: 'entry-gone',
      severity: 'warning',
      place: START,
      message: `there was an entry "${slug}", and its address now leads nowhere`,
      hint: `Add "${slug}" to "formerSlugs" of the entry that replaces it, or to removed.yaml; "npx palabit rename" and "npx palabit remove" do that for you.`,
    }),
  )
}

const wasDraft = (root: string, slug: string, revision: string): boolean =>
  /^draft:\s*true\s*$/m.test(textOf(git(root, ['show', `${revision}:./terms/${slug}/term.yaml`])))

/** Precedes each commit in the output of git; no path has it. */
const COMMIT_SEPARATOR = '\x01'

/** Asks git for the files of entries that were deleted, the newest deletion first. */
export async function findDeleted(root: string): Promise<readonly Deleted[]> {
  const options = ['-z', '--name-only', '--no-renames', '--relative', '--diff-filter=D']
  const files = ['--', ':(glob)terms/*/term.yaml']
  const [log, diff] = await Promise.all([
    gitAsync(root, ['log', `--format=${COMMIT_SEPARATOR}%H`, ...options, ...files]),
    gitAsync(root, ['diff', ...options, 'HEAD', ...files]),
  ])
  const committed = textOf(log)
    .split(COMMIT_SEPARATOR)
    .slice(1)
    .flatMap(part => {
      const [hash = '', ...paths] = part.split('\0').map(text => text.trim())
      return paths.map(path => [path, `${hash}^`] as const)
    })
  const uncommitted = textOf(diff).split('\0')
  return [...committed, ...uncommitted.map(path => [path, 'HEAD'] as const)]
}

/**
 * The folders of terms in the history of git: the day of their last change, and removed ones. Both need a repository with
 * its whole history.
 */
import { basename } from 'node:path'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Term } from '../../schema/term.ts'
import { git, isShallow, textOf } from '../files/git.ts'
import { START, toDiagnostic } from '../finding.ts'

/** `terms/<slug>/<file>`; git prints paths relative to the content folder. */
const TERM_FILE = /^terms\/([a-z0-9-]+)\/(?:term\.yaml|(?:en|es)\.md|image\.(?:svg|png|webp))$/
const TERM_YAML = /^terms\/([a-z0-9-]+)\/term\.yaml$/

/** Precedes each commit in the output of git; no path has it. */
const COMMIT_SEPARATOR = '\x01'

/**
 * The day of the newest commit that changed the files of each term.
 * @returns days by slug, YYYY-MM-DD in UTC; or why they are unknown, and the cure
 */
export function changeDaysOf(root: string): { readonly days?: Map<string, string>; readonly reason?: string } {
  const log = commits(root, ['--diff-filter=d'])
  const unknown = 'dates of last change are left out: this'
  if (log === undefined) return { reason: `${unknown} content is in no git repository with a commit` }
  if (isShallow(root)) {
    const cure = 'fetch the rest with "git fetch --unshallow"'
    return { reason: `${unknown} clone holds only part of the history; ${cure}` }
  }
  const days = new Map<string, string>()
  for (const { seconds, paths } of log) {
    const day = new Date(seconds * 1000).toISOString().slice(0, 10)
    for (const path of paths) {
      const slug = TERM_FILE.exec(path)?.[1]
      if (slug !== undefined && !days.has(slug)) days.set(slug, day)
    }
  }
  return { days }
}

/**
 * Adds the day of the last change, unless the term has `updated`. A field after a spread would give each object a hidden
 * class of its own in V8.
 */
export const withChangeDay = <Dated extends Pick<Term, 'date' | 'updated'>>(
  term: Dated,
  day: string | undefined,
): Dated =>
  day !== undefined && term.updated === undefined && day > term.date ? Object.assign({}, term, { updated: day }) : term

/**
 * Warns of entries that were in the repository, not as drafts, and whose addresses now lead nowhere.
 * @param names folders of terms that are there, valid or not
 * @param removed slugs listed in removed.yaml
 */
export function checkGone(
  root: string,
  names: readonly string[],
  terms: readonly Pick<Term, 'formerSlugs'>[],
  removed: readonly string[],
): readonly Diagnostic[] {
  const settled = new Set([...names, ...removed, ...terms.flatMap(({ formerSlugs }) => formerSlugs)])
  /** The last revisions in which they were there. */
  const gone = new Map<string, string>()
  const remember = (path: string, revision: string): void => {
    const slug = TERM_YAML.exec(path)?.[1]
    if (slug !== undefined && !settled.has(slug) && !gone.has(slug)) gone.set(slug, revision)
  }
  for (const { hash, paths } of commits(root, ['--diff-filter=D', '--', ':(glob)terms/*/term.yaml']) ?? [])
    for (const path of paths) remember(path, `${hash}^`)
  const uncommitted = git(root, ['diff', '-z', '--name-only', '--relative', '--diff-filter=D', 'HEAD', '--', '.'])
  for (const path of textOf(uncommitted).split('\0')) remember(path, 'HEAD')
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

interface Commit {
  readonly hash: string
  /** Of the epoch, when it was committed. */
  readonly seconds: number
  /** Relative to the content folder. */
  readonly paths: readonly string[]
}

/** Newest first; undefined where there is no repository, no git or no commit. */
function commits(root: string, options: readonly string[]): readonly Commit[] | undefined {
  const format = `--format=${COMMIT_SEPARATOR}%H %ct`
  const separated = options.includes('--') ? options : [...options, '--', '.']
  const answer = git(root, ['log', '-z', format, '--name-only', '--no-renames', '--relative', ...separated])
  if (answer === undefined) return undefined
  return textOf(answer)
    .split(COMMIT_SEPARATOR)
    .slice(1)
    .map(part => {
      const [head = '', ...paths] = part.split('\0')
      const [hash = '', seconds = '0'] = head.trim().split(' ')
      return { hash, seconds: Number(seconds), paths: paths.map(path => path.trim()) }
    })
}

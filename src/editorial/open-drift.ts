/**
 * Entries and pages of which one language has changed since both last changed together. It needs no release: an outstanding
 * translation stays on the list until it is done.
 */
import { basename } from 'node:path'
import { LANGUAGES } from '../schema/language.ts'
import { git, textOf } from '../source/files/git.ts'
import { contentFiles, type Files, filesAt } from './content-files.ts'
import { compareStates, type DriftFinding } from './drift.ts'

/** @param root absolute path of the content folder, in a repository with its whole history */
export function openDrift(root: string): readonly DriftFinding[] {
  const after = contentFiles(root)
  const folders = lastTogether(root)
  return [...new Set(folders.values())]
    .flatMap(commit => {
      const paths = [...folders].flatMap(([folder, last]) => (last === commit ? folder : []))
      const before = only(filesAt(root, commit) ?? new Map(), paths)
      return compareStates({ before, after: only(after, paths), label: basename(root), since: commit.slice(0, 10) })
    })
    .filter(({ code }) => code === 'language-drift')
    .sort((a, b) => (a.file < b.file ? -1 : 1))
}

const only = (files: Files, folders: readonly string[]): Files =>
  new Map([...files].filter(([path]) => folders.some(folder => path.startsWith(`${folder}/`))))

/** Folders that changed in one language later, and the last commit that changed both. */
function lastTogether(root: string): ReadonlyMap<string, string> {
  const together = new Map<string, string>()
  const alone = new Set<string>()
  const log = textOf(git(root, ['log', '--format=%x00%H', '--name-only', '--no-renames', '--relative', '--', '.']))
  for (const entry of log.split('\0')) {
    const [commit = '', ...paths] = entry.split('\n').filter(Boolean)
    const touched = new Set(paths)
    const folders = new Set(paths.flatMap(path => TEXT.exec(path)?.[1] ?? []))
    for (const folder of folders) {
      if (together.has(folder)) continue
      if (LANGUAGES.every(language => touched.has(`${folder}/${language}.md`))) together.set(folder, commit)
      else alone.add(folder)
    }
  }
  return new Map([...together].filter(([folder]) => alone.has(folder)))
}

const TEXT = /^((?:terms|pages|comparisons|paths)\/[^/]+)\/(?:en|es)\.md$/

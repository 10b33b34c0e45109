/**
 * Renames and removes entries: the folder, and references in other entries, paths, comparisons, the plan and exceptions.
 * Only lines that name the entry are changed.
 */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, isSeq, type YAMLSeq } from 'yaml'
import { comparisonName, VERSUS } from '../model/views/comparison-name.ts'
import { LANGUAGES } from '../schema/language.ts'
import { REMOVED_FILE } from '../source/root-files.ts'
import { compareText } from '../text/compare-text.ts'
import { editFrontMatter, editYaml } from './yaml-files.ts'

/**
 * Renames an entry. Its old slug becomes a former slug.
 * @returns the changed files, below the content folder
 */
export function renameTerm(root: string, old: string, slug: string): readonly string[] {
  renameSync(join(root, 'terms', old), join(root, 'terms', slug))
  editList(root, `terms/${slug}/term.yaml`, 'formerSlugs', slugs => [...slugs.filter(each => each !== slug), old])
  return [`terms/${slug}/term.yaml`, ...replaceReferences(root, old, slug)]
}

/**
 * Removes an entry.
 * @param former its former slugs
 * @param target entry to which its addresses redirect; without one they are listed as removed
 * @param isPublished whether it has had addresses: a draft has none, and is not listed
 */
export function removeTerm(
  root: string,
  slug: string,
  former: readonly string[],
  target: string | undefined,
  isPublished = true,
): readonly string[] {
  rmSync(join(root, 'terms', slug), { recursive: true })
  if (!isPublished) return replaceReferences(root, slug, undefined)
  const names = [slug, ...former]
  const file = target === undefined ? REMOVED_FILE : `terms/${target}/term.yaml`
  if (target === undefined) listRemoved(root, names)
  else editList(root, file, 'formerSlugs', slugs => [...new Set([...slugs, ...names])].filter(each => each !== target))
  return [file, ...replaceReferences(root, slug, undefined)]
}

/**
 * Lists pages as removed on purpose.
 * @param names slugs of entries, or names of other pages
 * @returns the changed file
 */
export function listRemoved(root: string, names: readonly string[]): string {
  if (!existsSync(join(root, REMOVED_FILE)))
    writeFileSync(join(root, REMOVED_FILE), '# Entries that were taken out and have no successor.\nremoved: []\n')
  editList(root, REMOVED_FILE, 'removed', slugs => [...new Set([...slugs, ...names])])
  return REMOVED_FILE
}

/** Takes a slug off the list of what is gone, because an entry has it again. */
export const takeBack = (root: string, slug: string): boolean =>
  existsSync(join(root, REMOVED_FILE)) &&
  editList(root, REMOVED_FILE, 'removed', slugs => slugs.filter(each => each !== slug))

/** Replaces or removes the slug in all other files. */
function replaceReferences(root: string, old: string, slug: string | undefined): readonly string[] {
  const changed: string[] = []
  const note = (file: string, isChanged: boolean) => {
    if (isChanged) changed.push(file)
  }
  const replace = (slugs: readonly string[]) =>
    slugs.includes(old) ? [...new Set(slugs.flatMap(each => (each === old ? (slug ?? []) : each)))] : slugs
  for (const name of readdirSync(join(root, 'terms')).sort()) {
    const file = `terms/${name}/term.yaml`
    if (existsSync(join(root, file))) note(file, editList(root, file, 'needs', replace))
  }
  for (const name of foldersIn(root, 'paths')) {
    const file = `paths/${name}/path.yaml`
    if (existsSync(join(root, file))) note(file, editList(root, file, 'terms', replace))
    for (const language of LANGUAGES) {
      const text = `paths/${name}/${language}.md`
      if (existsSync(join(root, text))) note(text, replaceLead(root, text, old, slug))
    }
  }
  changed.push(...replaceComparisons(root, old, slug))
  note(
    'headwords.csv',
    editLines(root, 'headwords.csv', line => replaceStart(line, `${old},`, slug && `${slug},`)),
  )
  note('lint.yaml', editExceptions(root, old, slug))
  return changed
}

/** Renames or removes the sentence that leads to a step of a path. */
const replaceLead = (root: string, file: string, old: string, slug: string | undefined): boolean =>
  editFrontMatter(root, file, document => {
    const steps = document.get('steps', true)
    if (!isMap(steps)) return false
    const line = steps.items.find(({ key }) => isScalar(key) && key.value === old)
    if (!line) return false
    if (slug === undefined || steps.has(slug)) steps.delete(old)
    else line.key = document.createNode(slug)
    return steps.items.length > 0 || document.delete('steps')
  })

export const foldersIn = (root: string, kind: string): readonly string[] =>
  existsSync(join(root, kind)) ? readdirSync(join(root, kind)).sort() : []

/** Renames the comparisons of an entry, or removes them. */
function replaceComparisons(root: string, old: string, slug: string | undefined): readonly string[] {
  return foldersIn(root, 'comparisons').flatMap(name => {
    const other = otherOf(name, old)
    if (other === undefined || (slug !== undefined && other === slug)) return []
    const from = join(root, 'comparisons', name)
    if (slug === undefined) {
      rmSync(from, { recursive: true })
      return [`comparisons/${name}`]
    }
    const isFirst = compareText(slug, other) < 0
    const wasFirst = name.startsWith(old + VERSUS)
    const next = comparisonName({ terms: isFirst ? [slug, other] : [other, slug] })
    if (existsSync(join(root, 'comparisons', next))) return []
    renameSync(from, join(root, 'comparisons', next))
    for (const language of LANGUAGES) {
      const file = `comparisons/${next}/${language}.md`
      if (existsSync(join(root, file)) && !keepsFirst(root, file, old, slug) && isFirst !== wasFirst)
        swapSides(join(root, file))
    }
    return [`comparisons/${next}`]
  })
}

/** Whether a comparison says which entry comes first, by its new name from now on; its columns stay where they are. */
function keepsFirst(root: string, file: string, old: string, slug: string): boolean {
  let isKept = false
  editFrontMatter(root, file, document => {
    const first = document.get('first')
    isKept = first !== undefined
    if (first !== old) return false
    return document.set('first', slug)
  })
  return isKept
}

/** The other entry of a comparison; undefined if the slug is not one of its two. */
function otherOf(name: string, slug: string): string | undefined {
  if (name.startsWith(slug + VERSUS)) return name.slice(slug.length + VERSUS.length)
  return name.endsWith(VERSUS + slug) ? name.slice(0, -slug.length - VERSUS.length) : undefined
}

/** Swaps the columns of the table and the two lines below it. */
function swapSides(path: string): void {
  const text = readFileSync(path, 'utf8')
  const rows = text.replace(/^(\|[^|\n]*\|)([^|\n]*\|)([^|\n]*\|)[ \t]*$/gm, '$1$3$2')
  writeFileSync(path, rows.replace(/^(- .*\n)(- .*)(\n?)$/m, '$2\n$1').replace(/\n*$/, '\n'))
}

const replaceStart = (line: string, start: string, by: string | undefined): string | undefined =>
  line.startsWith(start) ? by && by + line.slice(start.length) : line

/** @returns whether the file has changed */
function editLines(root: string, file: string, edit: (line: string) => string | undefined): boolean {
  const path = join(root, file)
  if (!existsSync(path)) return false
  const text = readFileSync(path, 'utf8')
  const next = text
    .split('\n')
    .flatMap(line => edit(line) ?? [])
    .join('\n')
  if (next !== text) writeFileSync(path, next)
  return next !== text
}

/** Changes a list of slugs in a YAML file; comments are kept. */
export function editList(
  root: string,
  file: string,
  field: string,
  edit: (slugs: readonly string[]) => readonly string[],
): boolean {
  return editYaml(root, file, document => {
    const node = document.get(field, true)
    const before = isSeq(node) ? (node.toJSON() as readonly unknown[]).map(String) : []
    const after = edit(before)
    if (after.join() === before.join()) return false
    if (after.length === 0 && field !== 'removed') return document.delete(field)
    const list = document.createNode([...after]) as YAMLSeq
    list.flow = true
    return document.set(field, list)
  })
}

function editExceptions(root: string, old: string, slug: string | undefined): boolean {
  if (!existsSync(join(root, 'lint.yaml'))) return false
  return editYaml(root, 'lint.yaml', document => {
    const list = document.get('exceptions', true)
    if (!isSeq(list)) return false
    const mine = list.items.filter(item => isMap(item) && item.get('term') === old)
    if (mine.length === 0) return false
    if (slug === undefined) list.items = list.items.filter(item => !mine.includes(item))
    else for (const item of mine) if (isMap(item)) item.set('term', slug)
    return true
  })
}

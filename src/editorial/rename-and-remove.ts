/**
 * Renames and removes entries: the folder, and references in other entries, paths, comparisons and queries.
 * Only lines that name the entry are changed.
 */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, isSeq } from 'yaml'
import { comparisonSlug, VERSUS } from '../model/views/comparison-slug.ts'
import { LANGUAGES } from '../schema/language.ts'
import { queriesFile } from '../source/collections/load-indexed-queries.ts'
import { REMOVED_FILE } from '../source/load-site-settings.ts'
import { compareText } from '../text/compare-code-units.ts'
import { type Edit, editFrontMatter, editYaml } from './edit-yaml.ts'

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

/** Lists slugs as removed on purpose. */
function listRemoved(root: string, names: readonly string[]): void {
  if (!existsSync(join(root, REMOVED_FILE)))
    writeFileSync(join(root, REMOVED_FILE), '# Entries that were taken out and have no successor.\nremoved: []\n')
  editList(root, REMOVED_FILE, 'removed', slugs => [...new Set([...slugs, ...names])])
}

/** Takes a slug off the list of what is gone, because an entry has it again. */
export const takeBack = (root: string, slug: string): boolean =>
  editList(root, REMOVED_FILE, 'removed', slugs => slugs.filter(each => each !== slug))

/** Replaces or removes the slug in all other files. */
function replaceReferences(root: string, old: string, slug: string | undefined): readonly string[] {
  const replace = (slugs: readonly string[]) =>
    slugs.includes(old) ? [...new Set(slugs.flatMap(each => (each === old ? (slug ?? []) : each)))] : slugs
  const entries = foldersIn(root, 'terms').map(name => `terms/${name}/term.yaml`)
  const paths = foldersIn(root, 'paths').map(name => `paths/${name}`)
  return [
    ...entries.filter(file => {
      const edited = (['needs', 'means'] as const).map(field => editList(root, file, field, replace))
      return edited.some(isEdited => isEdited)
    }),
    ...paths.flatMap(path => [
      ...[`${path}/path.yaml`].filter(file => editList(root, file, 'terms', replace)),
      ...LANGUAGES.map(language => `${path}/${language}.md`).filter(file => editFile(root, file, inSteps(old, slug))),
    ]),
    ...replaceComparisons(root, old, slug),
    ...LANGUAGES.map(queriesFile).filter(file => replaceInQueries(join(root, file), old, slug)),
  ]
}

/** Gives the queries of an entry its new name, or removes them. */
function replaceInQueries(path: string, old: string, slug: string | undefined): boolean {
  if (!existsSync(path)) return false
  const before = readFileSync(path, 'utf8')
  const lines = before.split(/(?<=\n)/).flatMap(line => {
    if (!line.startsWith(`${old}\t`)) return [line]
    return slug === undefined ? [] : [slug + line.slice(old.length)]
  })
  const after = lines.join('')
  if (after !== before) writeFileSync(path, after)
  return after !== before
}

/** Renames or removes the sentence that leads to a step of a path. */
const inSteps =
  (old: string, slug: string | undefined): Edit =>
  document => {
    const steps = document.get('steps')
    if (!isMap(steps)) return false
    const line = steps.items.find(({ key }) => isScalar(key) && key.value === old)
    if (!line) return false
    if (slug === undefined || steps.has(slug)) steps.delete(old)
    else line.key = document.createNode(slug)
    return steps.items.length > 0 || document.delete('steps')
  }

const foldersIn = (root: string, kind: string): readonly string[] =>
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
    const next = comparisonSlug({ terms: isFirst ? [slug, other] : [other, slug] })
    if (existsSync(join(root, 'comparisons', next))) return []
    renameSync(from, join(root, 'comparisons', next))
    // The columns stay where they are.
    const leading = wasFirst ? slug : other
    for (const language of LANGUAGES)
      editFile(root, `comparisons/${next}/${language}.md`, document => {
        if (document.has('first')) return document.get('first') === old && document.set('first', slug)
        return isFirst !== wasFirst && document.set('first', leading)
      })
    return [`comparisons/${next}`]
  })
}

/** The other entry of a comparison; undefined if the slug is not one of its two. */
function otherOf(name: string, slug: string): string | undefined {
  if (name.startsWith(slug + VERSUS)) return name.slice(slug.length + VERSUS.length)
  return name.endsWith(VERSUS + slug) ? name.slice(0, -slug.length - VERSUS.length) : undefined
}

/**
 * Changes fields of a YAML file, or of the front matter of a Markdown file.
 * @returns whether the file is there and has changed
 */
function editFile(root: string, file: string, edit: Edit): boolean {
  const path = join(root, file)
  if (!existsSync(path)) return false
  const edited = (file.endsWith('.md') ? editFrontMatter : editYaml)(readFileSync(path, 'utf8'), edit)
  if (edited !== undefined) writeFileSync(path, edited)
  return edited !== undefined
}

/** Changes a list of slugs in a YAML file; comments are kept. */
const editList = (
  root: string,
  file: string,
  field: string,
  change: (slugs: readonly string[]) => readonly string[],
): boolean =>
  editFile(root, file, document => {
    const node = document.get(field)
    const before = isSeq(node) ? (node.toJSON() as readonly unknown[]).map(String) : []
    const after = change(before)
    if (after.join() === before.join()) return false
    if (after.length === 0 && field !== 'removed') return document.delete(field)
    // In one line, as in all entries.
    const list = document.createNode(after)
    list.flow = true
    return document.set(field, list)
  })

/**
 * `npm run remove <slug>`: removes an entry and references to it, or a path or a comparison; its addresses redirect to
 * another page or are gone.
 */
import { dirname, join, relative } from 'node:path'
import { removeTerm } from '../src/editorial/rename.ts'
import { type CollectionPage, collectionPage, isThere, removePage } from '../src/editorial/rename-page.ts'
import { dropUnusedWords } from '../src/editorial/spelling.ts'
import { unsavedFiles } from '../src/source/files/git.ts'
import { loadContent } from '../src/source/load.ts'
import { readFlags } from './flags.ts'
import { refuse } from './terminal.ts'

const usage = `Usage: npm run remove <slug> [-- --redirect <slug> --content <folder>]

  <slug>               entry to take out, or paths/<slug>, or <a>-vs-<b>
  --redirect <slug>    where its addresses lead from now on: an entry; from a path or a comparison also to another one.
                       Without it they are gone
  --force              also files of which git has no copy`
const flags = readFlags(usage, true)
const [slug, ...others] = flags.positionals
if (slug === undefined || others.length > 0) refuse(usage)
const target = flags.redirect
const page = collectionPage(slug)
const removed = page ? removedPage(page) : removedEntry(slug)
// The lists of words belong to the project's own content folder.
const project = dirname(flags.content)
const files = [...removed, ...dropUnusedWords(project).map(file => relative(flags.content, join(project, file)))]
process.stdout.write(`"${slug}" is removed${target === undefined ? '' : `, and its addresses lead to "${target}"`}. Changed:
${files.map(file => `  ${file}\n`).join('')}`)

function removedEntry(name: string): readonly string[] {
  const { terms } = loadContent(flags.content)
  const find = (wanted: string) => terms.find(each => each.slug === wanted)
  const term = find(name) ?? refuse(noEntry(name))
  if (target === name) return refuse('An entry cannot lead to itself.')
  if (target !== undefined && !find(target)) return refuse(noEntry(target))
  refuseUnsaved(`terms/${name}`)
  return removeTerm(flags.content, name, term.formerSlugs, target, !term.draft || target !== undefined)
}

function removedPage(from: CollectionPage): readonly string[] {
  if (!isThere(flags.content, from)) return refuse(`There is no ${from.folder}.`)
  const to = target === undefined ? undefined : collectionPage(target)
  if (to?.name === from.name) return refuse('A page cannot lead to itself.')
  const exists = to ? isThere(flags.content, to) : loadContent(flags.content).names.includes(target ?? '')
  if (target !== undefined && !exists) return refuse(to ? `There is no ${to.folder}.` : noEntry(target))
  refuseUnsaved(from.folder)
  return removePage(flags.content, from, to?.name ?? target)
}

function refuseUnsaved(folder: string): void {
  const unsaved = unsavedFiles(join(flags.content, folder))
  if (unsaved.length === 0 || flags.force) return
  const [these, them] = unsaved.length === 1 ? ['this file', 'it'] : ['these files', 'them']
  refuse(
    `Git has no copy of ${these}:\n${unsaved.map(file => `  ${file}\n`).join('')}Commit first, or add --force to lose what is in ${them}.`,
  )
}

function noEntry(name: string): string {
  return `There is no entry "${name}" that is in order; look at "npm run check".`
}

/**
 * `palabit remove <slug>`: removes an entry and references to it, or a path or a comparison; its addresses redirect to
 * another page or are gone.
 */
import { join } from 'node:path'
import { removeTerm } from '../../src/editorial/rename.ts'
import { type CollectionPage, collectionPage, isThere, removePage } from '../../src/editorial/rename-page.ts'
import { unsavedFiles } from '../../src/source/files/git.ts'
import { loadContent } from '../../src/source/load.ts'
import { CommandError, defineCommand, type Values } from '../command.ts'
import { contentFolder, flag, text } from '../options.ts'

const options = {
  content: contentFolder,
  redirect: text(
    '<slug>',
    'where its addresses lead from now on: an entry; from a path or a comparison also to another one; without it they are gone',
  ),
  force: flag('remove files of which git has no copy, too'),
}
type Options = Values<typeof options>

export const command = defineCommand({
  summary: 'Removes an entry, a path or a comparison, and what names it.',
  words: { usage: '<slug>', min: 1, max: 1, lines: { '<slug>': 'an entry, or paths/<slug>, or <a>-vs-<b>' } },
  options,
  run(values, [slug = '']) {
    const { redirect } = values
    const page = collectionPage(slug)
    const files = page ? removeCollectionPage(values, page) : removeEntry(values, slug)
    process.stdout.write(`"${slug}" is removed${redirect === undefined ? '' : `, and its addresses lead to "${redirect}"`}. Changed:
${files.map(file => `  ${file}\n`).join('')}`)
    return 0
  },
})

function removeEntry({ content, redirect, force }: Options, name: string): readonly string[] {
  const { terms } = loadContent(content)
  const term = terms.find(({ slug }) => slug === name)
  if (!term) throw noEntry(name)
  if (redirect === name) throw new CommandError('An entry cannot lead to itself.')
  if (redirect !== undefined && !terms.some(({ slug }) => slug === redirect)) throw noEntry(redirect)
  refuseUnsaved(content, `terms/${name}`, force)
  return removeTerm(content, name, term.formerSlugs, redirect, !term.draft || redirect !== undefined)
}

function removeCollectionPage({ content, redirect, force }: Options, from: CollectionPage): readonly string[] {
  if (!isThere(content, from)) throw new CommandError(`There is no ${from.folder}.`)
  const to = redirect === undefined ? undefined : collectionPage(redirect)
  if (to?.name === from.name) throw new CommandError('A page cannot lead to itself.')
  if (to && !isThere(content, to)) throw new CommandError(`There is no ${to.folder}.`)
  if (!to && redirect !== undefined && !loadContent(content).names.includes(redirect)) throw noEntry(redirect)
  refuseUnsaved(content, from.folder, force)
  return removePage(content, from, to?.name ?? redirect)
}

function refuseUnsaved(content: string, folder: string, force: boolean): void {
  const unsaved = unsavedFiles(join(content, folder))
  if (unsaved.length === 0 || force) return
  const [these, them] = unsaved.length === 1 ? ['this file', 'it'] : ['these files', 'them']
  throw new CommandError(
    `Git has no copy of ${these}:\n${unsaved.map(file => `  ${file}\n`).join('')}Commit first, or add --force to lose what is in ${them}.`,
  )
}

const noEntry = (name: string): CommandError =>
  new CommandError(`There is no entry "${name}" that is in order; look at "npm run check".`)

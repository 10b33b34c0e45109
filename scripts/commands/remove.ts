/** `palabit remove <slug>`: removes an entry and references to it; its addresses redirect to another one or are gone. */
import { join } from 'node:path'
import { removeTerm } from '../../src/editorial/rename-and-remove.ts'
import { unsavedFiles } from '../../src/source/files/git-queries.ts'
import { loadContent } from '../../src/source/load-content.ts'
import { contentFolder, flag, text } from '../common-options.ts'
import { CommandError, defineCommand, type Values } from '../define-command.ts'

const options = {
  content: contentFolder,
  redirect: text('<slug>', 'the entry to which its addresses lead from now on; without it they are gone'),
  force: flag('remove files of which git has no copy, too'),
}
type Options = Values<typeof options>

export const command = defineCommand({
  summary: 'Removes an entry, and what names it.',
  words: { usage: '<slug>', min: 1, max: 1, lines: { '<slug>': 'an entry' } },
  options,
  run(values, [slug = '']) {
    const { redirect } = values
    const files = removeEntry(values, slug)
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
  refuseUnsaved(join(content, 'terms', name), force)
  return removeTerm(content, name, term.formerSlugs, redirect, !term.draft || redirect !== undefined)
}

function refuseUnsaved(folder: string, force: boolean): void {
  const unsaved = unsavedFiles(folder)
  if (unsaved.length === 0 || force) return
  const [these, them] = unsaved.length === 1 ? ['this file', 'it'] : ['these files', 'them']
  throw new CommandError(
    `Git has no copy of ${these}:\n${unsaved.map(file => `  ${file}\n`).join('')}Commit first, or add --force to lose what is in ${them}.`,
  )
}

const noEntry = (name: string): CommandError =>
  new CommandError(`There is no entry "${name}" that is in order; look at "npm run check".`)

/** `palabit rename <old> <new>`: renames an entry or a path; its old address redirects to the new one. */
import { refuseSlug } from '../../src/editorial/new-slug.ts'
import { renameTerm } from '../../src/editorial/rename.ts'
import { type CollectionPage, collectionPage, isThere, renamePage } from '../../src/editorial/rename-page.ts'
import { SLUG_PATTERN } from '../../src/schema/bounds.ts'
import { loadContent } from '../../src/source/load.ts'
import { CommandError, defineCommand } from '../command.ts'
import { contentFolder } from '../options.ts'

export const command = defineCommand({
  summary: 'Gives an entry or a path another address; the old one leads to it, and other files follow.',
  words: {
    usage: '<old> <new>',
    ...{ min: 2, max: 2 },
    lines: {
      '<old>': 'slug of an entry, or paths/<slug>',
      '<new>': 'its new name in addresses: lower-case letters, digits and hyphens; after "paths/" for a path',
    },
  },
  options: { content: contentFolder },
  run({ content }, [old = '', slug = '']) {
    const page = collectionPage(old)
    const files = page ? renameCollectionPage(content, page, slug) : renameEntry(content, old, slug)
    process.stdout.write(`"${old}" is "${slug}" now, and its old address leads there. Changed:
${files.map(file => `  ${file}\n`).join('')}`)
    return 0
  },
})

function renameEntry(content: string, from: string, to: string): readonly string[] {
  const loaded = loadContent(content)
  const term = loaded.terms.find(each => each.slug === from)
  if (!term) throw new CommandError(`There is no entry "${from}" that is in order; look at "npm run check".`)
  // An entry may take back a former slug.
  const refusal = term.formerSlugs.includes(to) ? undefined : refuseSlug(to, loaded, content, from)
  if (refusal !== undefined) throw new CommandError(refusal)
  return renameTerm(content, from, to)
}

function renameCollectionPage(content: string, from: CollectionPage, name: string): readonly string[] {
  if (!isThere(content, from)) throw new CommandError(`There is no ${from.folder}.`)
  if (!from.name.startsWith('paths/'))
    throw new CommandError('A comparison is called as its two entries are; rename the entry, and it follows.')
  const to = collectionPage(name)
  if (!to?.name.startsWith('paths/') || !SLUG_PATTERN.test(to.name.slice('paths/'.length)))
    throw new CommandError(`"${name}" is not the name of a path; write paths/<slug>.`)
  if (isThere(content, to)) throw new CommandError(`There is a path "${to.name}" already.`)
  return renamePage(content, from, to)
}

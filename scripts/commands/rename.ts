/** `palabit rename <old> <new>`: renames an entry; its old address redirects to the new one. */
import { refuseSlug } from '../../src/editorial/check-new-slug.ts'
import { renameTerm } from '../../src/editorial/rename-and-remove.ts'
import { loadContent } from '../../src/source/load-content.ts'
import { contentFolder } from '../common-options.ts'
import { CommandError, defineCommand } from '../define-command.ts'

export const command = defineCommand({
  summary: 'Gives an entry another address; the old one leads to it, and other files follow.',
  words: {
    usage: '<old> <new>',
    ...{ min: 2, max: 2 },
    lines: {
      '<old>': 'slug of an entry',
      '<new>': 'its new name in addresses: lower-case letters, digits and hyphens',
    },
  },
  options: { content: contentFolder },
  run({ content }, [old = '', slug = '']) {
    const files = renameEntry(content, old, slug)
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

/** `npm run rename <old> <new>`: renames an entry or a path; its old address redirects to the new one. */
import { refuseSlug } from '../src/editorial/new-slug.ts'
import { renameTerm } from '../src/editorial/rename.ts'
import { type CollectionPage, collectionPage, isThere, renamePage } from '../src/editorial/rename-page.ts'
import { SLUG_PATTERN } from '../src/schema/bounds.ts'
import { loadContent } from '../src/source/load.ts'
import { readFlags } from './flags.ts'
import { refuse } from './terminal.ts'

const usage = `Usage: npm run rename <old> <new> [-- --content <folder>]

  <old>   slug of an entry, or paths/<slug>
  <new>   its new name in addresses: lower-case letters, digits and hyphens; after "paths/" for a path`
const flags = readFlags(usage, true)
const [old, slug, ...others] = flags.positionals
if (old === undefined || slug === undefined || others.length > 0) refuse(usage)
const page = collectionPage(old)
const files = page ? renamedPage(page, slug) : renamedEntry(old, slug)
process.stdout.write(`"${old}" is "${slug}" now, and its old address leads there. Changed:
${files.map(file => `  ${file}\n`).join('')}`)

function renamedEntry(from: string, to: string): readonly string[] {
  const content = loadContent(flags.content)
  const term = content.terms.find(each => each.slug === from)
  if (!term) return refuse(`There is no entry "${from}" that is in order; look at "npm run check".`)
  // An entry may take back a former slug.
  const refusal = term.formerSlugs.includes(to) ? undefined : refuseSlug(to, content, flags.content, from)
  return refusal === undefined ? renameTerm(flags.content, from, to) : refuse(refusal)
}

function renamedPage(from: CollectionPage, name: string): readonly string[] {
  if (!isThere(flags.content, from)) return refuse(`There is no ${from.folder}.`)
  if (!from.name.startsWith('paths/'))
    return refuse('A comparison is called as its two entries are; rename the entry, and it follows.')
  const to = collectionPage(name)
  if (!to?.name.startsWith('paths/') || !SLUG_PATTERN.test(to.name.slice('paths/'.length)))
    return refuse(`"${name}" is not the name of a path; write paths/<slug>.`)
  return isThere(flags.content, to)
    ? refuse(`There is a path "${to.name}" already.`)
    : renamePage(flags.content, from, to)
}

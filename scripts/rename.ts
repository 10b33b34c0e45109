/** `npm run rename <old> <new>`: renames an entry; its old address redirects to the new one. */

import { refuseSlug } from '../src/editorial/new-slug.ts'
import { renameTerm } from '../src/editorial/rename.ts'
import { loadContent } from '../src/source/load.ts'
import { readFlags } from './flags.ts'
import { warn } from './terminal.ts'

const usage = `Usage: npm run rename <old> <new> [-- --content <folder>]

  <old>   slug of an entry
  <new>   its new name in addresses: lower-case letters, digits and hyphens`
const flags = readFlags(['content'], usage, true)
const [old, slug, ...others] = flags.positionals
if (old === undefined || slug === undefined || others.length > 0) {
  warn(usage)
  process.exit(1)
}
const content = loadContent(flags.content)
const term = content.terms.find(each => each.slug === old)
const noTerm = `There is no entry "${old}" that is in order; look at "npm run check".`
const refusal = term ? refuseNew(term.formerSlugs) : noTerm
if (refusal !== undefined) {
  warn(refusal)
  process.exit(1)
}
const files = renameTerm(flags.content, old, slug)
process.stdout.write(`"${old}" is "${slug}" now, and its old address leads there. Changed:
${files.map(file => `  ${file}\n`).join('')}`)

/** An entry may take back a former slug. */
function refuseNew(former: readonly string[]): string | undefined {
  return former.includes(slug as string) ? undefined : refuseSlug(slug as string, content, flags.content)
}

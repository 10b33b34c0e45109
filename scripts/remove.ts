/** `npm run remove <slug>`: removes an entry and references to it; its addresses redirect to another entry or are gone. */
import { dirname, join, relative } from 'node:path'
import { removeTerm } from '../src/editorial/rename.ts'
import { unsavedFiles } from '../src/editorial/unsaved-files.ts'
import { dropUnusedWords } from '../src/editorial/unused-words.ts'
import { loadContent } from '../src/source/load.ts'
import { readFlags } from './flags.ts'
import { warn } from './terminal.ts'

const usage = `Usage: npm run remove <slug> [-- --redirect <slug> --content <folder>]

  <slug>               entry to take out
  --redirect <slug>    entry to which its addresses lead from now on; without it they are gone
  --force              also files of which git has no copy`
const flags = readFlags(['content', 'redirect', 'force'], usage, true)
const [slug, ...others] = flags.positionals
if (slug === undefined || others.length > 0) {
  warn(usage)
  process.exit(1)
}
const { terms } = loadContent(flags.content)
const term = terms.find(each => each.slug === slug)
const target = flags.redirect
const missing = [slug, ...(target === undefined ? [] : [target])].find(
  each => !terms.some(other => other.slug === each),
)
if (missing !== undefined || !term || target === slug) {
  const what =
    target === slug
      ? 'An entry cannot lead to itself.'
      : `There is no entry "${missing}" that is in order; look at "npm run check".`
  warn(what)
  process.exit(1)
}
const unsaved = unsavedFiles(join(flags.content, 'terms', slug))
if (unsaved.length > 0 && !flags.force) {
  warn(
    `Git has no copy of ${unsaved.length === 1 ? 'this file' : 'these files'}:\n${unsaved.map(file => `  ${file}\n`).join('')}Commit first, or add --force to lose what is in ${unsaved.length === 1 ? 'it' : 'them'}.`,
  )
  process.exit(1)
}
const removed = removeTerm(flags.content, slug, term.formerSlugs, target, !term.draft || target !== undefined)
// The lists of words belong to the project's own content folder.
const project = dirname(flags.content)
const files = [...removed, ...dropUnusedWords(project).map(file => relative(flags.content, join(project, file)))]
process.stdout.write(`"${slug}" is removed${target === undefined ? '' : `, and its addresses lead to "${target}"`}. Changed:
${files.map(file => `  ${file}\n`).join('')}`)

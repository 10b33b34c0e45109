/** `npm run new <slug>`: begins an entry, with every file in place and nothing that another entry already has. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHeadwords } from '../src/source/headwords.ts'
import { loadContent } from '../src/source/load.ts'
import { refuseSlug } from '../src/source/new-slug.ts'
import { templateFiles } from '../src/source/template.ts'
import { readFlags } from './flags.ts'

const usage = `Usage: npm run new <slug> [-- --content <folder>]

  <slug>   name of the entry in addresses: lower-case letters, digits and hyphens, as in "cloud-storage"`
const flags = readFlags(['content'], usage, true)
const [slug, ...others] = flags.positionals
if (slug === undefined || others.length > 0) {
  process.stderr.write(`${usage}\n`)
  process.exit(1)
}
const refusal = refuseSlug(slug, loadContent(flags.content), flags.content)
if (refusal !== undefined) {
  process.stderr.write(`${refusal}\n`)
  process.exit(1)
}

const folder = join(flags.content, 'terms', slug)
mkdirSync(folder, { recursive: true })
const plan = readHeadwords(flags.content, 'content')?.headwords.find(headword => headword.slug === slug)
for (const [name, text] of Object.entries(templateFiles(slug, new Date().toISOString().slice(0, 10), plan)))
  writeFileSync(join(folder, name), text, { flag: 'wx' })
process.stdout.write(`Wrote ${join(folder, 'term.yaml')}, en.md and es.md.
Replace every text that begins with ✎; "npm run dev" shows the page while you write, and "npm run check" what is missing.
The entry is a draft until you remove the line "draft: true" from term.yaml.
How an entry is written: content/README.md
`)

/** `npm run new <slug>`: writes the files of a new entry, comparison or path. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { refuseSlug } from '../src/editorial/new-slug.ts'
import { takeBack } from '../src/editorial/rename.ts'
import { comparisonTemplate, pathTemplate, templateFiles } from '../src/editorial/templates.ts'
import { titleSlug } from '../src/editorial/title-slug.ts'
import { comparisonName } from '../src/model/views/comparison-name.ts'
import { pairIn } from '../src/source/collections/comparison.ts'
import { loadContent } from '../src/source/load.ts'
import { TEMPLATE_MARK } from '../src/source/term/texts.ts'
import { readFlags } from './flags.ts'
import { refuse, warn } from './terminal.ts'

const usage = `Usage: npm run new <slug> [-- --content <folder>]

  <slug>               name of the entry in addresses: lower-case letters, digits and hyphens, as in "cloud-storage"
  <a>-vs-<b>           begins a comparison of two entries
  paths/<slug>         begins a path`
const NEXT_STEPS = '"npm run dev" shows the page while you write, and "npm run check" what is missing.'
const GUIDE_HINT = 'How comparisons and paths are written: content/REFERENCE.md, section 11'

const flags = readFlags(usage, true)
const [slug, ...others] = flags.positionals
if (slug === undefined || others.length > 0) {
  if (slug !== undefined) warn(`A slug is one word: write "${titleSlug([slug, ...others].join(' '))}".\n`)
  refuse(usage)
}
const content = loadContent(flags.content)

/** Writes the files, prints hints, and exits. */
function create(folder: string, files: Readonly<Record<string, string>>, ...hints: readonly string[]): never {
  if (existsSync(folder)) refuse(`There is already a folder ${folder}. Edit it instead.`)
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text, { flag: 'wx' })
  const [first = '', ...rest] = Object.keys(files)
  const steps = Object.values(files).some(text => text.includes(TEMPLATE_MARK))
    ? `Replace every text that begins with ${TEMPLATE_MARK}; ${NEXT_STEPS}`
    : NEXT_STEPS
  process.stdout.write(
    `Wrote ${[join(folder, first), ...rest.slice(0, -1)].join(', ')} and ${rest.at(-1)}.\n${steps}\n${hints.map(hint => `${hint}\n`).join('')}`,
  )
  process.exit(0)
}

const pathSlug = /^paths\/([a-z0-9-]+)$/.exec(slug)?.[1]
if (pathSlug !== undefined) create(join(flags.content, 'paths', pathSlug), pathTemplate(), GUIDE_HINT)
const pair = pairIn(slug, content.terms)
if (pair) {
  const [a, b] = pair
  create(
    join(flags.content, 'comparisons', comparisonName({ terms: [a.slug, b.slug] })),
    comparisonTemplate(pair),
    GUIDE_HINT,
  )
}

const refusal = refuseSlug(slug, content, flags.content)
if (refusal !== undefined) refuse(refusal)
takeBack(flags.content, slug)

create(
  join(flags.content, 'terms', slug),
  templateFiles(slug, new Date().toISOString().slice(0, 10)),
  'The entry is a draft until you remove the line "draft: true" from term.yaml.',
  'How an entry is written: content/README.md',
)

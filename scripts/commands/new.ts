/** `palabit new <slug>`: writes the files of a new entry, comparison or path. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { refuseSlug } from '../../src/editorial/check-new-slug.ts'
import { takeBack } from '../../src/editorial/rename-and-remove.ts'
import { comparisonTemplate, pathTemplate, termTemplate } from '../../src/editorial/templates.ts'
import { titleSlug } from '../../src/editorial/title-slug.ts'
import { comparisonSlug } from '../../src/model/views/comparison-slug.ts'
import { pairIn } from '../../src/source/collections/load-comparison.ts'
import { loadContent } from '../../src/source/load-content.ts'
import { TEMPLATE_MARK } from '../../src/source/term/field-text-rules.ts'
import { contentFolder } from '../common-options.ts'
import { CommandError, defineCommand } from '../define-command.ts'

const NEXT_STEPS = '"npm run dev" shows the page while you write, and "npm run check" what is missing.'
const COLLECTION_GUIDE = 'How comparisons and paths are written: content/REFERENCE.md, section 11'

export const command = defineCommand({
  summary: 'Begins an entry, a comparison or a path.',
  words: {
    usage: '<slug>',
    // Several words get a message of their own.
    ...{ min: 1, max: Number.POSITIVE_INFINITY },
    lines: {
      '<slug>': 'an entry, by its name in addresses: lower-case letters, digits and hyphens, as in "cloud-storage"',
      '<a>-vs-<b>': 'a comparison of two entries',
      'paths/<slug>': 'a path',
    },
  },
  options: { content: contentFolder },
  run({ content: root }, [slug = '', ...others]) {
    if (others.length > 0)
      throw new CommandError(`A slug is one word: write "${titleSlug([slug, ...others].join(' '))}".`)
    const content = loadContent(root)
    const path = /^paths\/([a-z0-9-]+)$/.exec(slug)?.[1]
    if (path !== undefined) return writeFiles(join(root, 'paths', path), pathTemplate(), COLLECTION_GUIDE)
    const pair = pairIn(slug, content.terms)
    if (pair) {
      const [a, b] = pair
      const folder = join(root, 'comparisons', comparisonSlug({ terms: [a.slug, b.slug] }))
      return writeFiles(folder, comparisonTemplate(pair), COLLECTION_GUIDE)
    }
    const refusal = refuseSlug(slug, content, root)
    if (refusal !== undefined) throw new CommandError(refusal)
    takeBack(root, slug)
    return writeFiles(
      join(root, 'terms', slug),
      termTemplate(slug, new Date().toISOString().slice(0, 10)),
      'The entry is a draft until you remove the line "draft: true" from term.yaml.\nHow an entry is written: content/README.md',
    )
  },
})

/** Writes the files and prints what to do next. */
function writeFiles(folder: string, files: Readonly<Record<string, string>>, hint: string): number {
  if (existsSync(folder)) throw new CommandError(`There is already a folder ${folder}. Edit it instead.`)
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text, { flag: 'wx' })
  const [first = '', ...rest] = Object.keys(files)
  const hasTemplateText = Object.values(files).some(text => text.includes(TEMPLATE_MARK))
  const replace = hasTemplateText ? `Replace every text that begins with ${TEMPLATE_MARK}; ` : ''
  process.stdout.write(
    `Wrote ${[join(folder, first), ...rest.slice(0, -1)].join(', ')} and ${rest.at(-1)}.\n${replace}${NEXT_STEPS}\n${hint}\n`,
  )
  return 0
}

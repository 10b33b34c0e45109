/**
 * `npm run new -- --from-form` with issues as strangers fill them in: well, from a word processor, hardly, with Markdown
 * where there is none, in another language, and as an attack.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { emptyDraft } from '../../src/editorial/entry-draft.ts'
import { readFormEntry } from '../../src/editorial/form-entry.ts'
import { readFormText } from '../../src/editorial/form-text.ts'
import { ENTRY_FORM } from '../../src/editorial/issue-forms.ts'
import { bounds } from '../../src/schema/bounds.ts'
import { snapshot, tinyWorkspace, write } from '../build/folders.ts'
import { ROOT } from './run.ts'
import { runHere } from './run-here.ts'

const FORMS = join(ROOT, 'tests/fixtures/forms')
const formOf = (name: string): string => readFileSync(join(FORMS, `${name}.md`), 'utf8')

/** What becomes of an issue in a small dictionary. */
async function taken(text: string) {
  const site = tinyWorkspace()
  write(site.home, 'issue.md', text)
  const before = snapshot(site.home)
  const made = await runHere('new', ['--from-form', 'issue.md'], { cwd: site.home })
  const after = snapshot(site.home)
  const files = Object.keys(after).filter(path => !(path in before))
  expect(Object.keys(before).filter(path => after[path] !== before[path])).toEqual([])
  const slug = files[0]?.split('/')[2] ?? ''
  const read = (name: string) => readFileSync(join(site.content, 'terms', slug, name), 'utf8')
  const check = async () => (await runHere('check', [slug], { cwd: site.home })).stdout
  return { ...made, site, files, slug, read, check }
}

const front = (text: string): Record<string, unknown> => parse(/^---\n([\s\S]*?)---\n/.exec(text)?.[1] ?? '') ?? {}

describe('An issue that is filled in well', () => {
  test.for(['good', 'word-processor'])('becomes a draft that the check has nothing to say about (%s).', async name => {
    const { status, stdout, files, read, check } = await taken(formOf(name))
    expect([status, files]).toEqual([0, ['en.md', 'es.md', 'term.yaml'].map(file => `content/terms/gps/${file}`)])
    expect(stdout.split('\n')).toHaveLength(3)
    expect(parse(read('term.yaml'))).toMatchObject({
      id: 'gps',
      level: 1,
      subjects: ['hardware', 'networks'],
      draft: true,
    })
    expect(front(read('es.md'))).toMatchObject({ article: 'el', standsFor: 'en: Global Positioning System' })
    expect(await check()).toMatch(/^1 term is in order, 1 of them a draft/)
  })

  test('says the same whether it was typed or copied from a word processor.', async () => {
    const [typed, copied] = [
      await taken(formOf('good')),
      await taken(formOf('word-processor').replaceAll('\n', '\r\n')),
    ]
    for (const file of ['en.md', 'es.md'])
      expect(copied.read(file).replace('"Roofs"', 'Roofs').replace('«oído»', 'oído')).toBe(typed.read(file))
  })
})

describe('An issue that lacks something', () => {
  test('becomes a draft in the language that was written, and the check says what is missing.', async () => {
    const { files, check } = await taken(formOf('empty'))
    expect(files).toEqual(['en.md', 'term.yaml'].map(file => `content/terms/smart-ring/${file}`))
    const said = await check()
    for (const words of ['no paragraphs; at least 2', '"Analogy" has no text', 'no points; at least 3', 'no links'])
      expect(said).toContain(words)
  })

  test.for([
    ['no title in English', formOf('empty').replace('Smart ring', '_No response_'), 'The title in English is missing'],
    ['no text', formOf('empty').replace('A ring.', '_No response_'), 'No text was written'],
    ['the text of no form', 'Hello, I found a bug.', 'none of the forms'],
    ['the name of another entry', formOf('empty').replace('Smart ring', '5G'), 'There is already a term "5g"'],
    [
      'more text than an issue can have',
      `${formOf('empty')}${'x'.repeat(bounds.sourceFile.max)}`,
      'larger than any issue',
    ],
  ] as const)('is refused in words: %s.', async ([, text, words]) => {
    const { status, stderr, files } = await taken(text)
    expect([status, files]).toEqual([1, []])
    expect(stderr).toContain(words)
  })
})

test('Markdown and YAML in the boxes are taken for what was meant, or named by the check.', async () => {
  const { stdout, read, check } = await taken(formOf('markdown-in-yaml'))
  expect(front(read('en.md'))).toMatchObject({
    title: 'GPS',
    tagline: expect.stringContaining('"signals" let a receiver on the ground work out where it is # and when.'),
    aliases: ['Global Positioning System', 'Navstar, the GPS'],
    keywords: ['satellite navigation', 'sat nav', 'find my location', 'no signal: tunnel', 'atomic clock'],
    plural: '–',
    ipa: '/ˌdʒi pi ˈɛs/',
    standsFor: 'en: Global Positioning System',
    variants: ['sat nav: GB', 'GPS unit: US'],
    senses: [
      'receiver: The device in a car; it has a map.',
      "general practice surgery: A doctor's office, in Britain.",
    ],
  })
  expect(stdout).toContain('color: blue')
  const said = await check()
  for (const code of ['markup-in-plain-text', 'heading-in-text', 'image-in-text']) expect(said).toContain(code)
})

test('A text in the boxes of another language is noticed.', async () => {
  const { status, stdout } = await taken(formOf('other-language'))
  expect(status).toBe(0)
  expect(stdout).toContain('does not read like English. It reads like Spanish')
})

describe('An attack', () => {
  test('by the address writes nothing.', async () => {
    const { status, stderr, files, site } = await taken(formOf('attack'))
    expect([status, files]).toEqual([1, []])
    expect(stderr).toContain('cannot be an address')
    expect(readdirSync(site.home)).not.toContain('pwned')
  })

  test('by the texts stays text: fields are those of an entry, and it is a draft under its own name.', async () => {
    const { status, files, slug, read, check } = await taken(formOf('attack-quiet'))
    expect([status, slug, files.length]).toEqual([0, 'quiet-attack', 3])
    expect(Object.keys(parse(read('term.yaml')))).toEqual(['id', 'date', 'level', 'subjects', 'needs', 'draft'])
    expect(parse(read('term.yaml'))).toMatchObject({ id: 'quiet-attack', needs: ['passwd'], draft: true })
    const fields = front(read('en.md'))
    expect(Object.keys(fields)).toEqual(['title', 'tagline', 'aliases', 'keywords', 'plural', 'example'])
    expect(fields.aliases).toEqual(['"]', 'draft: false', 'id: other', '!!js/function "x"', '&a [*a, *a]'])
    const said = await check()
    for (const code of ['raw-html', 'invalid-address']) expect(said).toContain(code)
  })

  test('by names that every object has finds none of them.', () => {
    const text = '### The word itself in English\n\nconstructor: x\ntoString: y\nhas own property: z\n__proto__: w\n'
    const { draft, notes } = readFormEntry(readFormText(text, ENTRY_FORM))
    expect([draft.text, notes.length]).toEqual([emptyDraft().text, 4])
  })
})

describe('Other forms', () => {
  test('A missing word begins an entry with its titles.', async () => {
    const { status, stdout, read, slug } = await taken(formOf('missing-word'))
    expect([status, slug]).toEqual([0, 'smart-ring'])
    expect(stdout).toContain('✎')
    expect([read('en.md'), read('es.md')]).toEqual([
      expect.stringContaining('title: Smart ring\n'),
      expect.stringContaining('title: Anillo inteligente\n'),
    ])
  })

  test('A correction shows where the entry says so.', async () => {
    const { status, stdout, files } = await taken(formOf('correction'))
    expect([status, files]).toEqual([0, []])
    expect(stdout).toMatch(/content\/terms\/5g\/es\.md:19\n$/)
    const unknown = await taken(formOf('correction').replace('/5g/', '/../../../etc/passwd/'))
    expect([unknown.status, unknown.stderr]).toEqual([1, 'The address in this issue is not that of an entry.\n'])
  })
})

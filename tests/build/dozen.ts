/**
 * A dozen terms of which each is compared, related, on a path and pictured, and needs or is needed; with every field of
 * every schema set. The content is held as fields, so that a test can change one of them.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type * as z from 'zod'
import { SUBJECTS } from '../../src/schema/bounds.ts'
import { ComparisonFrontMatter, PathFile, PathFrontMatter } from '../../src/schema/collections.ts'
import { LANGUAGES, type Language } from '../../src/schema/language.ts'
import { PageFrontMatter, SiteFile } from '../../src/schema/site.ts'
import { FRONT_MATTER, TermFile } from '../../src/schema/term.ts'
import { temporaryFolder, type Workspace, workspaceIn, write } from './folders.ts'
import { type Shape, shapeOf, type Values, valuesOf } from './schema-values.ts'

type Fields = Record<string, unknown>

/** A file as an editor sees it; one without a body is YAML throughout. */
interface ContentFile {
  readonly fields: Fields
  readonly body?: string
}

/** By path below the content folder. */
export type ContentFiles = Record<string, ContentFile>

const COUNT = 12
const slugOf = (i: number): string => `term-${String.fromCharCode(97 + i)}`
const SLUGS = Array.from({ length: COUNT }, (_, i) => slugOf(i))

/** The term that tests edit: others stand before and after it, need it, and are needed by it. */
export const EDITED = slugOf(5)
const COMPARISON = `${EDITED}-vs-${slugOf(6)}`
const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: 'anvil bellows crank drill engine furnace gear hinge ingot joint kiln lathe'.split(' '),
  es: 'yunque fuelle manivela taladro motor horno engranaje bisagra lingote junta estufa torno'.split(' '),
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const HEADINGS = {
  en: ['Analogy', 'Key points', 'Further reading'],
  es: ['Analogía', 'Puntos clave', 'Para saber más'],
} as const

/** None is above that of a term which needs it. */
const levelOf = (i: number): number => (i === 5 ? 2 : Number(i < 5) * 2 + 1)

/** Values for which the shape of a field alone is not enough, by file and field. */
const VALUES: Readonly<Record<string, (i: number) => Values>> = {
  'term.yaml id': i => ({ before: slugOf(i), after: `old-${slugOf(i)}` }),
  'term.yaml date': () => ({ before: '2026-02-02', after: '2026-02-01' }),
  'term.yaml updated': () => ({ before: '2026-03-03', after: '2026-03-02' }),
  'term.yaml level': i => ({ before: levelOf(i), after: 3 }),
  'term.yaml subjects': () => ({ before: SUBJECTS.slice(0, 2), after: [SUBJECTS[1], SUBJECTS[0]] }),
  // The second of them is shown in no other way by the page of the term that needs it.
  'term.yaml needs': i => ({
    before: [...SLUGS.slice(i + 1, i + 2), ...SLUGS.slice(i + 3, i + 4)],
    after: SLUGS.slice(i + 2, i + 3),
  }),
  'term.yaml formerSlugs': i => ({ before: [`old-${slugOf(i)}`], after: [`older-${slugOf(i)}`] }),
  'term.yaml ambiguous': () => ({ before: false, after: true }),
  'term.yaml draft': () => ({ before: false, after: true }),
  'en.md title': i => ({ before: capital(NAMES.en[i] as string), after: 'Changed thing' }),
  'es.md title': i => ({ before: capital(NAMES.es[i] as string), after: 'Cosa cambiada' }),
  'en.md aliases': i => ({ before: [`EN${i}`], after: [`EN${i}`, 'something changed'] }),
  'es.md aliases': i => ({ before: [`ES${i}`], after: [`ES${i}`, 'algo cambiado'] }),
  'en.md tagline': () => ({ before: 'A part.', after: 'Another part.' }),
  'es.md tagline': () => ({ before: 'Una parte.', after: 'Otra parte.' }),
  'en.md legend': () => ({ before: ['One.', 'Two.'], after: ['One.', 'Three.'] }),
  'es.md legend': () => ({ before: ['Uno.', 'Dos.'], after: ['Uno.', 'Tres.'] }),
  'en.md labels': () => ({ before: { part: 'Part' }, after: { part: 'Piece' } }),
  'es.md labels': () => ({ before: { part: 'Parte' }, after: { part: 'Pieza' } }),
  'es.md article': () => ({ before: 'la', after: 'las' }),
  ...Object.fromEntries(
    LANGUAGES.flatMap(language => [
      [`${language}.md ipa`, () => ({ before: '/a/', after: '/e/' })],
      [`${language}.md standsFor`, () => ({ before: 'en: Some words', after: 'en: Other words' })],
      [`${language}.md variants`, (i: number) => ({ before: [`word ${i}: ES`], after: [`word ${i}: MX`] })],
      [`${language}.md example`, () => ({ before: 'A **word**.', after: 'Another **word**.' })],
    ]),
  ),
  'comparison first': i => ({ before: slugOf(i), after: slugOf(i + 1) }),
  'path steps': i => ({ before: leadsThrough(i, 'On to'), after: leadsThrough(i, 'Then to') }),
  'path.yaml next': i => ({ before: [i === 0 ? 'two' : 'one'], after: [] }),
  'path.yaml terms': i => ({ before: pathThrough(i), after: pathThrough(i).slice(1) }),
  'site.yaml baseUrl': () => ({ before: 'https://dozen.example', after: 'https://other.example/dozen' }),
  'site.yaml license.url': () => ({ before: 'https://example.org/a', after: 'https://example.org/b' }),
  'site.yaml repository': () => ({ before: 'https://example.org/a', after: 'https://example.org/b' }),
  'site.yaml contact': () => ({ before: 'a@example.org', after: 'b@example.org' }),
  'site.yaml example': () => ({ before: SLUGS[1], after: SLUGS[2] }),
  'site.yaml redirects': () => ({ before: { 'paths/old': 'paths/one' }, after: { 'paths/older': 'paths/one' } }),
  ...Object.fromEntries(
    ['edge', 'cards', 'downloads', 'llmsFull'].map(name => [
      `site.yaml ${name}`,
      () => ({ before: true, after: false }),
    ]),
  ),
  'site.yaml datesFromGit': () => ({ before: false, after: true }),
  'site.yaml retirement.deprecated': () => ({ before: '2026-01-01', after: '2026-01-02' }),
  'site.yaml retirement.sunset': () => ({ before: '2028-01-01', after: '2028-01-02' }),
}

/** Terms in the order of reading: each needs the one before it. */
const pathThrough = (path: number): readonly string[] =>
  (path === 0 ? SLUGS.slice(3) : SLUGS.slice(0, 8)).slice().reverse()

const leadsThrough = (path: number, words: string): unknown =>
  Object.fromEntries(pathThrough(path).flatMap((slug, i) => (i === 0 ? [] : [[slug, `${words} ${slug}.`]])))

/** A field of a file; those of objects have a dot in their name. */
export interface Field {
  readonly file: string
  readonly name: string
  readonly after: unknown
}

/**
 * The fields of a shape.
 * @param kind name of the file
 * @param i which of the files of this kind it is
 */
function fieldsOf(shape: Shape, kind: string, i: number, prefix = ''): readonly (Values & { readonly name: string })[] {
  return Object.entries(shape.properties ?? {}).flatMap(([key, own]) => {
    const name = prefix + key
    const given = VALUES[`${kind} ${name}`]
    if (given) return [{ name, ...given(i) }]
    return own.properties ? fieldsOf(own, kind, i, `${name}.`) : [{ name, ...valuesOf(own) }]
  })
}

/** The object with a field set; undefined takes it out. */
export function withField(fields: Fields, name: string, value: unknown): Fields {
  const [first = '', ...rest] = name.split('.')
  if (rest.length > 0) return { ...fields, [first]: withField((fields[first] ?? {}) as Fields, rest.join('.'), value) }
  const { [first]: _, ...others } = fields
  return value === undefined ? others : { ...fields, [first]: value }
}

const filled = (schema: z.ZodType, kind: string, i = 0): Fields =>
  fieldsOf(shapeOf(schema), kind, i).reduce<Fields>((fields, { name, before }) => withField(fields, name, before), {})

/** Labels of subjects that no entry has are like any other. */
const UNUSED = new RegExp(`^(?:subjects|introductions)[.](?!(?:${SUBJECTS.slice(0, 2).join('|')})[.])`)

/** All fields of the schemas of content, in one file of each kind. */
export const FIELDS: readonly Field[] = (
  [
    [TermFile, `terms/${EDITED}/term.yaml`, 'term.yaml', 5],
    [FRONT_MATTER.en, `terms/${EDITED}/en.md`, 'en.md', 5],
    [FRONT_MATTER.es, `terms/${EDITED}/es.md`, 'es.md', 5],
    [ComparisonFrontMatter, `comparisons/${COMPARISON}/es.md`, 'comparison', 5],
    [PathFile, 'paths/one/path.yaml', 'path.yaml', 0],
    [PathFrontMatter, 'paths/one/es.md', 'path', 0],
    [SiteFile, 'site.yaml', 'site.yaml', 0],
    [PageFrontMatter, 'pages/about/es.md', 'page', 0],
  ] as const
).flatMap(([schema, file, kind, i]) =>
  fieldsOf(shapeOf(schema), kind, i)
    .filter(({ name }) => !UNUSED.test(name))
    .map(({ name, after }) =>
      // Nothing needs the first term, so that it may be a draft.
      name === 'draft' ? { file: `terms/${slugOf(0)}/term.yaml`, name, after } : { file, name, after },
    ),
)

/** Parts of bodies: in which file, which text, and what an edit makes of it. */
export const TEXTS: Readonly<Record<string, readonly [file: string, from: string, to: string]>> = Object.fromEntries([
  ...LANGUAGES.flatMap((language): [string, [string, string, string]][] =>
    [
      ['explanation', 'Plain words', 'Other words'],
      ['mentions in the explanation', NAMES[language][7] as string, NAMES[language][9] as string],
      ['analogy', 'Like a thing', 'Like another thing'],
      ['key points', 'Point three', 'Point four'],
      ['label of a link', 'Page', 'Other page'],
      ['address of a link', 'https://example.org/page', 'https://example.org/other'],
    ].map(([part, from, to]) => [
      `the ${part} in ${language}.md`,
      [`terms/${EDITED}/${language}.md`, from as string, to as string],
    ]),
  ),
  ['a title that stays in its place', [`terms/${EDITED}/en.md`, 'Furnace', 'Furnaces']],
  ['an alias by which a text names it with more words', [`terms/${EDITED}/en.md`, 'EN5', 'on furnace']],
  ['the picture', [`terms/${EDITED}/image.svg`, 'x="16"', 'x="24"']],
  ['the columns of a comparison', [`comparisons/${COMPARISON}/es.md`, '| Horno |', '| ES5 |']],
  ['the label of a row', [`comparisons/${COMPARISON}/es.md`, 'Label 2', 'Label two']],
  ['a cell', [`comparisons/${COMPARISON}/es.md`, 'Cell 2', 'Cell two']],
  ['the introduction of a path', ['paths/one/es.md', 'Begin here', 'Begin there']],
  ['the text of a page', ['pages/about/es.md', 'About us', 'About them']],
])

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><g text-anchor="middle" font-size="22" fill="var(--diagram-text, #1d2026)"><text data-label="part" data-room="120" x="320" y="280"/></g><g><text x="16" y="8">1</text><text x="8" y="8">2</text></g></svg>\n'

function termBody(i: number, language: Language): string {
  const [analogy, points, links] = HEADINGS[language]
  const named = [1, 2, 7].map(step => NAMES[language][(i + step) % COUNT])
  return `Plain words on ${named.join(', ')}.\n\nMore.\n\n## ${analogy}\n\nLike a thing.\n\n## ${points}\n\n- Point one.\n- Point two.\n- Point three.\n\n## ${links}\n\n- [Page](https://example.org/page)\n`
}

const ROWS = [1, 2, 3, 4].map(row => `| Label ${row} | Cell ${row} | Other ${row} |\n`).join('')

const tableOf = (i: number, language: Language): string =>
  `| | ${capital(NAMES[language][i] as string)} | ${capital(NAMES[language][i + 1] as string)} |\n| --- | --- | --- |\n${ROWS}\n- Use one.\n- Use two.\n`

/** Texts of pages. */
const PAGES: Readonly<Record<string, string>> = { home: 'Words.\n', about: 'About us.\n' }

/** The content with every field set. */
export function dozen(): ContentFiles {
  const files: ContentFiles = { 'site.yaml': { fields: filled(SiteFile, 'site.yaml') } }
  for (const [i, slug] of SLUGS.entries()) {
    files[`terms/${slug}/term.yaml`] = { fields: filled(TermFile, 'term.yaml', i) }
    files[`terms/${slug}/image.svg`] = { fields: {}, body: DRAWING }
    for (const language of LANGUAGES) {
      const fields = filled(FRONT_MATTER[language], `${language}.md`, i)
      files[`terms/${slug}/${language}.md`] = { fields, body: termBody(i, language) }
      const next = SLUGS[i + 1]
      if (next !== undefined)
        files[`comparisons/${slug}-vs-${next}/${language}.md`] = {
          fields: filled(ComparisonFrontMatter, 'comparison', i),
          body: tableOf(i, language),
        }
    }
  }
  for (const [i, path] of ['one', 'two'].entries()) {
    files[`paths/${path}/path.yaml`] = { fields: filled(PathFile, 'path.yaml', i) }
    for (const language of LANGUAGES)
      files[`paths/${path}/${language}.md`] = { fields: filled(PathFrontMatter, 'path', i), body: 'Begin here.\n' }
  }
  for (const page of ['home', 'about', 'developers'])
    for (const language of LANGUAGES) {
      files[`pages/${page}/${language}.md`] = {
        fields: filled(PageFrontMatter, 'page'),
        body: PAGES[page] ?? developersIn(language),
      }
    }
  return files
}

const FIXTURES = fileURLToPath(new URL('../fixtures', import.meta.url))

/** Text with every placeholder. */
const developersIn = (language: Language): string =>
  readFileSync(join(FIXTURES, `tiny/pages/developers/${language}.md`), 'utf8').replace(/^---\n[\s\S]*?\n---\n\n/, '')

export const fileText = ({ fields, body }: ContentFile): string => {
  const yaml = Object.entries(fields)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')
  if (body === undefined) return yaml
  return yaml === '' ? body : `---\n${yaml}---\n\n${body}`
}

/** The content in a folder of its own, ready to be built. */
export function dozenWorkspace(home = temporaryFolder()): Workspace {
  const workspace = workspaceIn(home)
  for (const [path, file] of Object.entries(dozen())) write(workspace.content, path, fileText(file))
  for (const name of ['icon.svg', 'style.css'])
    write(workspace.public, name, readFileSync(join(FIXTURES, 'public', name)))
  return workspace
}
